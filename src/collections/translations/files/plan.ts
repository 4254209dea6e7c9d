import { ENGLISH_NAMES } from '@/site/locale'
import type { Desk } from '../desk'
import { withoutCodes } from '../inline-codes'
import type { Pair } from '../pairing'
import { SENTENCES, type Texts } from '../save'
import { readCsv } from './csv'
import {
  documentName,
  type FileProblem,
  type FileUnit,
  MAX_FILE,
  namedDocument,
  type TranslationFile,
} from './file'
import { readXliff } from './xliff-in'

/** What a file would do to one text. */
type PlannedText = { path: string; line: number; before: string; after: string }
/** `waits`: texts whose original changed since the file was made; they are left as they are. */
export type FilePlan =
  | { ok: true; texts: Texts; changes: PlannedText[]; waits: PlannedText[]; same: number; empty: number }
  | { ok: false; problems: FileProblem[] }

/** What a file would change at a desk; nothing at all where anything in it is wrong. */
export function planOf(desk: Desk, text: string): FilePlan {
  if (text.length > MAX_FILE) return refused([{ code: 'too_large', sentence: 'The file is too large.' }])
  const read = /^\uFEFF?\s*</.test(text) ? readXliff(text) : readCsv(text)
  return read.ok ? planOfFile(desk, read.file) : refused([read.problem])
}

/** The same for a file that was read. */
export function planOfFile(desk: Desk, file: TranslationFile): FilePlan {
  const stranger = strangerIn(file, desk)
  if (stranger) return refused([stranger])
  const pairs = new Map(
    desk.fields.flatMap(field => field.pairs.map(pair => [pair.original.path, pair] as const)),
  )
  const seen = new Set<string>()
  const problems = file.units.flatMap(unit => wrongUnit(unit, pairs, seen)).slice(0, MOST_PROBLEMS)
  return problems.length > 0 ? refused(problems) : planned(file.units, pairs)
}

/** More than this nobody reads at once. */
const MOST_PROBLEMS = 100

const refused = (problems: FileProblem[]): FilePlan => ({ ok: false, problems })

function strangerIn({ document, from, to }: TranslationFile, desk: Desk): FileProblem | undefined {
  const here = documentName(desk)
  const shopOf = (name: string) => namedDocument(name).shop
  if (shopOf(document) !== shopOf(here))
    return { code: 'other_shop', sentence: `The file is not from this shop but from “${shopOf(document)}”.` }
  if (document !== here) return { code: 'other_document', sentence: 'The file is for another document.' }
  if (to !== desk.locale || from !== desk.from)
    return {
      code: 'other_language',
      sentence: `The file is not from ${ENGLISH_NAMES[desk.from]} into ${ENGLISH_NAMES[desk.locale]}, but from “${from}” into “${to}”.`,
    }
  return undefined
}

function wrongUnit(
  { path, original, translation, line }: FileUnit,
  pairs: ReadonlyMap<string, Pair>,
  seen: Set<string>,
): FileProblem[] {
  const pair = pairs.get(path)
  if (!pair)
    return [
      {
        code: 'unknown_text',
        sentence: `${path}, line ${line}: the document has no such text anymore.`,
        line,
      },
    ]
  if (seen.has(path))
    return [{ code: 'text_twice', sentence: `${path}, line ${line}: this text is there twice.`, line }]
  seen.add(path)
  const { shape } = pair.original
  if (!translation || shape === 'line' || shape === 'lines' || original !== pair.original.text) return []
  const decoded = withoutCodes(translation, pair.codes)
  return decoded.ok
    ? []
    : [
        {
          code: decoded.why,
          sentence: `${path}, line ${line}: ${decoded.code} ${SENTENCES[decoded.why]}`,
          line,
        },
      ]
}

function planned(units: readonly FileUnit[], pairs: ReadonlyMap<string, Pair>): FilePlan {
  const told = units.flatMap(({ path, original, translation, line }) => {
    const pair = pairs.get(path)
    return pair
      ? [
          {
            path,
            line,
            before: pair.text,
            after: translation ?? '',
            isStale: original !== pair.original.text,
          },
        ]
      : []
  })
  const full = told.filter(({ after }) => after.trim() !== '')
  const other = full.filter(({ before, after }) => before !== after)
  const changes = other.filter(({ isStale }) => !isStale)
  return {
    ok: true,
    texts: Object.fromEntries(changes.map(({ path, after }) => [path, after])),
    changes: changes.map(textOf),
    waits: other.filter(({ isStale }) => isStale).map(textOf),
    same: full.length - other.length,
    empty: told.length - full.length,
  }
}

const textOf = ({ path, line, before, after }: PlannedText): PlannedText => ({ path, line, before, after })
