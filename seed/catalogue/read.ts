import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { Fields } from '../fields'
import type { CatalogueName } from './change'
import { type Db, json, name, rowsOf, text } from './connection'
import { type DocumentTables, publishedTables, versionTables } from './document-tables'
import { keyOf } from './fold'
import { formOf, RELATED, type Related, STORAGE } from './storage'

/** A stored row in the form of the seed: the fields that were asked for. `isInTrash`: an editor put it there. */
export type StoredRow = { id: string; isInTrash: boolean; fields: Fields }

/** The published rows of a collection by key, with these fields alone: a later column is not looked for. */
export async function readRows(
  db: Db,
  collection: CatalogueName,
  fields: readonly string[],
): Promise<Map<string, StoredRow>> {
  const { table, key } = STORAGE[collection]
  const all = [...new Set([...key, ...fields])]
  const tables = publishedTables(table)
  // Who is saving one now is waited for, and read; who saves one later waits for the migration.
  await db.execute(sql`select from ${name(table)} order by id for no key update`)
  const rows = await rowsOf(
    db,
    sql`select t.id, to_jsonb(t) ->> 'deleted_at' is not null as "is in trash", ${selected(collection, tables, all)}
      from ${name(table)} t`,
  )
  return new Map(
    rows.map(({ id, 'is in trash': isInTrash, ...fields }) => [
      keyOf(collection, fields),
      { id: String(id), isInTrash: isInTrash === true, fields },
    ]),
  )
}

/** Drafts that are newer than what is published, by the id of their row. */
export async function readDrafts(
  db: Db,
  collection: CatalogueName,
  { fields, documents }: { fields: readonly string[]; documents: readonly string[] },
): Promise<Map<string, { id: string; fields: Fields }>> {
  const tables = versionTables(STORAGE[collection].table)
  await db.execute(sql`select from ${name(tables.table)} where latest order by id for no key update`)
  const rows = await rowsOf(
    db,
    sql`select t.id, t.parent_id as "row", ${selected(collection, tables, fields)} from ${name(tables.table)} t
      where t.latest and t.version__status = 'draft' and t.parent_id::text in (select jsonb_array_elements_text(${json(documents)}))`,
  )
  return new Map(rows.map(({ id, row, ...draft }) => [String(row), { id: String(id), fields: draft }]))
}

const selected = (collection: CatalogueName, tables: DocumentTables, fields: readonly string[]): SQL =>
  sql.join(
    fields.map(field => sql`${expression(collection, tables, field)} as ${name(field)}`),
    sql`, `,
  )

/** A field in the form of the seed, as JSON. */
function expression(collection: CatalogueName, tables: DocumentTables, field: string): SQL {
  const form = formOf(collection, field)
  switch (form.kind) {
    case 'columns':
      return column(tables, form.columns[0] ?? field, form.as)
    case 'words':
      return words(tables, field)
    case 'relation':
      return sql`(select to_jsonb(r.${name(RELATED[form.to])}) from ${name(form.to)} r
        where r.id = t.${name(tables.column(form.column))})`
    case 'relations':
      return relations(tables, field, form.to)
    case 'values':
      return sql`(select jsonb_agg(m.value order by m."order") from ${name(tables.child(field))} m where m.parent_id = t.id)`
    case 'texts':
      return sql`(select jsonb_agg(m.text order by m."order") from ${name(`${tables.table}_texts`)} m
        where m.parent_id = t.id and m.path = ${text(tables.path(field))})`
    case 'items':
      return sql`(select jsonb_agg(to_jsonb(m) - '{id,_uuid,_order,_parent_id}'::text[] order by m._order)
        from ${name(tables.child(field))} m where m._parent_id = t.id)`
  }
}

function column(tables: DocumentTables, column: string, as?: 'number' | 'day'): SQL {
  const stored = sql`t.${name(tables.column(column))}`
  if (as === 'number') return sql`to_jsonb(${stored}::text::numeric)`
  if (as === 'day') return sql`to_jsonb((${stored} at time zone 'UTC')::date)`
  return sql`to_jsonb(${stored})`
}

function words(tables: DocumentTables, field: string): SQL {
  const [column = field, locale = ''] = field.split('.')
  return sql`(select to_jsonb(w.${name(tables.column(column))}) from ${name(`${tables.table}_translations`)} w
    where w._parent_id = t.id and w._locale::text = ${text(locale)})`
}

const relations = (tables: DocumentTables, field: string, to: Related): SQL =>
  sql`(select jsonb_agg(r.${name(RELATED[to])} order by m."order") from ${name(`${tables.table}_rels`)} m
    join ${name(to)} r on r.id = m.${name(`${to}_id`)} where m.parent_id = t.id and m.path = ${text(tables.path(field))})`
