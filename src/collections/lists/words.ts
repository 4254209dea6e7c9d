/** More rows than this no file holds: a spreadsheet opens it, and a person looks at it. */
export const MOST_ROWS = 50_000

export const TOO_MANY =
  'A file holds at most {most} rows. Narrow the list by its filters, and export it in parts.'
export const TOO_MANY_ROWS = TOO_MANY.replace('{most}', MOST_ROWS.toLocaleString('en'))
