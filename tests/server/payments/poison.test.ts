import { randomUUID } from 'node:crypto'
import { freshDatabase } from '@tests/support/database'
import { eventFor, placeGuestOrder, sendToProvider, storeEvent, tracesOf } from '@tests/support/purchase'
import { expect, test } from 'vitest'

const db = await freshDatabase()
const payments = {
  ...(await import('@/server/payments/sweep')),
  ...(await import('@/server/payments/status')),
  ...(await import('@/server/payments/apply')),
}

/** Events that no version of the shop can read, older than any other. */
const poison = (count: number) =>
  db.query(
    `insert into payment_events (provider, event_id, type, session, payload, created_at, updated_at)
     select 'sandbox', 'poison-' || g, 'paid', 'poison', '{}', now() - interval '1 day', now() - interval '1 day'
     from generate_series(1, $1) g`,
    [count],
  )

const attemptsOf = async (event: string) =>
  (await db.query('select attempts::int from payment_events where event_id = $1', [event])).rows[0].attempts

/** As if the waits between tries were over. */
const later = () =>
  db.query(`update payment_events set updated_at = now() - interval '2 hours' where applied_at is null`)

test('a hundred events that cannot be applied keep none waiting that can', async () => {
  await poison(100)
  await payments.sweepPayments()
  const order = await placeGuestOrder()
  const event = await storeEvent(eventFor(order.number, await sendToProvider(order)))
  await db.query(`update payment_events set created_at = now() - interval '1 minute' where id = $1`, [event])
  await later()
  await payments.sweepPayments()
  expect(await tracesOf(db, order.number)).toEqual({ state: 'paid', licences: 1, emails: 1 })
})

test('an event that fails waits longer each time, and the support desk hears of it once', async () => {
  const before = await attemptsOf('poison-1')
  await payments.sweepPayments()
  expect(await attemptsOf('poison-1')).toBe(before)
  for (let sweep = 0; sweep < 8; sweep += 1) {
    await later()
    await payments.sweepPayments()
  }
  const { rows } = await db.query(
    `select l."to", l.subject from emails l join payment_events e on l.reason = 'payment:stuck:' || e.id where e.event_id = 'poison-1'`,
  )
  expect(rows).toEqual([
    { to: 'support@localhost', subject: 'A payment needs you: its message cannot be applied' },
  ])
  const { alarms } = await payments.paymentsStatus()
  expect(alarms.some(({ outcome }) => outcome === 'failing')).toBe(true)
})

test('the emails about payments leave by the job that sends every email, and the first page of the admin lists them', async () => {
  const event = await storeEvent(eventFor('TM-NONE', randomUUID()))
  expect(await payments.applyPayment(event)).toBe('unknown_order')
  const { rows } = await db.query(
    `select l.id from emails l join jobs.job j on j.data->>'email' = l.id::text where l.reason = $1`,
    [`payment:${event}`],
  )
  expect(rows).toHaveLength(1)
  const { alarms, takesRealMoney } = await payments.paymentsStatus()
  expect(alarms).toContainEqual(expect.objectContaining({ id: event, outcome: 'unknown_order', order: null }))
  expect(takesRealMoney).toBe(false)
})

test('emails of the admin leave by the same job', async () => {
  const { outboxEmail } = await import('@/server/emails/payload-adapter')
  const { sendEmail } = outboxEmail({} as never)
  await sendEmail({ to: 'kim@example.com', subject: 'Reset', html: '<p>Hello</p>' })
  const { rows } = await db.query(
    `select j.data->>'email' = l.id::text as is_sent from emails l left join jobs.job j on j.data->>'email' = l.id::text
     where l."to" = 'kim@example.com'`,
  )
  expect(rows).toEqual([{ is_sent: true }])
})

test('an order whose product has no row is not half written', async () => {
  const { inTransaction } = await import('@/server/runtime/database')
  const { sellAt } = await import('@/server/orders/sold')
  const order = await placeGuestOrder()
  const { rows } = await db.query('select id, quote from orders where number = $1', [order.number])
  await expect(
    inTransaction(tx => sellAt(tx, rows[0].id, { ...rows[0].quote, pid: 1, price: 1 })),
  ).rejects.toThrow('which has no row')
  const lines = await db.query('select pid::int, unit_total::int from order_lines where order_id = $1', [
    rows[0].id,
  ])
  expect(lines.rows).toEqual([{ pid: 992001, unit_total: 29990 }])
})
