import { freshDatabase } from '@tests/support/database'
import { placeGuestOrder, sendToProvider, tracesOf } from '@tests/support/purchase'
import { soon } from '@tests/support/soon'
import { afterAll, expect, test } from 'vitest'

const db = await freshDatabase()
delete process.env.SMTP_URL
const { stopJobs } = await import('@/server/jobs/work')
afterAll(stopJobs)

/** As a process leaves them that is killed while it runs them: active, until pg-boss finds minutes later that they are not. */
const leaveActive = () =>
  db.query(`update jobs.job set state = 'active', started_on = now() where state < 'active'`)

test('a payment whose webhook and whose event died with a process is found as soon as another one starts', async () => {
  const { press } = await import('@/server/payments/sandbox/press')
  const { storeEvents } = await import('@/server/payments/inbox')
  const { inTransaction } = await import('@/server/runtime/database')
  const { startServer } = await import('@/server/startup/start')
  const [untold, unapplied] = [await placeGuestOrder(), await placeGuestOrder()]
  await press(await sendToProvider(untold), 'pay', Date.now())
  const told = await press(await sendToProvider(unapplied), 'pay', Date.now())
  await inTransaction(tx => storeEvents(tx, 'sandbox', told?.events ?? []))
  await leaveActive()
  await db.query(`update payment_sessions set asked_at = now() - interval '31 seconds'`)
  await db.query(`update payment_events set created_at = now() - interval '11 seconds'`)
  await startServer()
  for (const { number } of [untold, unapplied])
    await soon(async () =>
      expect(await tracesOf(db, number)).toEqual({ state: 'paid', licences: 1, emails: 1 }),
    )
})
