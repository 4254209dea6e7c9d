import { BYTE_ORDER_MARK, unguarded } from './guard'

/** `line`: where it begins, from 1. A row that is broken (a quotation mark without its end) is the last one. */
export type CsvRow = { cells: string[]; line: number; isBroken: boolean }

/**
 * The rows of a CSV file without empty ones: with commas or, as some spreadsheets write them, semicolons or tabs, whichever
 * its first line has; with any end of lines, also within quotation marks. Cells are as they were before they were guarded.
 */
export function readCsvRows(file: string): CsvRow[] {
  const text = file.startsWith(BYTE_ORDER_MARK) ? file.slice(1) : file
  const cell = CELLS[separatorOf(text)]
  const rows: CsvRow[] = []
  let row: CsvRow = { cells: [], line: 1, isBroken: false }
  let line = 1
  cell.lastIndex = 0
  while (cell.lastIndex < text.length) {
    const match = cell.exec(text)
    if (!match) return [...rows, { ...row, isBroken: true }]
    const [whole, quoted, plain = '', end = ''] = match
    row.cells.push(unguarded(quoted === undefined ? plain : quoted.replaceAll('""', '"')))
    line += whole.match(LINE_END)?.length ?? 0
    if (end === '' || /[\r\n]/.test(end)) {
      if (row.cells.some(Boolean)) rows.push(row)
      row = { cells: [], line, isBroken: false }
    }
  }
  return row.cells.some(Boolean) ? [...rows, row] : rows
}

/** What stands between the cells of a file, by its first row outside of quotation marks, which may hold ends of lines. */
export function separatorOf(text: string): Separator {
  const head = text.replace(/"[^"]*"/g, '').split(/[\r\n]/, 1)[0] ?? ''
  return SEPARATORS.toSorted((one, other) => count(head, other) - count(head, one))[0] ?? ','
}

const SEPARATORS = [',', ';', '\t'] as const
type Separator = (typeof SEPARATORS)[number]

const count = (text: string, sign: string): number => text.split(sign).length - 1

const LINE_END = /\r\n|\n|\r/g

/** A cell, quoted or not, and what ends it. */
const CELLS: Record<Separator, RegExp> = {
  ',': /(?:"([^"]*(?:""[^"]*)*)"|([^"\r\n,][^\r\n,]*)?)(,|\r\n|\n|\r|$)/y,
  ';': /(?:"([^"]*(?:""[^"]*)*)"|([^"\r\n;][^\r\n;]*)?)(;|\r\n|\n|\r|$)/y,
  '\t': /(?:"([^"]*(?:""[^"]*)*)"|([^"\r\n\t][^\r\n\t]*)?)(\t|\r\n|\n|\r|$)/y,
}
