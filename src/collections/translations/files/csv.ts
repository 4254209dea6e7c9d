import { readCsvRows } from '@/server/csv/read'
import { csvOf } from '@/server/csv/write'
import type { FileUnit, ReadFile, TranslationFile } from './file'

const HEAD = ['document', 'from', 'to', 'text', 'original', 'translation']

/** For a spreadsheet: one text on a row. */
export const translationCsv = ({ document, from, to, units }: TranslationFile): string =>
  csvOf([
    HEAD,
    ...units.map(({ path, original, translation }) => [
      document,
      from,
      to,
      path,
      original,
      translation ?? '',
    ]),
  ])

/** Reads such a file. */
export function readCsv(text: string): ReadFile {
  const [head, ...rows] = readCsvRows(text)
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
    units.push({ path, original, translation: translation || null, line })
  }
  return { ok: true, file: { document, from, to, units } }
}

const wrong = (code: string, sentence: string, line: number): ReadFile => ({
  ok: false,
  problem: { code, sentence, line },
})
