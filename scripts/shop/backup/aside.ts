import type pg from 'pg'
import { quoted, SCHEMAS } from './catalog'

const PREFIX = 'before_restore_'

/** Whether an earlier restore was cut off, and what it set aside is still there. */
export async function isSetAside(db: pg.ClientBase): Promise<boolean> {
  return (await schemasNamed(db, PREFIX)).length > 0
}

/** Renames what a database holds, so that a restore begins empty and can give everything back; one transaction. */
export const setAside = (db: pg.ClientBase): Promise<void> =>
  inOne(db, async () => {
    for (const schema of await schemasNamed(db, ''))
      await db.query(`alter schema ${quoted(schema)} rename to ${quoted(PREFIX + schema)}`)
    await db.query('create schema public')
    await moveExtensions(db, `${PREFIX}public`, 'public')
  })

/** Gives back what was set aside, replacing whatever is there now; one transaction. */
export const putBack = (db: pg.ClientBase): Promise<void> =>
  inOne(db, async () => {
    await moveExtensions(db, 'public', `${PREFIX}public`)
    await dropSchemas(db, await schemasNamed(db, ''))
    for (const schema of await schemasNamed(db, PREFIX))
      await db.query(`alter schema ${quoted(schema)} rename to ${quoted(schema.slice(PREFIX.length))}`)
  })

export const forgetAside = async (db: pg.ClientBase): Promise<void> =>
  dropSchemas(db, await schemasNamed(db, PREFIX))

async function schemasNamed(db: pg.ClientBase, prefix: string): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(
    'select nspname as name from pg_namespace where nspname = any($1) order by 1',
    [SCHEMAS.map(schema => prefix + schema)],
  )
  return rows.map(({ name }) => name)
}

async function dropSchemas(db: pg.ClientBase, schemas: string[]): Promise<void> {
  for (const schema of schemas) await db.query(`drop schema ${quoted(schema)} cascade`)
}

/** A database has an extension once only, and the migrations look for it in the schema that they fill. */
async function moveExtensions(db: pg.ClientBase, from: string, to: string): Promise<void> {
  const { rows } = await db.query<{ name: string }>(
    'select extname as name from pg_extension e join pg_namespace n on n.oid = e.extnamespace where nspname = $1',
    [from],
  )
  for (const { name } of rows) await db.query(`alter extension ${quoted(name)} set schema ${quoted(to)}`)
}

export async function inOne<T>(db: pg.ClientBase, work: () => Promise<T>): Promise<T> {
  await db.query('begin')
  try {
    const result = await work()
    await db.query('commit')
    return result
  } catch (error) {
    await db.query('rollback').catch(() => {})
    throw error
  }
}
