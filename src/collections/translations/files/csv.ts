import { readCsvRows } from '@/server/csv/read'
import { csvOf } from '@/server/csv/write'
import type { ReadFile, ReadFiles, TranslationFile } from './file'

const HEAD = ['document', 'from', 'to', 'text', 'original', 'translation']

/** For a spreadsheet: one text on a row. */
export const translationCsv = (...files: readonly TranslationFile[]): string =>
  csvOf([HEAD, ...files.flatMap(rowsOfFile)])

const rowsOfFile = ({ document, from, to, units }: TranslationFile): string[][] =>
  units.map(({ path, original, translation }) => [document, from, to, path, original, translation ?? ''])

/** Reads such a file. */
export function readCsvFiles(text: string): ReadFiles {
  const [head, ...rows] = readCsvRows(text)
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
    file.units.push({ path, original, translation: translation || null, line })
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
