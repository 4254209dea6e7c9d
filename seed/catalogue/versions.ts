import { randomUUID } from 'node:crypto'
import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { columnsOf, type Db, json, name, names, rowsOf } from './connection'
import { versionTables } from './document-tables'

/** `isLatest`: the admin shows this version; not where a draft waits that is newer. */
type Keeping = { isLatest: boolean }

/** Keeps a version of each of these documents as it is published now, whatever columns it has by now. */
export async function keepVersions(
  db: Db,
  table: string,
  documents: readonly string[],
  { isLatest }: Keeping,
): Promise<void> {
  const versions = versionTables(table).table
  const columns = await columnsOf(db, versions)
  if (columns.length === 0 || documents.length === 0) return
  const pairs = documents.map(document => ({ document, version: randomUUID() }))
  if (isLatest && columns.includes('latest')) await endLatest(db, versions, documents)
  await copy(db, {
    ...{ from: table, to: versions, columns, pairs, on: sql`t.id = p.document` },
    own: sql`jsonb_build_object('id', p.version, 'parent_id', p.document, 'latest', ${isLatest}::boolean,
      'autosave', false,
      'created_at', clock_timestamp(), 'updated_at', clock_timestamp())`,
  })
  for (const { from, to } of await childTables(db, table)) await copyChildren(db, from, to, pairs)
}

/** The documents of which there is no version yet. */
export async function neverKept(db: Db, table: string, documents: readonly string[]): Promise<string[]> {
  const versions = versionTables(table).table
  const columns = await columnsOf(db, versions)
  if (columns.length === 0) return []
  const known = await rowsOf(
    db,
    columns.includes('parent_id')
      ? sql`select parent_id as id from ${name(versions)}`
      : sql`select t.id from ${name(table)} t where exists (select from ${name(versions)})`,
  )
  const kept = new Set(known.map(({ id }) => id))
  return documents.filter(id => !kept.has(id))
}

type Pair = { document: string; version: string }

const endLatest = (db: Db, versions: string, documents: readonly string[]) =>
  db.execute(sql`update ${name(versions)} set latest = false
    where latest and parent_id::text in (select jsonb_array_elements_text(${json(documents)}))`)

/** A table of the document and the one in which its versions have the same. */
async function childTables(db: Db, table: string): Promise<{ from: string; to: string }[]> {
  const rows = await rowsOf(
    db,
    sql`select table_name from information_schema.tables where table_schema = current_schema()`,
  )
  const known = new Set(rows.map(row => String(row.table_name)))
  const versions = versionTables(table)
  return [...known]
    .filter(child => child.startsWith(`${table}_`))
    .flatMap(from => {
      const field = from.slice(table.length + 1)
      const to = SHARED.has(field) ? `${versions.table}_${field}` : versions.child(field)
      return known.has(to) ? [{ from, to }] : []
    })
}

/** Tables that all fields of a collection share. */
const SHARED: ReadonlySet<string> = new Set(['translations', 'texts', 'rels'])

async function copyChildren(db: Db, from: string, to: string, pairs: readonly Pair[]): Promise<void> {
  const parent = (await columnsOf(db, from)).includes('_parent_id') ? '_parent_id' : 'parent_id'
  const columns = (await columnsOf(db, to)).filter(column => column !== 'id')
  await copy(db, {
    ...{ from, to, columns, pairs, on: sql`t.${name(parent)} = p.document` },
    own: sql`jsonb_build_object(${sql.raw(`'${parent}'`)}, p.version, '_uuid', t.id)
      || case when to_jsonb(t) ? 'path' then jsonb_build_object('path', 'version.' || (to_jsonb(t) ->> 'path')) else '{}' end`,
  })
}

type Copy = {
  from: string
  to: string
  columns: readonly string[]
  pairs: readonly Pair[]
  on: SQL
  own: SQL
}

/** Every column goes under its own name and with the prefix of versions, whichever the other table has. */
const copy = (db: Db, { from, to, columns, pairs, on, own }: Copy) =>
  db.execute(sql`insert into ${name(to)} (${names(columns)})
    select ${sql.join(
      columns.map(column => sql`r.${name(column)}`),
      sql`, `,
    )}
    from jsonb_to_recordset(${json(pairs)}) as p(document uuid, version uuid)
    join ${name(from)} t on ${on}
    cross join lateral (select coalesce(jsonb_object_agg('version_' || e.key, e.value), '{}') as prefixed
      from jsonb_each(to_jsonb(t)) e) v
    cross join lateral jsonb_populate_record(null::${name(to)}, to_jsonb(t) || v.prefixed || ${own}) r`)
