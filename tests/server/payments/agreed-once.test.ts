import { randomUUID } from 'node:crypto'
import { freshDatabase } from '@tests/support/database'
import { runJobs } from '@tests/support/owner-orders'
import { eventFor, placeGuestOrder, sendToProvider, storeEvent, tracesOf } from '@tests/support/purchase'
import { expect, test } from 'vitest'

const db = await freshDatabase()
const { payOrder } = await import('@/server/checkout/pay-order')
const payments = {
  ...(await import('@/server/payments/apply')),
  ...(await import('@/server/payments/sweep')),
}
const sandbox = {
  ...(await import('@/server/payments/sandbox/press')),
  ...(await import('@/server/payments/sandbox/ledger')),
}

const SALE = { at: Date.UTC(2022, 10, 20), agreed: { total: 20993, currency: 'USD' } }
const TODAY = { at: Date.now(), agreed: { total: 29990, currency: 'USD' } }
const ONE_OF_EACH = { state: 'paid', licences: 1, emails: 1 }

/** An order that was sent to the payer at the sale’s price, and then at today’s. */
async function sentTwice() {
  const order = await placeGuestOrder()
  const sessions: string[] = []
  for (const price of [SALE, TODAY]) {
    const paying = await payOrder({ number: order.number, viewer: { secret: order.secret }, ...price })
    if (!paying.ok) throw new Error(paying.why)
    sessions.push(new URL(paying.url).pathname.replace('/sandbox/', ''))
  }
  const [old = '', now = ''] = sessions
  return { ...order, old, now }
}

/** A payer took money for a session although it was told to close it: its ledger says so, and it tells the shop. */
async function paid(number: string, session: string, amount: number) {
  await db.query(`update sandbox_payments set state = 'paid' where session = $1`, [session])
  return payments.applyPayment(await storeEvent(eventFor(number, session, { amount })))
}

const totalsOf = async (number: string) =>
  (
    await db.query(
      `select o.total::int, (o.quote->>'price')::int as quoted, l.unit_total::int as line, o.provider_session as session
       from orders o join order_lines l on l.order_id = o.id where o.number = $1`,
      [number],
    )
  ).rows

const staffEmails = async (number: string) =>
  (
    await db.query(
      `select "to", subject from emails where kind = 'payment' and text like $1 order by created_at`,
      [`%${number}%`],
    )
  ).rows

test('money at a price that was agreed before is honoured at that price, and staff hear of it', async () => {
  const { number, old, now } = await sentTwice()
  expect(await paid(number, old, 20993)).toBe('paid_as_agreed')
  expect(await tracesOf(db, number)).toEqual(ONE_OF_EACH)
  expect(await totalsOf(number)).toEqual([{ total: 20993, quoted: 20993, line: 20993, session: old }])
  const { rows } = await db.query(`select text from emails where reason like 'licences:%' and text like $1`, [
    `%${number}%`,
  ])
  expect(rows[0]?.text).toContain('$209.93')
  expect(await staffEmails(number)).toEqual([
    { to: 'support@localhost', subject: `A payment needs you: paid as agreed (order ${number})` },
  ])
  expect(await runJobs(db, 'leave-payment-session')).toBe(1)
  expect(await sandbox.press(now, 'pay', Date.now())).toMatchObject({ state: 'closed' })
})

test('whichever of two sessions is paid first counts, and the money of the other goes back', async () => {
  for (const isOldFirst of [true, false]) {
    const { number, old, now } = await sentTwice()
    const both: [string, number][] = [
      [old, 20993],
      [now, 29990],
    ]
    const [first, second] = isOldFirst ? both : both.toReversed()
    if (!first || !second) throw new Error('two sessions')
    expect(await paid(number, ...first)).toBe(isOldFirst ? 'paid_as_agreed' : 'paid')
    expect(await paid(number, ...second)).toBe('paid_twice')
    expect(await runJobs(db, 'return-payment')).toBe(1)
    expect(await sandbox.sandboxPayment(second[0])).toMatchObject({ state: 'refunded' })
    expect(await sandbox.sandboxPayment(first[0])).toMatchObject({ state: 'paid' })
    expect(
      await payments.applyPayment(
        await storeEvent(eventFor(number, second[0], { type: 'refunded', amount: second[1] })),
      ),
    ).toBe('known')
    expect(await tracesOf(db, number)).toEqual(ONE_OF_EACH)
    expect((await totalsOf(number))[0]).toMatchObject({ total: first[1], session: first[0] })
    const emails = await staffEmails(number)
    expect(emails.map(({ subject }) => subject)).toContain(
      `A payment needs you: paid twice (order ${number})`,
    )
  }
})

