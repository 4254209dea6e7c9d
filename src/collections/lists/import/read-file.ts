import type { PayloadRequest } from 'payload'
import { type CsvRow, readCsvRows, separatorOf } from '@/server/csv/read'
import { isStorableText } from '@/server/runtime/storable-text'
import { ENGLISH_NAMES, type Locale } from '@/site/locale'
import { type Column, columnsOf, isOwn, localeIn } from '../columns'
import type { Fault } from './fault'
import { NOT_UTF_8 } from './file-text'
import { KEYS, type Kind, MOST_LETTERS, MOST_LINES } from './kinds'
import { nearest } from './nearest'

/** `place`: where among the cells of a row. */
export type ReadColumn = Column & { place: number }

export type ReadFile = {
  columns: ReadColumn[]
  rows: CsvRow[]
  locale: Locale
  /** Columns that the shop itself writes. */
  passedOver: string[]
  /** Some spreadsheets part cells by semicolons, and write a comma in numbers. */
  hasCommas: boolean
}

/** A file of one kind: its columns and rows, or why it is none. */
export async function readFile(
  req: PayloadRequest,
  kind: Kind,
  text: string,
): Promise<ReadFile | { faults: Fault[] }> {
  const unreadable = unreadableIn(text)
  if (unreadable) return { faults: [unreadable] }
  const [head, ...rows] = readCsvRows(text)
  if (!head) return { faults: [{ code: 'empty', sentence: 'The file is empty.', line: 1 }] }
  if (rows.length > MOST_LINES) return { faults: [TOO_LONG] }
  const heads = head.cells.map(cell => cell.trim())
  const locales = [...new Set(heads.map(localeIn).filter(found => found !== undefined))]
  const locale = locales[0] ?? 'en'
  const { flattenedFields } = req.payload.collections[kind].config
  const known = await columnsOf(req, flattenedFields, locale)
  const faults = head.isBroken ? [brokenAt(1)] : headFaults(kind, { heads, known, locales })
  if (faults.length > 0) return { faults }
  const broken = rows.filter(({ cells, isBroken }) => isBroken || cells.length !== heads.length)
  if (broken.length > 0) return { faults: broken.map(row => brokenRow(row, heads.length)) }
  return {
    columns: known.flatMap(column => {
      const place = heads.findIndex(name => isHeadOf(column, name))
      return place === -1 || isOwn(column.head) ? [] : [{ ...column, place }]
    }),
    rows,
    locale,
    passedOver: heads.filter(isOwn),
    hasCommas: separatorOf(text) !== ',',
  }
}

function unreadableIn(text: string): Fault | undefined {
  if (text.length > MOST_LETTERS)
    return { code: 'too_large', sentence: 'The file is too large. Import it in parts.' }
  if (!isStorableText(text) || text.includes('\uFFFD'))
    return {
      code: 'wrong_encoding',
      sentence: NOT_UTF_8,
    }
  return undefined
}

const TOO_LONG: Fault = {
  code: 'too_many',
  sentence: `A file may have at most ${MOST_LINES.toLocaleString('en')} rows. Import it in parts.`,
}

const MOST_COLUMNS = 200
const TOO_WIDE: Fault = {
  code: 'too_many',
  line: 1,
  sentence: `A file may have at most ${MOST_COLUMNS} columns.`,
}

type Head = { heads: readonly string[]; known: readonly Column[]; locales: readonly Locale[] }

function headFaults(kind: Kind, { heads, known, locales }: Head): Fault[] {
  const names = known.map(({ head }) => head)
  const missing = KEYS[kind].filter(key => !heads.includes(key))
  if (missing.length > 0) return [strangeFile(kind, { missing, names, heads })]
  if (locales.length > 1)
    return [
      {
        code: 'two_languages',
        line: 1,
        sentence: `The file has texts in ${locales.map(locale => ENGLISH_NAMES[locale]).join(', ')}. Import one language at a time.`,
      },
    ]
  if (heads.length > MOST_COLUMNS) return [TOO_WIDE]
  return heads.flatMap((name, place) => {
    if (heads.indexOf(name) !== place)
      return [{ ...at(name), code: 'column_twice', sentence: 'This column appears twice.' }]
    if (known.some(column => isHeadOf(column, name))) return []
    const like = nearest(name, names)
    const offer = like ? ` Is “${like}” meant?` : ` The columns are ${names.join(', ')}.`
    return [{ ...at(name), code: 'unknown_column', sentence: `There is no column “${name}”.${offer}` }]
  })
}

const at = (column: string) => ({ line: 1, column })

/** English texts may stand without their language. */
const isHeadOf = ({ head, path, isLocalized }: Column, name: string): boolean =>
  name === head || (isLocalized && head.endsWith('.en') && name === path.join('.'))

type Strange = { missing: readonly string[]; names: readonly string[]; heads: readonly string[] }

const strangeFile = (kind: Kind, { missing, names, heads }: Strange): Fault => ({
  code: 'other_file',
  line: 1,
  sentence: `This is no file of ${kind}: the first line does not name ${quoted(missing)}. Expected columns: ${names.filter(name => !isOwn(name)).join(', ')}. Found: ${heads.join(', ').slice(0, 500)}.`,
})

const quoted = (names: readonly string[]): string => names.map(name => `“${name}”`).join(' and ')

const brokenAt = (line: number): Fault => ({
  code: 'bad_row',
  line,
  sentence: 'A quotation mark that begins a cell has no end.',
})

const brokenRow = ({ line, cells, isBroken }: CsvRow, wanted: number): Fault =>
  isBroken
    ? brokenAt(line)
    : {
        code: 'bad_row',
        line,
        sentence: `The row has ${cells.length} cells, and the first line has ${wanted}.`,
      }
