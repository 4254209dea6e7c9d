import type pg from 'pg'
import type { StoredSequence, StoredTable } from './manifest'

/** Everything of the shop: its own tables, and those of the jobs. */
export const SCHEMAS = ['public', 'jobs'] as const

export type Table = Pick<StoredTable, 'schema' | 'name' | 'columns'>

/** The shop's tables with their stored columns; without pg-boss's version table. */
export async function tablesOf(db: pg.ClientBase): Promise<Table[]> {
  const { rows } = await db.query<Table>(
    `select n.nspname as schema, c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where n.nspname = any($1) and c.relkind in ('r', 'p') and not c.relispartition
       and not (n.nspname = 'jobs' and c.relname = 'version')
     group by 1, 2 order by 1, 2`,
    [SCHEMAS],
  )
  return rows
}

export async function sequencesOf(db: pg.ClientBase): Promise<StoredSequence[]> {
  const { rows } = await db.query<StoredSequence>(
    `select schemaname as schema, sequencename as name, coalesce(last_value, start_value)::text as last,
       last_value is not null as "isCalled"
     from pg_sequences where schemaname = any($1) order by 1, 2`,
    [SCHEMAS],
  )
  return rows
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

export const qualified = ({ schema, name }: Pick<Table, 'schema' | 'name'>): string =>
  `${quoted(schema)}.${quoted(name)}`

export async function onConnection<T>(url: string, work: (db: pg.Client) => Promise<T>): Promise<T> {
  const { Client } = (await import('pg')).default
  const db = new Client({ connectionString: url })
  await db.connect()
  try {
    return await work(db)
  } finally {
    await db.end()
  }
}
