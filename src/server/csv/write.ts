import { BYTE_ORDER_MARK, guarded } from './guard'

/** Rows for a spreadsheet: in UTF-8, which it is told, every cell quoted, and no cell a formula. */
export const csvOf = (rows: readonly (readonly string[])[]): string => BYTE_ORDER_MARK + csvLines(rows)

/** The same without the mark that a file begins with: what follows its beginning. */
export const csvLines = (rows: readonly (readonly string[])[]): string =>
  rows.map(cells => `${cells.map(cellText).join(',')}\r\n`).join('')

/** What an answer with such a file says of it. */
export const csvHeaders = (name: string): Record<string, string> => ({
  'Content-Type': 'text/csv; charset=utf-8',
  'Content-Disposition': `attachment; filename="${name}.csv"`,
  'Cache-Control': 'no-store',
})

const cellText = (text: string): string => `"${guarded(text).replaceAll('"', '""')}"`
