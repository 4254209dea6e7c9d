import { shopOrigins } from '@/server/http/origins'
import type { Desk, DeskName } from '../desk'

/** One text of a file: `line` counts from 1; without a translation it is null. */
export type FileUnit = { path: string; original: string; translation: string | null; line: number }
/** What a file of translations says, whatever its format. `document` names the shop too. */
export type TranslationFile = { document: string; from: string; to: string; units: FileUnit[] }

export type FileProblem = { code: string; sentence: string; line?: number }
export type ReadFile = { ok: true; file: TranslationFile } | { ok: false; problem: FileProblem }
/** What a file says of several documents. */
export type ReadFiles = { ok: true; files: TranslationFile[] } | { ok: false; problem: FileProblem }

/** Ten times the longest text of the shop, in letters. */
export const MAX_FILE = 2_000_000

export const documentName = ({ collection, id }: Pick<DeskName, 'collection' | 'id'>): string =>
  `${shopOrigins()[0]}#${collection}/${id}`

/** The document and shop that a name of `documentName` names. */
export function namedDocument(name: string): { shop: string; collection: string; id: string } {
  const [shop = '', place = ''] = name.split('#')
  const [collection = '', id = ''] = place.split('/')
  return { shop, collection, id }
}

/** A desk as it is handed to a translator. */
export const fileOf = (desk: Desk): TranslationFile => ({
  document: documentName(desk),
  from: desk.from,
  to: desk.locale,
  units: desk.fields.flatMap(({ pairs }) =>
    pairs.map(({ original, text }) => ({
      path: original.path,
      original: original.text,
      translation: text || null,
      line: 0,
    })),
  ),
})
