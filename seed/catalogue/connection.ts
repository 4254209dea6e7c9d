import type { MigrateUpArgs } from '@payloadcms/db-postgres'
import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'

/** The transaction of the migration. */
export type Db = MigrateUpArgs['db']
export type StoredFields = Record<string, unknown>

export const rowsOf = async (db: Db, query: SQL): Promise<StoredFields[]> => (await db.execute(query)).rows

export const name = (identifier: string): SQL => sql.raw(`"${identifier.replaceAll('"', '""')}"`)
export const text = (value: string): SQL => sql.raw(`'${value.replaceAll("'", "''")}'`)
export const json = (value: unknown): SQL => sql`${JSON.stringify(value)}::jsonb`

export const names = (identifiers: readonly string[]): SQL => sql.join(identifiers.map(name), sql`, `)

/** The columns of a table as it is at this point of the chain, none where there is no such table. */
export async function columnsOf(db: Db, table: string): Promise<string[]> {
  const rows = await rowsOf(
    db,
    sql`select column_name from information_schema.columns where table_schema = current_schema() and table_name = ${table}`,
  )
  return rows.map(row => String(row.column_name))
}

/** Inserts records by the names of their columns; Postgres reads each value as its column's type. */
export async function insertRecords(
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

export const fieldsOf = (alias: string, columns: readonly string[]): SQL =>
  sql.join(
    columns.map(column => sql`${sql.raw(alias)}.${name(column)}`),
    sql`, `,
  )
