import { freshDatabase } from '@tests/support/database'
import { soon } from '@tests/support/soon'
import { afterAll, expect, test, vi } from 'vitest'

const db = await freshDatabase()
delete process.env.SMTP_URL
const { stopJobs } = await import('@/server/jobs/work')
afterAll(stopJobs)

const emails = async () => (await db.query<{ kind: string }>('select kind from emails')).rows

test('a job that died with its process runs again soon after its time is over', async () => {
  const { inTransaction } = await import('@/server/runtime/database')
  const { sendJob } = await import('@/server/jobs/send')
  const { startServer } = await import('@/server/startup/start')
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { rows } = await db.query<{ id: string }>('select id from users limit 1')
  await inTransaction(tx => sendJob(tx, 'write-staff-reset-email', { user: rows[0]?.id ?? null }))
  await db.query(`update jobs.job set state = 'active', started_on = now() - interval '61 seconds'`)
  await db.query(`update jobs.version set maintained_on = now() - interval '31 seconds'`)
  await startServer()
  expect(await emails()).toEqual([])
  vi.advanceTimersByTime(30_000)
  await soon(async () => expect(await emails()).toEqual([{ kind: 'staff' }]))
})
