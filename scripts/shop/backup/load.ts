import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { readArchive } from './archive'
import { inOne } from './aside'
import { qualified, quoted, tablesOf } from './catalog'
import { type Manifest, type StoredTable, tableOfPart } from './manifest'

/**
 * Fills the tables of a database of the same migrations with the rows of an archive, in one transaction; references are
 * checked when everything is there.
 */
export const loadTables = (db: pg.ClientBase, file: string, known: Manifest): Promise<void> =>
  inOne(db, async () => {
    const present = new Set((await tablesOf(db)).map(qualified))
    const tables = known.tables.filter(table => table.schema !== 'jobs' || present.has(qualified(table)))
    const missing = tables.find(table => !present.has(qualified(table)))
    if (missing) throw new Error(`The table ${qualified(missing)} of the backup is unknown to this shop.`)
    const restoring = await withoutRules(db)
    await db.query(`truncate ${[...present].join(', ')}`)
    await copyAll(db, file, tables)
    await restoring()
    await setSequences(db, known)
  })

async function withoutRules(db: pg.ClientBase): Promise<() => Promise<void>> {
  const { rows: references } = await db.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and conparentid = 0
       and connamespace in ('public'::regnamespace, to_regnamespace('jobs'))`,
  )
  const { rows: triggered } = await db.query<{ table: string }>(
    `select distinct tgrelid::regclass::text as table from pg_trigger t join pg_class c on c.oid = tgrelid
     where not tgisinternal and c.relnamespace in ('public'::regnamespace, to_regnamespace('jobs'))`,
  )
  for (const { table, name } of references)
    await db.query(`alter table ${table} drop constraint ${quoted(name)}`)
  for (const { table } of triggered) await db.query(`alter table ${table} disable trigger user`)
  return async () => {
    for (const { table } of triggered) await db.query(`alter table ${table} enable trigger user`)
    for (const { table, name, definition } of references)
      await db.query(`alter table ${table} add constraint ${quoted(name)} ${definition}`)
  }
}

/** The parts of a table follow each other, so that one COPY takes them all as they are read. */
async function copyAll(db: pg.ClientBase, file: string, tables: readonly StoredTable[]): Promise<void> {
  const byName = new Map(tables.map(table => [`${table.schema}.${table.name}`, table]))
  let open: { name: string; take: Feed } | undefined
  for await (const { name, bytes } of readArchive(file)) {
    const part = tableOfPart(name)
    if (open && open.name !== part) {
      await open.take.end()
      open = undefined
    }
    const table = part === undefined ? undefined : byName.get(part)
    if (!table || part === undefined) continue
    open ??= { name: part, take: feed(db, table) }
    for await (const chunk of bytes) await open.take.write(chunk)
  }
  await open?.take.end()
}

type Feed = { write: (chunk: Buffer) => Promise<void>; end: () => Promise<void> }

function feed(db: pg.ClientBase, table: StoredTable): Feed {
  const copying = db.query(
    copyFrom(`copy ${qualified(table)} (${table.columns.map(quoted).join(', ')}) from stdin`),
  )
  const over = finished(copying)
  over.catch(() => {}) // thrown where it is waited for
  return {
    write: async chunk => {
      if (!copying.write(chunk)) await Promise.race([once(copying, 'drain'), over])
    },
    end: async () => {
      copying.end()
      await over
      if (copying.rowCount !== table.rows)
        throw new Error(
          `${qualified(table)} got ${copying.rowCount} rows where the backup has ${table.rows}.`,
        )
    },
  }
}

async function setSequences(db: pg.ClientBase, { sequences }: Manifest): Promise<void> {
  for (const sequence of sequences)
    await db.query('select setval(to_regclass($1), $2, $3) where to_regclass($1) is not null', [
      qualified(sequence),
      sequence.last,
      sequence.isCalled,
    ])
}
