import { freshDatabase } from '@tests/support/database'
import { serveHandler } from '@tests/support/http'
import { placeGuestOrder, sendToProvider, tracesOf } from '@tests/support/purchase'
import { soon } from '@tests/support/soon'
import { afterAll, expect, test } from 'vitest'

const db = await freshDatabase()
delete process.env.SMTP_URL
const shop = await serveHandler(async request => {
  const { POST } = await import('@/app/webhooks/[provider]/route')
  return POST(request, { params: Promise.resolve({ provider: 'sandbox' }) })
})
Object.assign(process.env, { PORT: String(shop.port) })
afterAll(async () => {
  const { stopJobs } = await import('@/server/jobs/work')
  await stopJobs()
  await shop.close()
})

test('from the button to the kept email, everything runs by itself once the server has started', async () => {
  const { startServer } = await import('@/server/startup/start')
  const { press } = await import('@/server/payments/sandbox/press')
  await startServer()
  const orders = await Promise.all([placeGuestOrder(), placeGuestOrder()])
  for (const order of orders) await press(await sendToProvider(order), 'pay', Date.now())
  for (const { number } of orders) {
    await soon(async () =>
      expect(await tracesOf(db, number)).toEqual({ state: 'paid', licences: 1, emails: 1 }),
    )
  }
  await soon(async () => {
    const { rows } = await db.query(`select state from emails`)
    expect(rows).toEqual([{ state: 'kept' }, { state: 'kept' }])
  })
})

test('a job that fails is tried again by itself, and others of its batch are not', async () => {
  const { inTransaction } = await import('@/server/runtime/database')
  const { sendJob } = await import('@/server/jobs/send')
  const lost = '00000000-0000-4000-8000-000000000001'
  await inTransaction(tx => sendJob(tx, 'deliver-sandbox-webhook', { session: 'sbx_lost', event: lost }))
  await soon(async () => {
    const { rows } = await db.query(
      `select state, output->>'message' as message from jobs.job where data->>'event' = $1`,
      [lost],
    )
    expect(rows).toEqual([{ state: 'retry', message: expect.stringContaining('no event') }])
  })
})
