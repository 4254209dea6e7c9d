import { isSame } from '../canonical'
import { nestedRow } from '../documents'
import { type Fields, flatFields, type Keyed } from '../fields'
import { planSeed, type RowPlan, type TablePlan } from '../plan'
import { describeProblem } from '../problem'
import { parseTable, type Table } from '../table'
import { catalogueRows } from '../tables'
import type { CatalogueName, FieldChange, TableChange } from './change'
import { keyOf, targets } from './fold'
import { changedList, type ListChange, listOf } from './lists'

/** A collection at the moment of its change. `seeded`: what the seed once wrote, in a shop from before these migrations. */
export type Standing = { collection: CatalogueName; change: TableChange; stored: Keyed; seeded: Keyed }

/**
 * What becomes of each row that a change names: as of the seed (`planSeed`), what an editor changed stays, and what
 * an editor removed stays away. A new row of which another with its key is there already leaves that as it is.
 */
export function planChange({ collection, change, stored, seeded }: Standing): TablePlan {
  const rows = new Map(change.added.map(row => [keyOf(collection, row), flatFields(row)]))
  const theirs = [...rows].filter(([key]) => stored.has(key) && !seeded.has(key))
  for (const [key] of theirs) rows.delete(key)
  const added = planOf(collection, rows, stored, seeded)
  const changed = planOf(
    collection,
    mapped(change.changed, (fields, key) => targets(fields, stored.get(key))),
    stored,
    mapped(change.changed, (fields, key) => origins(fields, stored.get(key))),
  )
  return {
    collection,
    rows: [
      ...added,
      ...theirs.map(([key, fields]) => theirRow(key, fields, stored.get(key) ?? {})),
      ...changed.map(row => togetherOrNot(collection, row, stored)),
      ...Object.entries(change.removed).map(([key, fields]) => removal(key, fields, stored)),
    ],
  }
}

const planOf = (collection: string, rows: Keyed, stored: Keyed, last: Keyed): RowPlan[] =>
  planSeed([{ collection, rows, stored, last }]).flatMap(table => table.rows)

const mapped = (
  rows: TableChange['changed'],
  fields: (row: Record<string, FieldChange>, key: string) => Fields,
): Keyed => new Map(Object.entries(rows).map(([key, row]) => [key, fields(row, key)]))

/** What a field has to hold to be changed. */
const origins = (fields: Record<string, FieldChange>, row: Fields = {}): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([field, change]) => [
      field,
      'with' in change ? originOfList(row[field], change) : change.from,
    ]),
  )

/** A list that others changed too is changed all the same, but not from empty or to empty: that may mean everything. */
const originOfList = (list: unknown, change: ListChange): unknown =>
  [list, changedList(list, change)].some(each => listOf(each).length === 0) ? { edited: true } : list

function theirRow(key: string, ours: Fields, theirs: Fields): RowPlan {
  const kept = Object.keys(ours)
    .filter(field => !isSame(ours[field], theirs[field]))
    .map(field => ({ field, theirs: theirs[field], ours: ours[field] }))
  return { kind: 'keep', key, kept, written: {} }
}

function removal(key: string, before: Fields, stored: Keyed): RowPlan {
  const fields = stored.get(key)
  if (!fields) return { kind: 'removed', key, written: {} }
  const isEdited = Object.keys(before).some(field => !isSame(before[field], fields[field]))
  return isEdited
    ? { kind: 'refused', key, because: 'it was to go, but was edited', written: {} }
    : { kind: 'remove', key, written: {} }
}

/** What an editor changed and what is new beside it may not go together: then the row stays as it is. */
function togetherOrNot(collection: CatalogueName, row: RowPlan, stored: Keyed): RowPlan {
  if (row.kind !== 'change' || row.kept.length === 0) return row
  const changes = Object.fromEntries(row.changes.map(({ field, to }) => [field, to]))
  const rows = [nestedRow({ ...stored.get(row.key), ...changes })]
  const table: Table = { ...catalogueRows[collection], rows, key: () => row.key }
  const [problem] = parseTable(table).problems
  if (!problem) return row
  return { kind: 'refused', key: row.key, because: describeProblem(problem), written: {} }
}
