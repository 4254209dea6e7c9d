import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Fields } from '../fields'
import type { RowPlan } from '../plan'
import type { CatalogueName } from './change'
import { columnsOf, type Db, json, name } from './connection'
import { type Changing, changeDrafts } from './drafts'
import type { StoredRow } from './read'
import { type Ids, missingNames } from './references'
import { STORAGE } from './storage'
import { keepVersions, neverKept } from './versions'
import { insertRows, publishedTarget, updateRow } from './write'

export type Performing = {
  db: Db
  by: string
  collection: CatalogueName
  stored: ReadonlyMap<string, StoredRow>
  ids: Ids
}

type Create = Extract<RowPlan, { kind: 'create' }>
type Change = Extract<RowPlan, { kind: 'change' }>

/** Does what was planned, and gives what could be done of it. */
export async function perform(performing: Performing, planned: readonly RowPlan[]): Promise<RowPlan[]> {
  const possible = planned.map(row => possibleOrNot(performing, row))
  const rows = await createRows(performing, possible)
  await changeRows(performing, rows)
  const { db, collection, stored } = performing
  for (const row of rows)
    if (row.kind === 'remove')
      await db.execute(
        sql`delete from ${name(STORAGE[collection].table)} where id = ${stored.get(row.key)?.id}::uuid`,
      )
  return rows
}

/** A row that names what is not there is left alone, and one in the trash counts as removed. */
function possibleOrNot({ collection, ids, stored }: Performing, row: RowPlan): RowPlan {
  if (row.kind !== 'create' && row.kind !== 'change') return row
  const { key, written } = row
  if (row.kind === 'create' && stored.has(key)) return { kind: 'removed', key, written }
  const [missing] = missingNames(collection, row.kind === 'create' ? row.fields : toOf(row.changes), ids)
  return missing ? refused(row, `names ${missing}, which does not exist`) : row
}

const refused = ({ key, written }: RowPlan, because: string): RowPlan => ({
  kind: 'refused',
  ...{ key, written, because },
})

const toOf = (changes: Change['changes']): Fields =>
  Object.fromEntries(changes.map(({ field, to }) => [field, to]))

async function createRows(performing: Performing, rows: readonly RowPlan[]): Promise<RowPlan[]> {
  const { db, collection, ids } = performing
  const { table } = STORAGE[collection]
  const isNew = (row: RowPlan): row is Create => row.kind === 'create'
  const fields = new Map(rows.filter(isNew).map(row => [row.key, row.fields]))
  const created = await insertRows(publishedTarget(db, collection, ids), fields)
  // Rows that have drafts are shown in the admin by their versions; of the others the first change keeps one.
  if ((await columnsOf(db, table)).includes('_status'))
    await keepVersions(db, table, [...created.values()], { isLatest: true })
  return rows.map(row =>
    isNew(row) && !created.has(row.key) ? refused(row, 'another row stands in its place') : row,
  )
}

async function changeRows(performing: Performing, rows: readonly RowPlan[]): Promise<void> {
  const { db, by, collection, stored, ids } = performing
  const { table } = STORAGE[collection]
  const changing = rows.flatMap((row): Changing[] => {
    const id = row.kind === 'change' ? stored.get(row.key)?.id : undefined
    return row.kind === 'change' && id !== undefined ? [{ id, changes: row.changes }] : []
  })
  if (changing.length === 0) return
  const documents = changing.map(({ id }) => id)
  await keepVersions(db, table, await neverKept(db, table, documents), { isLatest: true })
  const target = publishedTarget(db, collection, ids)
  for (const { id, changes } of changing) await updateRow(target, { id, fields: toOf(changes) })
  await db.execute(sql`update ${name(table)} set updated_at = now(), changed_by = ${by}
    where id::text in (select jsonb_array_elements_text(${json(documents)}))`)
  const waiting = await changeDrafts(target, changing)
  await keepVersions(
    db,
    table,
    documents.filter(id => !waiting.has(id)),
    { isLatest: true },
  )
}