test('both paid at once bring one licence and one return', async () => {
  const { number, old, now } = await sentTwice()
  const outcomes = await Promise.all([paid(number, old, 20993), paid(number, now, 29990)])
  expect(outcomes.filter(outcome => outcome === 'paid_twice')).toHaveLength(1)
  expect(await tracesOf(db, number)).toEqual(ONE_OF_EACH)
  expect(await runJobs(db, 'return-payment')).toBe(1)
})

test('one session told of twenty times is one sale, and one return where it was the second', async () => {
  const { number, old, now } = await sentTwice()
  const twenty = (session: string, amount: number) =>
    Promise.all(Array.from({ length: 20 }, () => paid(number, session, amount)))
  const first = await twenty(now, 29990)
  expect([
    first.filter(each => each === 'paid').length,
    first.filter(each => each === 'known').length,
  ]).toEqual([1, 19])
  const second = await twenty(old, 20993)
  expect(second.filter(each => each === 'paid_twice')).toHaveLength(1)
  expect(await tracesOf(db, number)).toEqual(ONE_OF_EACH)
  expect(await runJobs(db, 'return-payment')).toBe(1)
})

test('a decline of a session that was left does not fail the order', async () => {
  const { number, old, now } = await sentTwice()
  const declined = eventFor(number, old, { type: 'declined', amount: 20993 })
  expect(await payments.applyPayment(await storeEvent(declined))).toBe('superseded')
  expect((await tracesOf(db, number)).state).toBe('pending')
  expect(await paid(number, now, 29990)).toBe('paid')
})

test('a session ends half an hour after it was opened, in the shop and at its payer', async () => {
  const session = await sendToProvider(await placeGuestOrder())
  const { rows } = await db.query(
    `select extract(epoch from s.expires_at - s.created_at)::int as seconds, s.expires_at as here, p.expires_at as there
     from payment_sessions s join sandbox_payments p on p.session = s.session where s.session = $1`,
    [session],
  )
  expect(rows).toEqual([{ seconds: 1800, here: expect.any(Date), there: expect.any(Date) }])
  expect(rows[0].there).toEqual(rows[0].here)
})

test('a session is closed after half an hour, and its order can be paid at the price of then', async () => {
  const order = await placeGuestOrder()
  const send = () => payOrder({ number: order.number, viewer: { secret: order.secret }, at: Date.now() })
  const first = await send()
  if (!first.ok) throw new Error(first.why)
  const session = new URL(first.url).pathname.replace('/sandbox/', '')
  const half = `now() - interval '31 minutes'`
  await db.query(
    `update payment_sessions set expires_at = now() - interval '1 second', created_at = ${half}, asked_at = ${half} where session = $1`,
    [session],
  )
  await db.query(`update sandbox_payments set expires_at = now() - interval '1 second' where session = $1`, [
    session,
  ])
  expect(await sandbox.press(session, 'pay', Date.now())).toMatchObject({ state: 'open' })
  await payments.sweepPayments()
  expect(await sandbox.sandboxPayment(session)).toMatchObject({ state: 'closed' })
  expect((await tracesOf(db, order.number)).state).toBe('open')
  const second = await send()
  expect(second.ok && second.url !== first.url).toBe(true)
})

test('an order that nobody pays for a day expires; money that comes after all is honoured, and staff hear of it', async () => {
  const order = await placeGuestOrder()
  await db.query(`update orders set updated_at = now() - interval '25 hours' where number = $1`, [
    order.number,
  ])
  await payments.sweepPayments()
  expect((await tracesOf(db, order.number)).state).toBe('expired')
  const event = eventFor(order.number, randomUUID())
  expect(await payments.applyPayment(await storeEvent(event))).toBe('paid_late')
  expect(await tracesOf(db, order.number)).toEqual(ONE_OF_EACH)
  expect(await staffEmails(order.number)).toHaveLength(1)
})
