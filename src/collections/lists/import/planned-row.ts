import type { PayloadRequest } from 'payload'
import type { CsvRow } from '@/server/csv/read'
import type { Locale } from '@/site/locale'
import type { Row } from '../../fields/row'
import { largeChange } from '../../hooks/large-changes'
import { cellOf, type Names } from '../cell'
import type { Fault } from './fault'
import { KEYS, type Kind } from './kinds'
import { type Reading, readCell } from './read-cell'
import type { ReadColumn } from './read-file'

type CellChange = { column: string; before: string; after: string }

/** What one row of a file would do; `data` is what is saved. */
export type PlannedRow = {
  line: number
  key: string
  id: string | undefined
  changes: CellChange[]
  data: Record<string, unknown>
  locale: Locale
  isDraft: boolean
  large: Fault | undefined
}

/** The file that a row stands in, and who sent it. */
export type OfFile = {
  req: PayloadRequest
  kind: Kind
  columns: ReadColumn[]
  locale: Locale
  reading: Reading
  names: Names
  isConfirmed: boolean
}

/** What a row would do to what is stored, which is nothing where it is new; or what is wrong with it. */
export function plannedRow(
  file: OfFile,
  row: CsvRow,
  stored: Row | undefined,
): PlannedRow | { faults: Fault[] } {
  const { line } = row
  if (stored?.deletedAt) return { faults: [{ code: 'in_trash', sentence: IN_TRASH, line }] }
  const cells = file.columns.map(column => changeOf(file, column, { row, stored }))
  const faults = cells.flatMap(cell =>
    'sentence' in cell ? [{ code: 'bad_value', sentence: cell.sentence, line, column: cell.column }] : [],
  )
  if (faults.length > 0) return { faults }
  if (!stored && file.locale !== 'en')
    return { faults: [{ code: 'new_in_language', sentence: NEW_IN_ENGLISH, line }] }
  const changes = cells.flatMap(cell => ('change' in cell ? [cell] : []))
  return rowThatChanges(file, row, { stored, changes })
}

const IN_TRASH = 'It is in the trash. Restore it first.'
const NEW_IN_ENGLISH =
  'It is new, and what is new begins in English. Import it from a file with English texts first.'

type Changes = { stored: Row | undefined; changes: readonly FieldChange[] }

function rowThatChanges(file: OfFile, row: CsvRow, { stored, changes }: Changes): PlannedRow {
  const data = Object.fromEntries(changes.map(({ name, value }) => [name, value]))
  const large = largeIn(file, stored, data)
  return {
    line: row.line,
    key: keyCells(file, row).join('/'),
    id: stored && String(stored.id),
    changes: changes.map(({ change }) => change),
    data,
    locale: changes.some(({ isLocalized }) => isLocalized) ? file.locale : 'en',
    isDraft: stored ? stored._status === 'draft' : file.kind === 'coupons' && data._status !== 'published',
    large: large ? { code: large.code, sentence: large.sentence, line: row.line } : undefined,
  }
}

/** What stands in the columns that name a row. */
export const keyCells = ({ kind, columns }: Pick<OfFile, 'kind' | 'columns'>, { cells }: CsvRow): string[] =>
  KEYS[kind].map(name => (cells[columns.find(({ head }) => head === name)?.place ?? -1] ?? '').trim())

type FieldChange = { change: CellChange; name: string; value: unknown; isLocalized: boolean }
type Cell = { same: true } | { column: string; sentence: string } | FieldChange

/** What a cell changes. An empty one of a new row leaves the field as it begins. */
function changeOf(
  { kind, reading, names }: OfFile,
  column: ReadColumn,
  { row, stored }: { row: CsvRow; stored: Row | undefined },
): Cell {
  const { head, path, isLocalized } = column
  const name = path.join('.')
  const told = row.cells[column.place] ?? ''
  if (!stored && told.trim() === '' && !isNeeded(column)) return { same: true }
  const before = stored ? cellOf(column, stored, names) : ''
  if (stored && told.trim() === before.trim()) return { same: true }
  const read = readCell(column, told, reading)
  if ('sentence' in read) return { column: head, sentence: read.sentence }
  const after = cellOf(column, { [name]: read.value }, names)
  if (before === after || (stored && KEYS[kind].includes(name))) return { same: true }
  if (stored && name === '_status') return { column: head, sentence: STATUS }
  return { change: { column: head, before, after }, name, value: read.value, isLocalized }
}

const STATUS =
  'A file neither publishes nor unpublishes what is there. Leave it as it is, or do it in its form.'

const isNeeded = ({ field }: ReadColumn): boolean =>
  'required' in field && field.required === true && field.defaultValue === undefined

/** As the form asks about one amount that changes by over 30 %. */
function largeIn({ kind, isConfirmed, req }: OfFile, stored: Row | undefined, data: Row) {
  if (!stored || isConfirmed || stored._status === 'draft') return null
  return largeChange(stored, data, req.payload.collections[kind].config.fields)
}
