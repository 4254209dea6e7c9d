import { isSame } from './canonical'
import type { Fields, Keyed } from './fields'

/** One collection: the rows of the seed, those now stored, and what the seed wrote the last time. */
export type TableState = { collection: string; rows: Keyed; stored: Keyed; last: Keyed }

type Change = { field: string; from: unknown; to: unknown }

/** A field in which an editor's value stays although the seed now wants another. */
type Kept = { field: string; theirs: unknown; ours: unknown }

/** What becomes of a row. `written` is what to remember for the next run as the seed's own. */
export type RowPlan = { key: string; written: Fields } & (
  | { kind: 'create'; fields: Fields }
  | { kind: 'change'; changes: Change[]; kept: Kept[] }
  | { kind: 'keep'; kept: Kept[] }
  | { kind: 'removed' }
  /** A row that goes; only the catalogue has such. */
  | { kind: 'remove' }
  /** A row that cannot be as it would have to be, and why. */
  | { kind: 'refused'; because: string }
)

export type TablePlan = { collection: string; rows: RowPlan[] }

type FieldPlan = {
  field: string
  ours: unknown
  theirs: unknown
  last: unknown
  verdict: 'same' | 'ours' | 'theirs'
}
type Run = { table: TableState; force: readonly string[] }

/**
 * What a run of the seed does, row by row. A field that an editor changed since the last run stays as it is, and a
 * row that was removed since stays away. `force` names fields (`name` or `name.de`) in which the seed wins, and keys
 * of removed rows to bring back. Stored rows that the seed does not name are left alone.
 */
export function planSeed(tables: readonly TableState[], force: readonly string[] = []): TablePlan[] {
  return tables.map(table => ({
    collection: table.collection,
    rows: [...table.rows].map(([key, fields]) => planRow({ table, force }, key, fields)),
  }))
}

function planRow({ table, force }: Run, key: string, fields: Fields): RowPlan {
  const last = table.last.get(key)
  if (table.stored.has(key)) return planStoredRow({ table, force }, key, fields)
  if (last && !force.includes(key)) return { kind: 'removed', key, written: last }
  return { kind: 'create', key, fields, written: fields }
}

function planStoredRow(run: Run, key: string, fields: Fields): RowPlan {
  const plans = Object.keys(fields).map(field => planField(run, key, field))
  const written = Object.fromEntries(plans.flatMap(remembered))
  const changes = plans.filter(({ verdict }) => verdict === 'ours').map(changeOf)
  const kept = plans.filter(isContested).map(({ field, theirs, ours }) => ({ field, theirs, ours }))
  return changes.length > 0
    ? { kind: 'change', key, changes, kept, written }
    : { kind: 'keep', key, kept, written }
}

function planField({ table, force }: Run, key: string, field: string): FieldPlan {
  const ours = table.rows.get(key)?.[field]
  const theirs = table.stored.get(key)?.[field]
  const last = table.last.get(key)?.[field]
  const seedDecides = isForced(field, force) || isSame(theirs, last)
  const verdict = isSame(ours, theirs) ? 'same' : seedDecides ? 'ours' : 'theirs'
  return { field, ours, theirs, last, verdict }
}

function isForced(field: string, force: readonly string[]): boolean {
  return force.some(name => field === name || field.startsWith(`${name}.`))
}

/** Where the seed asks for nothing new, an editor's value stays without a word. */
function isContested({ verdict, ours, last }: FieldPlan): boolean {
  return verdict === 'theirs' && !isSame(ours, last)
}

/** The seed remembers its own value; where an editor's stays, still the one it wrote before, if it ever did. */
function remembered({ field, verdict, ours, last }: FieldPlan): [string, unknown][] {
  if (verdict !== 'theirs') return [[field, ours]]
  return last === undefined ? [] : [[field, last]]
}

function changeOf({ field, theirs, ours }: FieldPlan): Change {
  return { field, from: theirs, to: ours }
}
