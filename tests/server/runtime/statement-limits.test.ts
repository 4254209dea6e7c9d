import { expect, test, vi } from 'vitest'
import { freshDatabase } from '../../support/database'

await freshDatabase()
process.env.DATABASE_STATEMENT_MS = '700'
const { database } = await import('@/server/runtime/database')
const { cms } = await import('@/server/cms/cms')
const { connection } = await import('@/server/runtime/database-connection')

const LIMIT = `select current_setting('statement_timeout') as limit`

test('every pool of the shop has a limit for its statements and for its connections', async () => {
  const { pool } = Object(await cms()).db
  expect(pool.options).toMatchObject({ connectionTimeoutMillis: 5_000, query_timeout: 5_700 })
  expect((await pool.query(LIMIT)).rows).toEqual([{ limit: '700ms' }])
  expect(await database.query(LIMIT)).toEqual([{ limit: '700ms' }])
  expect(connection()).toMatchObject({ connectionTimeoutMillis: 5_000, statement_timeout: 700 })
})

test('a statement that does not end is ended', async () => {
  await expect(database.query('select pg_sleep(600)')).rejects.toMatchObject({ code: '57014' })
})

test('migrations and other commands, which set 0, have none', async () => {
  process.env.DATABASE_STATEMENT_MS = '0'
  vi.resetModules()
  const { connection: unlimited } = await import('@/server/runtime/database-connection')
  expect(unlimited()).not.toHaveProperty('statement_timeout')
  expect(unlimited()).not.toHaveProperty('query_timeout')
})
