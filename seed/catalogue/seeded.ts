import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Fields, Keyed } from '../fields'
import type { CatalogueName, TableChange } from './change'
import { type Db, json, rowsOf } from './connection'
import { keyOf } from './fold'

// The catalogue came with the seed before it came with migrations: what the seed wrote tells an editor's change from it.

export async function seededRows(db: Db, collection: CatalogueName): Promise<Keyed> {
  const rows = await rowsOf(db, sql`select key, fields from seeded_rows where collection = ${collection}`)
  return new Map(rows.map(({ key, fields }) => [String(key), fields as Fields]))
}

/** From here on the chain of migrations remembers. */
export async function forgetSeeded(db: Db, collection: CatalogueName, { added }: TableChange): Promise<void> {
  const keys = added.map(row => keyOf(collection, row))
  await db.execute(sql`delete from seeded_rows
    where collection = ${collection} and key in (select jsonb_array_elements_text(${json(keys)}))`)
}
