import type { Payload } from 'payload'
import type { TestDatabase } from '../database'
import { tableOf } from './fields'

type FreshDatabase = Pick<TestDatabase, 'query'>

/** A text that stands in one column of one table and nowhere else. */
const planted = (table: string, column: string): string => `planted:${table}.${column}:`

type Column = {
  table: string
  name: string
  type: string
  labels: string[] | null
  is_needed: boolean
  to: string | null
}

const COLUMNS = `select c.table_name as table, c.column_name as name, c.udt_name as type, c.is_nullable = 'NO' as is_needed,
    (select array_agg(e.enumlabel::text order by e.enumsortorder) from pg_enum e join pg_type t on t.oid = e.enumtypid
      where t.typname = c.udt_name) as labels,
    (select k.confrelid::regclass::text from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
      where k.contype = 'f' and k.conrelid = format('%I', c.table_name)::regclass and a.attname = c.column_name limit 1) as to
  from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
  where c.table_schema = 'public' and t.table_type = 'BASE TABLE' order by c.table_name, c.ordinal_position`

/**
 * Puts a row into every empty table of a collection, each of whose texts says where it stands; the texts of staff logins that nobody shall
 * read too. Columns that the seed filled stay as they are.
 */
export async function plant(db: FreshDatabase, { config }: Payload): Promise<void> {
  const owners = [...config.collections, ...config.globals].map(({ slug }) => tableOf(slug))
  const { rows } = await db.query<Column>(COLUMNS)
  const tables = Map.groupBy(
    rows.filter(({ table }) => !LEFT_EMPTY.includes(table) && isOf(owners, table)),
    ({ table }) => table,
  )
  await db.query(`set session_replication_role = 'replica'`) // neither triggers nor foreign keys
  for (const [table, columns] of tables) if (await isEmpty(db, table)) await plantRow(db, table, columns)
  await db.query(`set session_replication_role = 'origin'`)
  await db.query(
    `update users set reset_password_token = $1 || id, hash = $2, salt = $3 where email = 'planted@staff.test'`,
    ['reset_password_token', 'hash', 'salt'].map(name => planted('users', name)),
  )
}

/** What is no row of a collection, and a setting that would keep everybody out. */
const LEFT_EMPTY = ['payload_migrations', 'staff_security_second_factor_roles']

/** The tables that the API reads: those of a collection or global, with their lists, translations and versions. */
const isOf = (owners: readonly string[], table: string): boolean =>
  owners.some(owner => table === owner || table.startsWith(`${owner}_`) || table.startsWith(`_${owner}`))

const isEmpty = async (db: FreshDatabase, table: string): Promise<boolean> =>
  (await db.query(`select 1 from "${table}" limit 1`)).rows.length === 0

/** The id of every planted row, and so what leads to one. */
export const PLANTED_ID = '00000000-0000-4000-8000-000000000001'

async function plantRow(db: FreshDatabase, table: string, columns: readonly Column[]): Promise<void> {
  const names = columns.map(({ name }) => `"${name}"`).join(', ')
  const values: unknown[] = []
  for (const column of columns) values.push(await plantedValue(db, column))
  const places = values.map((_, index) => `$${index + 1}`).join(', ')
  await db.query(`insert into "${table}" (${names}) values (${places})`, values)
}

async function plantedValue(db: FreshDatabase, { table, name, type, labels, to }: Column): Promise<unknown> {
  if (to !== null) return idIn(db, to)
  if (labels) return labels[0]
  if (name === 'id') return type === 'uuid' ? PLANTED_ID : type.startsWith('int') ? 1 : planted(table, name)
  const value = VALUES[type]
  if (!value) throw new Error(`Nothing to plant in ${table}.${name}: ${type}`)
  return value(planted(table, name))
}

const NOW = new Date()
const VALUES: Record<string, (text: string) => unknown> = {
  varchar: text => text,
  text: text => text,
  jsonb: text => JSON.stringify({ text }),
  bool: () => true,
  numeric: () => 1,
  int4: () => 1,
  int8: () => 1,
  uuid: () => PLANTED_ID,
  timestamptz: () => NOW,
}

async function idIn(db: FreshDatabase, table: string): Promise<unknown> {
  const { rows } = await db.query(`select id from ${table} order by id = '${PLANTED_ID}' desc limit 1`)
  return rows[0]?.id ?? PLANTED_ID
}
