import type { Keyed } from '../fields'
import type { TablePlan } from '../plan'
import type { CatalogueChange, CatalogueName, TableChange } from './change'
import type { Db } from './connection'
import { CATALOGUE_NAMES, type Catalogue } from './fold'
import { type Performing, perform } from './perform'
import { planChange } from './plan'
import { readRows, type StoredRow } from './read'
import { readIds } from './references'
import { forgetSeeded, seededRows } from './seeded'

/** `by`: the migration; `after`: the catalogue as the chain gives it with this change. */
type Applying = { db: Db; by: string; change: CatalogueChange; after: Catalogue }

/**
 * Applies a change of the catalogue in the transaction of its migration and gives what was done, collection by
 * collection. It reads and writes the columns that the chain names so far, by their names, and no others: it does the
 * same on a database that lacks the columns of later migrations.
 */
export async function applyChange({ change, ...applying }: Applying): Promise<TablePlan[]> {
  const plans: TablePlan[] = []
  for (const collection of CATALOGUE_NAMES) {
    const table = change[collection]
    if (table) plans.push(await applyTable(applying, collection, table))
  }
  return plans
}

async function applyTable(
  { db, by, after }: Omit<Applying, 'change'>,
  collection: CatalogueName,
  change: TableChange,
): Promise<TablePlan> {
  const fields = [...(after.get(collection)?.values() ?? []), ...Object.values(change.removed)].flatMap(
    Object.keys,
  )
  const stored = await readRows(db, collection, fields)
  const seeded = await seededRows(db, collection)
  const { rows } = planChange({ collection, change, stored: outsideTrash(stored), seeded })
  const performing: Performing = { db, by, collection, stored, ids: await readIds(db) }
  const performed = await perform(performing, rows)
  await forgetSeeded(db, collection, change)
  return { collection, rows: performed }
}

const outsideTrash = (stored: ReadonlyMap<string, StoredRow>): Keyed =>
  new Map([...stored].flatMap(([key, { isInTrash, fields }]) => (isInTrash ? [] : [[key, fields]])))
