import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Fields } from '../fields'
import type { CatalogueName } from './change'
import { type Db, name, rowsOf } from './connection'
import { listOf } from './lists'
import { formOf, RELATED, type Related } from './storage'

/** Ids of the rows that others name, by what they are named by. */
export type Ids = Record<Related, ReadonlyMap<string, string>>

export async function readIds(db: Db): Promise<Ids> {
  const idsOf = async (table: Related) => {
    const rows = await rowsOf(db, sql`select ${name(RELATED[table])} as key, id from ${name(table)}`)
    return new Map(rows.map(({ key, id }) => [String(key), String(id)]))
  }
  return { products: await idsOf('products'), coupons: await idsOf('coupons') }
}

/** What these fields name that is not there, such as «products 10337». */
export function missingNames(collection: CatalogueName, fields: Fields, ids: Ids): string[] {
  return Object.entries(fields).flatMap(([field, value]) => {
    const form = formOf(collection, field)
    if (form.kind !== 'relation' && form.kind !== 'relations') return []
    const named = form.kind === 'relation' ? [value] : listOf(value)
    return named.filter(key => !ids[form.to].has(String(key))).map(key => `${form.to} ${key}`)
  })
}
