import { once } from 'node:events'
import { freshDatabase } from '@tests/support/database'
import { soon } from '@tests/support/soon'
import { expect, test } from 'vitest'
import { database, inTransaction } from '@/server/runtime/database'

const db = await freshDatabase()
const { readiness } = await import('@/server/startup/readiness')
const { ruleBook } = await import('@/server/rule-book/live')
await ruleBook()

/** Work that keeps every connection of the pool, and as much again that waits for one, until it is ended. */
async function busyPool(): Promise<() => Promise<unknown>> {
  const over = new AbortController()
  const held = new AbortController()
  let holding = 0
  const works = Array.from({ length: 20 }, () =>
    inTransaction(async tx => {
      await tx.query('select 1')
      holding += 1
      if (holding === 10) held.abort()
      if (!over.signal.aborted) await once(over.signal, 'abort')
    }),
  )
  await once(held.signal, 'abort')
  return () => {
    over.abort()
    return Promise.all(works)
  }
}

test('a shop whose connections are all at work is ready, for its database answers', async () => {
  const end = await busyPool()
  try {
    expect(await readiness()).toMatchObject({ ready: true, database: true })
    const many = await Promise.all(Array.from({ length: 30 }, readiness))
    expect(many.filter(({ ready }) => !ready)).toEqual([])
  } finally {
    await end()
  }
})

test('the connection that is asked by comes again after it was cut off', async () => {
  const asking = `pid <> pg_backend_pid() and datname = current_database() and query = 'select 1'`
  await db.query(`select pg_terminate_backend(pid) from pg_stat_activity where ${asking}`)
  await soon(async () => expect((await readiness()).database).toBe(true))
  const { rows } = await db.query(`select pid from pg_stat_activity where ${asking}`)
  expect(rows.length).toBeLessThanOrEqual(3)
  expect(await database.query('select 1 as one')).toEqual([{ one: 1 }])
})
