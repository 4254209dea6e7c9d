const BYTE_ORDER_MARK = '\uFEFF'

/** Lines for a spreadsheet: in UTF-8, every cell quoted, and no cell a formula. */
export const csvOf = (lines: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK + lines.map(lineOf).join('')

const lineOf = (cells: readonly string[]): string => `${cells.map(cellText).join(',')}\r\n`

/** A spreadsheet takes what begins like this for a formula; a number that is negative stays one. */
const FORMULA = /^[=+\-@\t\r]/
const NUMBER = /^-?\d+(\.\d+)?$/

const cellText = (text: string): string => {
  const plain = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text
  return `"${plain.replaceAll('"', '""')}"`
}
