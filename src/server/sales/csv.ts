const BYTE_ORDER_MARK = '\uFEFF'

/** Rows for a spreadsheet: in UTF-8, which it is told, every cell quoted, and no cell a formula. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK + rows.map(cells => `${cells.map(cellText).join(',')}\r\n`).join('')

/** What an answer with such a file says of it. */
export const csvHeaders = (name: string): Record<string, string> => ({
  'Content-Type': 'text/csv; charset=utf-8',
  'Content-Disposition': `attachment; filename="${name}.csv"`,
  'Cache-Control': 'no-store',
})

/** A spreadsheet takes what begins like this for a formula; a number that is negative stays one. */
const FORMULA = /^[=+\-@\t\r]/
const NUMBER = /^-?\d+(\.\d+)?$/

const cellText = (text: string): string => {
  const plain = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text
  return `"${plain.replaceAll('"', '""')}"`
}
