import type { ReadFile, ReadFiles, TranslationFile } from './file'

const HEAD = ['document', 'from', 'to', 'text', 'original', 'translation']
const BYTE_ORDER_MARK = '\uFEFF'

/** For a spreadsheet: one text on a row, every cell quoted, and no cell a formula. */
export const translationCsv = (...files: readonly TranslationFile[]): string =>
  BYTE_ORDER_MARK +
  [HEAD, ...files.flatMap(rowsOfFile)].map(cells => `${cells.map(cellText).join(',')}\r\n`).join('')

const rowsOfFile = ({ document, from, to, units }: TranslationFile): string[][] =>
  units.map(({ path, original, translation }) => [document, from, to, path, original, translation ?? ''])

/** A spreadsheet takes what begins like this for a formula; the apostrophe before it is taken off when the file comes back. */
const FORMULA = /^'*[=+\-@\t\r]/
const GUARDED = /^'+[=+\-@\t\r]/

const cellText = (text: string): string =>
  `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
const unguarded = (text: string): string => (GUARDED.test(text) ? text.slice(1) : text)

/** Reads such a file, with commas or, as some spreadsheets write them, semicolons or tabs. */
export function readCsvFiles(text: string): ReadFiles {
  const [head, ...rows] = rowsOf(text.replace(BYTE_ORDER_MARK, ''))
  if (!head) return wrong('not_csv', 'The file is empty.', 1)
  if (head.cells.join() !== HEAD.join())
    return wrong('not_csv', `The first line has to name the columns ${HEAD.join(', ')}.`, 1)
  const files = new Map<string, TranslationFile>()
  for (const { cells, line, isBroken } of rows) {
    if (isBroken || cells.length !== HEAD.length)
      return wrong('bad_row', `Line ${line} has to have ${HEAD.length} cells.`, line)
    const [document = '', from = '', to = '', path = '', original = '', translation = ''] = cells
    const key = JSON.stringify([document, from, to])
    const file = files.get(key) ?? { document, from, to, units: [] }
    files.set(key, file)
    file.units.push({
      path,
      original: unguarded(original),
      translation: translation === '' ? null : unguarded(translation),
      line,
    })
  }
  return { ok: true, files: [...files.values()] }
}

/** Reads one of one document. */
export function readCsv(text: string): ReadFile {
  const read = readCsvFiles(text)
  if (!read.ok) return read
  const [file = { document: '', from: '', to: '', units: [] }, other] = read.files
  const line = other?.units[0]?.line
  if (line === undefined) return { ok: true, file }
  return wrong('other_document', `Line ${line} is of another document or language than the first.`, line)
}

const wrong = (code: string, sentence: string, line: number) => ({
  ok: false as const,
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
