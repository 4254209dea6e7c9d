import { randomUUID } from 'node:crypto'
import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { Fields } from '../fields'
import type { CatalogueName } from './change'
import { type Db, insertRecords, json, name, type StoredFields, text } from './connection'
import type { DocumentTables } from './document-tables'
import { listOf } from './lists'
import type { Ids } from './references'
import { formOf } from './storage'

/** Where to write: the collection, in the tables of what is published or in those of its versions. */
export type Target = { db: Db; collection: CatalogueName; tables: DocumentTables; ids: Ids }
/** Fields of one document, in the form of the seed. */
export type Written = { id: string; fields: Fields }

/** Writes every list anew that these documents name. */
export async function writeLists(target: Target, rows: readonly Written[]): Promise<void> {
  for (const field of new Set(rows.flatMap(({ fields }) => Object.keys(fields)))) {
    const lists = rows.flatMap(({ id, fields }) =>
      field in fields ? [{ id, items: listOf(fields[field]) }] : [],
    )
    const list = listTable(target, field)
    if (list) await replaceLists(target.db, list, lists)
  }
}

type ListTable = {
  table: string
  parent: string
  only: SQL
  record: (parent: string, item: unknown, index: number) => StoredFields
}

function listTable({ collection, tables, ids }: Target, field: string): ListTable | undefined {
  const form = formOf(collection, field)
  const path = tables.path(field)
  const onPath = sql`and path = ${text(path)}`
  const ordered = (parent: string, index: number) => ({ parent_id: parent, order: index + 1 })
  switch (form.kind) {
    case 'values':
      return {
        ...{ table: tables.child(field), parent: 'parent_id', only: sql`` },
        record: (parent, value, index) => ({ ...ordered(parent, index), value }),
      }
    case 'texts':
      return {
        ...{ table: `${tables.table}_texts`, parent: 'parent_id', only: onPath },
        record: (parent, text, index) => ({ ...ordered(parent, index), path, text }),
      }
    case 'relations':
      return {
        ...{ table: `${tables.table}_rels`, parent: 'parent_id', only: onPath },
        record: (parent, key, index) => ({
          ...{ ...ordered(parent, index), path },
          [`${form.to}_id`]: ids[form.to].get(String(key)),
        }),
      }
    case 'items':
      return {
        ...{ table: tables.child(field), parent: '_parent_id', only: sql`` },
        record: (parent, item, index) => ({
          ...itemOf(item),
          ...{ ...tables.item(randomUUID()), _parent_id: parent, _order: index + 1 },
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
