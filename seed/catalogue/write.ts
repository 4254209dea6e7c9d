import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Fields } from '../fields'
import type { CatalogueName } from './change'
import {
  columnsOf,
  type Db,
  fieldsOf,
  insertRecords,
  json,
  name,
  names,
  rowsOf,
  type StoredFields,
} from './connection'
import { type DocumentTables, publishedTables } from './document-tables'
import type { Ids } from './references'
import { formOf, STORAGE } from './storage'
import { type Target, type Written, writeLists } from './write-lists'

export const publishedTarget = (db: Db, collection: CatalogueName, ids: Ids): Target => ({
  ...{ db, collection, ids },
  tables: publishedTables(STORAGE[collection].table),
})

/** Writes new rows as published documents. Gives those that the database took, by key: not one that another stands in the way of. */
export async function insertRows(
  target: Target,
  rows: ReadonlyMap<string, Fields>,
): Promise<Map<string, string>> {
  const { db, tables } = target
  const made = [...rows].map(([key, fields]) => ({ key, id: randomUUID(), fields }))
  const hasDrafts = (await columnsOf(db, tables.table)).includes('_status')
  const records = made.map(({ id, fields }) => ({
    ...{ id, ...(hasDrafts && { _status: 'published' }) },
    ...mainColumns(target, fields),
  }))
  const inserted = await insertRecords(db, tables.table, records, sql`on conflict do nothing returning id`)
  const taken = new Set(inserted.map(({ id }) => id))
  const written = made.filter(({ id }) => taken.has(id))
  await writeLists(target, written)
  await insertRecords(
    db,
    `${tables.table}_translations`,
    written.flatMap(row => translations(tables, row)),
  )
  return new Map(written.map(({ key, id }) => [key, id]))
}

/** Writes some fields of one document; its other fields and languages stay as they are. */
export async function updateRow(target: Target, row: Written): Promise<void> {
  const { db, tables } = target
  const columns = mainColumns(target, row.fields)
  const set = Object.keys(columns)
  if (set.length > 0)
    await db.execute(sql`update ${name(tables.table)} t set (${names(set)}) = (select ${fieldsOf('r', set)}
      from jsonb_populate_record(null::${name(tables.table)}, ${json(columns)}) r) where t.id = ${row.id}::uuid`)
  await writeLists(target, [row])
  for (const record of translations(tables, row)) await updateTranslation(target, record)
}

/** The columns of a document's own row. */
function mainColumns({ collection, tables, ids }: Target, fields: Fields): StoredFields {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, value]): [string, unknown][] => {
      const form = formOf(collection, field)
      if (form.kind === 'columns') return form.columns.map(column => [tables.column(column), value])
      if (form.kind !== 'relation') return []
      return [[tables.column(form.column), ids[form.to].get(String(value)) ?? null]]
    }),
  )
}

/** One record for each language that these fields are written in. */
function translations(tables: DocumentTables, { id, fields }: Written): StoredFields[] {
  const records = new Map<string, StoredFields>()
  for (const [field, value] of Object.entries(fields)) {
    const [column = field, locale] = field.split('.')
    if (locale === undefined) continue
    const record = records.get(locale) ?? { _parent_id: id, _locale: locale }
    records.set(locale, { ...record, [tables.column(column)]: value })
  }
  return [...records.values()]
}

async function updateTranslation({ db, tables }: Target, record: StoredFields): Promise<void> {
  const table = `${tables.table}_translations`
  const { _parent_id: parent, _locale: locale, ...columns } = record
  const set = Object.keys(columns)
  const updated = await rowsOf(
    db,
    sql`update ${name(table)} t set (${names(set)}) = (select ${fieldsOf('r', set)}
      from jsonb_populate_record(null::${name(table)}, ${json(columns)}) r)
      where t._parent_id::text = ${parent} and t._locale::text = ${locale} returning t._locale`,
  )
  if (updated.length === 0) await insertRecords(db, table, [record])
}
