import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { onePerProcess } from '@/one-per-process'
import { urlOf } from '../../scripts/shop/kept-database'
import { ownName } from './own-name'

export type TestDatabase = { url: string; query: pg.Client['query'] }

/**
 * A migrated and seeded database for the tests of one file, and the environment that points at it; it goes when they
 * are over. Call it at the top of the file, before anything of src/server is imported (`await import(…)` after it),
 * since the first connection is kept.
 */
export async function freshDatabase(): Promise<TestDatabase> {
  const { name, staffHash } = inject('template')
  const db = await newDatabase(name)
  await db.query('update users set hash = $1', [staffHash])
  return db
}

/** The same without anything in it: no table, no row. */
export const emptyDatabase = (): Promise<TestDatabase> => newDatabase('template1')

async function newDatabase(template: string): Promise<TestDatabase> {
  const { admin, env } = inject('template')
  const name = ownName('test')
  await onAdmin(admin, `create database "${name}" template "${template}"`)
  const url = urlOf(admin, name)
  const ERASED_LIST = path.join(tmpdir(), `${name}-erased.txt`)
  Object.assign(process.env, env, { DATABASE_URL: url, ERASED_LIST })
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  afterAll(async () => {
    await stopListening()
    await closeForGood()
    await client.end()
    await rm(ERASED_LIST, { force: true })
    await onAdmin(admin, `drop database if exists "${name}" with (force)`)
  })
  return { url, query: client.query.bind(client) }
}

/** Who heard of changes of it hears no more: that it goes is no failure. A file that loaded no rule book loads none for this. */
async function stopListening(): Promise<void> {
  if (!onePerProcess<{ live?: unknown }>('rule book', () => ({})).live) return
  const live = await import('@/server/rule-book/live')
  await live.stopListening()
}

/** What this file left behind and still asks finds a closed pool, and opens none on the database of the next file. */
async function closeForGood(): Promise<void> {
  const { closeDatabase } = await import('@/server/runtime/database')
  await closeDatabase()
  const pool = new pg.Pool()
  await pool.end()
  const closed = { pool, end: async () => {} }
  Object.assign(
    onePerProcess('database', () => ({})),
    { pool: closed, probe: closed },
  )
}

async function onAdmin(admin: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: admin })
  await client.connect()
  try {
    await client.query(text)
  } finally {
    await client.end()
  }
}
