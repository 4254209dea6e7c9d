import { randomUUID } from 'node:crypto'
import { freshDatabase } from '@tests/support/database'
import { placeGuestOrder, storeEvent, tracesOf } from '@tests/support/purchase'
import { expect, test } from 'vitest'

const db = await freshDatabase()
const checkout = await import('@/server/checkout/pay-order')
const payments = await import('@/server/payments/apply')
const sandbox = await import('@/server/payments/sandbox/press')

// The same order at two instants has two prices: one of a sale, and one without it.
const SALE = { at: Date.UTC(2022, 10, 20), agreed: { total: 20993, currency: 'USD' } }
const TODAY = { at: Date.now(), agreed: { total: 29990, currency: 'USD' } }

type Placed = Awaited<ReturnType<typeof placeGuestOrder>>
const pay = ({ number, secret }: Placed, price: typeof SALE) =>
  checkout.payOrder({ number, viewer: { secret }, ...price })

const sessionIn = (url: string) => new URL(url).pathname.replace('/sandbox/', '')

async function orderOf(number: string) {
  const { rows } = await db.query(
    `select o.state, o.total::int, (o.quote->>'price')::int as quoted, l.unit_total::int as line, o.provider_session as session
     from orders o join order_lines l on l.order_id = o.id where o.number = $1`,
    [number],
  )
  expect(rows).toHaveLength(1)
  return rows[0]
}

async function openPayments(number: string) {
  const { rows } = await db.query(
    `select session, amount::int from sandbox_payments where reference = $1 and state = 'open'`,
    [number],
  )
  return rows
}

/** Every payment of an order that the ledger knows as paid is told to the shop, in an order that is none. */
async function tellAll(number: string) {
  const { rows } = await db.query('select events from sandbox_payments where reference = $1', [number])
  for (const { events } of rows)
    for (const event of events) await payments.applyPayment(await storeEvent({ ...event, id: randomUUID() }))
}

test('an order that is paid for at two prices at once has one open session, of its own total', async () => {
  for (let round = 0; round < 30; round += 1) {
    const order = await placeGuestOrder()
    const prices = round % 2 === 0 ? [SALE, TODAY] : [TODAY, SALE]
    await Promise.all(prices.map(price => pay(order, price)))
    const { total, quoted, line, session } = await orderOf(order.number)
    expect([quoted, line]).toEqual([total, total])
    expect(await openPayments(order.number)).toEqual([{ session, amount: total }])
  }
})

test('of twenty clicks at two prices one session is left, and it brings the licence', async () => {
  const order = await placeGuestOrder()
  await Promise.all(Array.from({ length: 20 }, (_, index) => pay(order, index % 2 === 0 ? SALE : TODAY)))
  const open = await openPayments(order.number)
  expect(open).toHaveLength(1)
  await sandbox.press(open[0].session, 'pay', Date.now())
  await tellAll(order.number)
  expect(await tracesOf(db, order.number)).toEqual({ state: 'paid', licences: 1, emails: 1 })
  expect((await orderOf(order.number)).total).toBe(open[0].amount)
})

test('paying again after another price leads to a session of that price', async () => {
  const order = await placeGuestOrder()
  for (const price of [TODAY, SALE, TODAY, SALE]) {
    const paying = await pay(order, price)
    if (!paying.ok) throw new Error(paying.why)
    expect(await openPayments(order.number)).toEqual([
      { session: sessionIn(paying.url), amount: price.agreed.total },
    ])
  }
})
