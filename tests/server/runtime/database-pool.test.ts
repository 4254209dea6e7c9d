import { freshDatabase } from '@tests/support/database'
import { expect, test } from 'vitest'

const db = await freshDatabase()
const { openPool } = await import('@/server/runtime/database')

test('the database knows no connection of a pool that was ended', async () => {
  const { database, end } = openPool(8)
  const all = await Promise.all(
    Array.from({ length: 8 }, () =>
      database.query<{ pid: number }>('select pg_backend_pid() as pid, pg_sleep(0.01)'),
    ),
  )
  const pids = all.flat().map(row => row.pid)
  expect(await known(pids)).toBe(new Set(pids).size)
  await end()
  expect(await known(pids)).toBe(0)
})

const known = async (pids: number[]) =>
  (await db.query('select 1 from pg_stat_activity where pid = any($1)', [pids])).rows.length
