import { randomUUID } from 'node:crypto'
import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { Fields } from '../fields'
import type { CatalogueName } from './change'
import { columnsOf, type Db, json, name, names, rowsOf, type StoredFields, text } from './connection'
import { listOf } from './lists'
import { type Place, publishedPlace } from './place'
import type { Ids } from './references'
import { type Form, formOf, STORAGE } from './storage'

/** Where to write: the collection, in the tables of what is published or in those of its versions. */
export type Target = { db: Db; collection: CatalogueName; place: Place; ids: Ids }
type Written = { id: string; fields: Fields }

export const publishedTarget = (db: Db, collection: CatalogueName, ids: Ids): Target => ({
  ...{ db, collection, ids },
  place: publishedPlace(STORAGE[collection].table),
})

/** Writes new rows as published documents. Gives those that the database took, by key: not one that another stands in the way of. */
export async function insertRows(
  target: Target,
  rows: ReadonlyMap<string, Fields>,
): Promise<Map<string, string>> {
  const { db, place } = target
  const made = [...rows].map(([key, fields]) => ({ key, id: randomUUID(), fields }))
  const hasDrafts = (await columnsOf(db, place.table)).includes('_status')
  const records = made.map(({ id, fields }) => ({
    ...{ id, ...(hasDrafts && { _status: 'published' }) },
    ...mainColumns(target, fields),
  }))
  const inserted = await insertRecords(db, place.table, records, sql`on conflict do nothing returning id`)
  const taken = new Set(inserted.map(({ id }) => id))
  const written = made.filter(({ id }) => taken.has(id))
  await writeLists(target, written)
  await insertRecords(
    db,
    `${place.table}_translations`,
    written.flatMap(row => translations(place, row)),
  )
  return new Map(written.map(({ key, id }) => [key, id]))
}

/** Writes some fields of one document; its other fields and languages stay as they are. */
export async function updateRow(target: Target, row: Written): Promise<void> {
  const { db, place } = target
  const columns = mainColumns(target, row.fields)
  const set = Object.keys(columns)
  if (set.length > 0)
    await db.execute(sql`update ${name(place.table)} t set (${names(set)}) = (select ${fieldsOf('r', set)}
      from jsonb_populate_record(null::${name(place.table)}, ${json(columns)}) r) where t.id = ${row.id}::uuid`)
  await writeLists(target, [row])
  for (const record of translations(place, row)) await updateTranslation(target, record)
}

/** The columns of a document's own row. */
function mainColumns({ collection, place, ids }: Target, fields: Fields): StoredFields {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, value]): [string, unknown][] => {
      const form = formOf(collection, field)
      if (form.kind === 'columns') return form.columns.map(column => [place.column(column), value])
      if (form.kind !== 'relation') return []
      return [[place.column(form.column), ids[form.to].get(String(value)) ?? null]]
    }),
  )
}

/** One record for each language that these fields are written in. */
function translations(place: Place, { id, fields }: Written): StoredFields[] {
  const records = new Map<string, StoredFields>()
  for (const [field, value] of Object.entries(fields)) {
    const [column = field, locale] = field.split('.')
    if (locale === undefined) continue
    const record = records.get(locale) ?? { _parent_id: id, _locale: locale }
    records.set(locale, { ...record, [place.column(column)]: value })
  }
  return [...records.values()]
}

async function updateTranslation({ db, place }: Target, record: StoredFields): Promise<void> {
  const table = `${place.table}_translations`
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

/** Writes every list anew that these documents name. */
async function writeLists(target: Target, rows: readonly Written[]): Promise<void> {
  for (const field of new Set(rows.flatMap(({ fields }) => Object.keys(fields)))) {
    const form = formOf(target.collection, field)
    const lists = rows.flatMap(({ id, fields }) =>
      field in fields ? [{ id, items: listOf(fields[field]) }] : [],
    )
    const list = listTable(target, field, form)
    if (list) await replaceLists(target.db, list, lists)
  }
}

type ListTable = {
  table: string
  parent: string
  only: SQL
  record: (parent: string, item: unknown, index: number) => StoredFields
}

function listTable({ place, ids }: Target, field: string, form: Form): ListTable | undefined {
  const path = place.path(field)
  const onPath = sql`and path = ${text(path)}`
  const ordered = (parent: string, index: number) => ({ parent_id: parent, order: index + 1 })
  switch (form.kind) {
    case 'values':
      return {
        ...{ table: place.child(field), parent: 'parent_id', only: sql`` },
        record: (parent, value, index) => ({ ...ordered(parent, index), value }),
      }
    case 'texts':
      return {
        ...{ table: `${place.table}_texts`, parent: 'parent_id', only: onPath },
        record: (parent, text, index) => ({ ...ordered(parent, index), path, text }),
      }
    case 'relations':
      return {
        ...{ table: `${place.table}_rels`, parent: 'parent_id', only: onPath },
        record: (parent, key, index) => ({
          ...{ ...ordered(parent, index), path },
          [`${form.to}_id`]: ids[form.to].get(String(key)),
        }),
      }
    case 'items':
      return {
        ...{ table: place.child(field), parent: '_parent_id', only: sql`` },
        record: (parent, item, index) => ({
          ...itemOf(item),
          ...{ ...place.item(randomUUID()), _parent_id: parent, _order: index + 1 },
        }),
      }
    case 'columns':
    case 'relation':
    case 'words':
      return undefined
  }
}

const itemOf = (item: unknown): object => (typeof item === 'object' && item !== null ? item : {})

async function replaceLists(
  db: Db,
  { table, parent, only, record }: ListTable,
  lists: readonly { id: string; items: readonly unknown[] }[],
): Promise<void> {
  const owners = lists.map(({ id }) => id)
  await db.execute(sql`delete from ${name(table)}
    where ${name(parent)}::text in (select jsonb_array_elements_text(${json(owners)})) ${only}`)
  await insertRecords(
    db,
    table,
    lists.flatMap(({ id, items }) => items.map((item, index) => record(id, item, index))),
  )
}

/** Inserts records by the names of their columns; Postgres reads each value as its column's type. */
async function insertRecords(
  db: Db,
  table: string,
  records: readonly StoredFields[],
  end: SQL = sql``,
): Promise<StoredFields[]> {
  if (records.length === 0) return []
  const columns = [...new Set(records.flatMap(Object.keys))]
  return rowsOf(
    db,
    sql`insert into ${name(table)} (${names(columns)}) select ${fieldsOf('r', columns)}
      from jsonb_populate_recordset(null::${name(table)}, ${json(records)}) r ${end}`,
  )
}

const fieldsOf = (alias: string, columns: readonly string[]): SQL =>
  sql.join(
    columns.map(column => sql`${sql.raw(alias)}.${name(column)}`),
    sql`, `,
  )
