import type { FileUnit, ReadFile, TranslationFile } from './file'

const HEAD = ['document', 'from', 'to', 'text', 'original', 'translation']
const BYTE_ORDER_MARK = '\uFEFF'

/** For a spreadsheet: one text on a row, every cell quoted, and no cell a formula. */
export const translationCsv = ({ document, from, to, units }: TranslationFile): string =>
  BYTE_ORDER_MARK +
  [
    HEAD,
    ...units.map(({ path, original, translation }) => [
      document,
      from,
      to,
      path,
      original,
      translation ?? '',
    ]),
  ]
    .map(cells => `${cells.map(cellText).join(',')}\r\n`)
    .join('')

/** A spreadsheet takes what begins like this for a formula; the apostrophe before it is taken off when the file comes back. */
const FORMULA = /^'*[=+\-@\t\r]/
const GUARDED = /^'+[=+\-@\t\r]/

const cellText = (text: string): string =>
  `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
const unguarded = (text: string): string => (GUARDED.test(text) ? text.slice(1) : text)

/** Reads such a file, with commas or, as some spreadsheets write them, semicolons or tabs. */
export function readCsv(text: string): ReadFile {
  const [head, ...rows] = rowsOf(text.replace(BYTE_ORDER_MARK, ''))
  if (!head) return wrong('not_csv', 'The file is empty.', 1)
  if (head.cells.join() !== HEAD.join())
    return wrong('not_csv', `The first line has to name the columns ${HEAD.join(', ')}.`, 1)
  const units: FileUnit[] = []
  const [document = '', from = '', to = ''] = rows[0]?.cells ?? []
  for (const { cells, line, isBroken } of rows) {
    if (isBroken || cells.length !== HEAD.length)
      return wrong('bad_row', `Line ${line} has to have ${HEAD.length} cells.`, line)
    if (cells[0] !== document || cells[1] !== from || cells[2] !== to)
      return wrong('other_document', `Line ${line} is of another document or language than the first.`, line)
    const [path = '', original = '', translation = ''] = cells.slice(3)
    units.push({
      path,
      original: unguarded(original),
      translation: translation === '' ? null : unguarded(translation),
      line,
    })
  }
  return { ok: true, file: { document, from, to, units } }
}

const wrong = (code: string, sentence: string, line: number): ReadFile => ({
  ok: false,
  problem: { code, sentence, line },
})

type CsvRow = { cells: string[]; line: number; isBroken: boolean }

/** A cell, quoted or not, and what ends it. */
const CELL = /(?:"((?:[^"]|"")*)"|([^"\r\n,;\t]*))(,|;|\t|\r?\n|$)/y

function rowsOf(text: string): CsvRow[] {
  const rows: CsvRow[] = []
  let row: CsvRow = { cells: [], line: 1, isBroken: false }
  let line = 1
  CELL.lastIndex = 0
  while (CELL.lastIndex < text.length) {
    const match = CELL.exec(text)
    if (!match) return [...rows, { ...row, isBroken: true }]
    const [whole, quoted, plain = '', end] = match
    row.cells.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    line += whole.split('\n').length - 1
    if (end === '' || end?.endsWith('\n')) {
      if (row.cells.some(Boolean)) rows.push(row)
      row = { cells: [], line, isBroken: false }
    }
  }
  return row.cells.length > 0 ? [...rows, row] : rows
}
