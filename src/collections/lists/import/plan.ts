import { createHash } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import type { CsvRow } from '@/server/csv/read'
import type { Locale } from '@/site/locale'
import { largeChange } from '../../hooks/large-changes'
import { cellOf, type Names, type Row } from '../cell'
import type { Fault } from './fault'
import { KEYS, type Kind, keyIn, MOST_CHANGES } from './kinds'
import { type Reading, readCell } from './read-cell'
import { type ReadColumn, readFile } from './read-file'
import { productIds, storedByKey } from './stored'

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

/** `digest`: of the file and of the rows that it is about, as they were looked at. */
export type Plan = {
  rows: PlannedRow[]
  same: number
  faults: Fault[]
  /** Amounts that change by over 30 %, where nobody said yes to that. */
  large: Fault[]
  passedOver: string[]
  columns: ReadColumn[]
  digest: string
}

export type Sent = { kind: Kind; text: string; isConfirmed: boolean }

type Context = Sent & {
  req: PayloadRequest
  columns: ReadColumn[]
  locale: Locale
  reading: Reading
  names: Names
}

/** What a file would do. Call it within a transaction, which from then on has the rows that the file is about. */
export async function planOf(req: PayloadRequest, sent: Sent): Promise<Plan> {
  const { kind, text } = sent
  const file = await readFile(req, kind, text)
  if ('faults' in file) return refusedPlan(file.faults)
  const { columns, rows, locale, passedOver, hasCommas } = file
  const ids = await productIds(req)
  const products = new Map([...ids].map(([name, id]) => [id, name]))
  const names: Names = (_, id) => products.get(id) ?? id
  const context: Context = { ...sent, req, columns, locale, reading: { ids, hasCommas }, names }
  const keyed = rows.map(row => ({ row, key: keyOfRow(context, row) }))
  const stored = await storedByKey(req, kind, { keys: keyed.map(({ key }) => key), locale })
  const seen = new Set<string>()
  const read = keyed.map(({ row, key }) => {
    const isFirst = seen.size !== seen.add(key).size
    return isFirst ? plannedRow(context, row, stored.get(key)) : { faults: [twice(kind, row.line)] }
  })
  const planned = read.flatMap(each => ('changes' in each ? [each] : []))
  const changing = planned.filter(({ id, changes }) => id === undefined || changes.length > 0)
  const faults = [...read.flatMap(each => ('faults' in each ? each.faults : [])), ...tooMany(changing)]
  return {
    rows: changing,
    same: planned.length - changing.length,
    faults,
    large: changing.flatMap(({ large }) => (large ? [large] : [])),
    passedOver,
    columns,
    digest: digestOf(text, [...stored.values()]),
  }
}

const refusedPlan = (faults: Fault[]): Plan => ({
  ...{ rows: [], same: 0, faults, large: [], passedOver: [], columns: [], digest: '' },
})

const keyOfRow = ({ kind, columns }: Context, { cells }: CsvRow): string =>
  keyIn(
    kind,
    KEYS[kind].map(name => cells[columns.find(({ head }) => head === name)?.place ?? -1] ?? ''),
  )

const twice = (kind: Kind, line: number): Fault => ({
  code: 'row_twice',
  line,
  column: KEYS[kind].join(', '),
  sentence: 'The file has this one twice.',
})

const tooMany = ({ length }: readonly PlannedRow[]): Fault[] =>
  length > MOST_CHANGES
    ? [
        {
          code: 'too_many',
          sentence: `The file would change ${length} rows, and one import changes at most ${MOST_CHANGES}. Import it in parts.`,
        },
      ]
    : []

function plannedRow(
  context: Context,
  row: CsvRow,
  stored: Row | undefined,
): PlannedRow | { faults: Fault[] } {
  const { line } = row
  const fault = (column: string | undefined, code: string, sentence: string): Fault => ({
    ...{ code, sentence, line },
    ...(column && { column }),
  })
  if (stored?.deletedAt)
    return { faults: [fault(undefined, 'in_trash', 'It lies in the trash. Restore it first.')] }
  const changed = context.columns.map(column => changeOf(context, column, { row, stored }))
  const faults = changed.flatMap(each =>
    'sentence' in each ? [fault(each.column, 'bad_value', each.sentence)] : [],
  )
  if (faults.length > 0) return { faults }
  const changes = changed.flatMap(each => ('change' in each ? [each] : []))
  const data = Object.fromEntries(changes.map(({ name, value }) => [name, value]))
  const isDraft = stored
    ? stored._status === 'draft'
    : context.kind === 'coupons' && data._status !== 'published'
  const large = largeIn(context, stored, data)
  const isInLanguage = changes.some(({ isLocalized }) => isLocalized)
  if (!stored && context.locale !== 'en')
    return { faults: [fault(undefined, 'new_in_language', NEW_IN_ENGLISH)] }
  return {
    ...{ line, key: KEYS[context.kind].map(name => row.cells[placeOf(context, name)]?.trim()).join('/') },
    id: stored && String(stored.id),
    changes: changes.map(({ change }) => change),
    data,
    locale: isInLanguage ? context.locale : 'en',
    isDraft,
    large: large ? fault(undefined, large.code, large.sentence) : undefined,
  }
}

const NEW_IN_ENGLISH =
  'It is new, and what is new begins in English. Import it from a file with English texts first.'

const placeOf = ({ columns }: Context, name: string): number =>
  columns.find(({ head }) => head === name)?.place ?? -1

type Changed =
  | { same: true }
  | { column: string; sentence: string }
  | { change: CellChange; name: string; value: unknown; isLocalized: boolean }

/** What a cell changes. An empty one of a new row leaves the field as it begins. */
function changeOf(
  { kind, reading, names }: Context,
  column: ReadColumn,
  { row, stored }: { row: CsvRow; stored: Row | undefined },
): Changed {
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
function largeIn({ kind, isConfirmed, req }: Context, stored: Row | undefined, data: Row) {
  if (!stored || isConfirmed || stored._status === 'draft') return null
  return largeChange(stored, data, req.payload.collections[kind].config.fields)
}

function digestOf(text: string, stored: readonly Row[]): string {
  const seen = stored.toSorted((one, other) => String(one.id).localeCompare(String(other.id)))
  return createHash('sha256')
    .update(JSON.stringify([text, seen]))
    .digest('hex')
}
