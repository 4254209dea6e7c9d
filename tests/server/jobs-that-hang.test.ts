import { freshDatabase } from '@tests/support/database'
import { onDatabase } from '@tests/support/shop-copy'
import { soon } from '@tests/support/soon'
import pg from 'pg'
import { afterAll, expect, test, vi } from 'vitest'

const db = await freshDatabase()
delete process.env.SMTP_URL
// The database ends no statement that waits.
process.env.DATABASE_STATEMENT_MS = '0'
const { stopJobs } = await import('@/server/jobs/work')
afterAll(stopJobs)

/** As many as the pool of pages has connections. */
const MANY = 10

test('a table of jobs that hangs takes no connection of those that pages are made with', async () => {
  const { database } = await import('@/server/runtime/database')
  const { startServer } = await import('@/server/startup/start')
  await startServer()
  await onDatabase(db.url, async other => {
    const asked = vi.spyOn(pg.Pool.prototype, 'query')
    await other.query('begin; lock table jobs.job in access exclusive mode')
    const waiting = () => asked.mock.settledResults.filter(({ type }) => type === 'incomplete').length
    await soon(() => expect(waiting()).toBeGreaterThanOrEqual(MANY))
    expect(await database.query('select 1 as one')).toEqual([{ one: 1 }])
    await other.query('rollback')
  })
})
