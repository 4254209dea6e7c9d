import { isSame } from '../canonical'
import { type Fields, flatFields } from '../fields'
import { catalogueRows } from '../tables'
import type { CatalogueChange, CatalogueName, FieldChange, TableChange } from './change'
import { changedList } from './lists'

/** The catalogue that a chain of changes gives: each collection's rows by key, as flat fields. */
export type Catalogue = ReadonlyMap<CatalogueName, ReadonlyMap<string, Fields>>

export const CATALOGUE_NAMES = Object.keys(catalogueRows) as CatalogueName[]

/** The key of a row of this collection, as in `seed/rows`. */
export function keyOf(name: CatalogueName, row: object): string {
  const { key }: { key: (row: never) => string } = catalogueRows[name]
  return key(row as never)
}

/** What the chain gives on an empty database, changes in their order. */
export function foldChanges(changes: readonly CatalogueChange[]): Catalogue {
  return new Map(
    CATALOGUE_NAMES.map(name => {
      const rows = new Map<string, Fields>()
      for (const change of changes) foldTable(name, rows, change[name])
      return [name, rows]
    }),
  )
}

function foldTable(name: CatalogueName, rows: Map<string, Fields>, change: TableChange | undefined): void {
  if (!change) return
  for (const row of change.added) rows.set(keyOf(name, row), flatFields(row))
  for (const [key, fields] of Object.entries(change.changed)) {
    refuseOtherOrigin(name, key, rows.get(key), fields)
    rows.set(key, { ...rows.get(key), ...targets(fields, rows.get(key)) })
  }
  for (const key of Object.keys(change.removed)) rows.delete(key)
  for (const [key, fields] of rows) rows.set(key, without(fields, change.forgotten))
}

/** Two that were written side by side may change the same field: on an empty database the later would find no place. */
function refuseOtherOrigin(
  name: CatalogueName,
  key: string,
  row: Fields | undefined,
  fields: Record<string, FieldChange>,
): void {
  const other = Object.entries(fields).find(
    ([field, change]) => !row || ('from' in change && !isSame(row[field], change.from)),
  )
  if (!other) return
  const [field, change] = other
  const from = 'from' in change ? change.from : change.without
  throw new Error(
    `The migrations of the catalogue do not follow one another: one changes ${name} ${key} ${field} from ` +
      `${JSON.stringify(from)}, where ${JSON.stringify(row?.[field] ?? null)} stands. Remove the one that has not landed and write it anew.`,
  )
}

/** What is to stand in each field of a row in which this stands. */
export const targets = (fields: Record<string, FieldChange>, row: Fields = {}): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([field, change]) => [
      field,
      'with' in change ? changedList(row[field], change) : change.to,
    ]),
  )

const without = (fields: Fields, forgotten: readonly string[]): Fields =>
  forgotten.length === 0
    ? fields
    : Object.fromEntries(
        Object.entries(fields).filter(([field]) => !forgotten.includes(field.split('.')[0] ?? '')),
      )
