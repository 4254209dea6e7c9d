import type pg from 'pg'

/** A type of the database: `labels` of an enum, `items` the type of what an array holds. */
type DatabaseType = { name: string; labels: readonly string[] | null; items: number | null }

/** A column of a table. */
type TableColumn = { table: string; column: string; isNullable: boolean }

/** The types and columns of a database, by their numbers. */
export type Catalogue = {
  typeOf: (type: number) => DatabaseType
  columnOf: (table: number, attribute: number) => TableColumn | undefined
}

/** Reads all types and columns at once. */
export async function readCatalogue(client: pg.Client): Promise<Catalogue> {
  const { rows: types } = await client.query<DatabaseType & { id: number }>(
    `select t.oid as id, t.typname::text as name, nullif(t.typelem, 0) as items,
       (select array_agg(e.enumlabel::text order by e.enumsortorder) from pg_enum e where e.enumtypid = t.oid) as labels
     from pg_type t`,
  )
  const { rows: columns } = await client.query<TableColumn & { id: string }>(
    `select a.attrelid || '.' || a.attnum as id, c.relname::text as table, a.attname::text as column,
       not a.attnotnull as "isNullable"
     from pg_attribute a join pg_class c on c.oid = a.attrelid where a.attnum > 0 and c.relkind in ('r', 'p')`,
  )
  const byType = new Map(types.map(type => [type.id, type]))
  const byColumn = new Map(columns.map(column => [column.id, column]))
  return {
    typeOf: type => byType.get(type) ?? { name: `type ${type}`, labels: null, items: null },
    columnOf: (table, attribute) => byColumn.get(`${table}.${attribute}`),
  }
}
