import { randomUUID } from 'node:crypto'
import { freshDatabase } from '@tests/support/database'
import { eventFor, placeGuestOrder, sendToProvider, storeEvent, tracesOf } from '@tests/support/purchase'
import { expect, test } from 'vitest'

const db = await freshDatabase()
const payments = {
  ...(await import('@/server/payments/apply')),
  ...(await import('@/server/payments/sweep')),
}

const ONE_OF_EACH = { state: 'paid', licences: 1, emails: 1 }

test('an event applied 50 times at once brings one licence and one email', async () => {
  const order = await placeGuestOrder()
  const event = await storeEvent(eventFor(order.number, await sendToProvider(order)))
  const outcomes = await Promise.all(Array.from({ length: 50 }, () => payments.applyPayment(event)))
  expect(outcomes.filter(outcome => outcome === 'paid')).toHaveLength(1)
  expect(outcomes.filter(outcome => outcome === undefined)).toHaveLength(49)
  expect(await tracesOf(db, order.number)).toEqual(ONE_OF_EACH)
})

test('fifty different events of one payment bring one licence', async () => {
  const order = await placeGuestOrder()
  const session = await sendToProvider(order)
  const events = await Promise.all(
    Array.from({ length: 50 }, () => storeEvent(eventFor(order.number, session))),
  )
  const outcomes = await Promise.all(events.map(event => payments.applyPayment(event)))
  expect(outcomes.filter(outcome => outcome === 'paid')).toHaveLength(1)
  expect(outcomes.filter(outcome => outcome === 'known')).toHaveLength(49)
  expect(await tracesOf(db, order.number)).toEqual(ONE_OF_EACH)
})

test('events out of order leave the order paid', async () => {
  const order = await placeGuestOrder()
  const session = await sendToProvider(order)
  const declined = await storeEvent(eventFor(order.number, session, { type: 'declined' }))
  const paid = await storeEvent(eventFor(order.number, session))
  expect(await payments.applyPayment(paid)).toBe('paid')
  expect(await payments.applyPayment(declined)).toBe('late')
  expect(await tracesOf(db, order.number)).toEqual(ONE_OF_EACH)
})

test('a declined payment and then one that succeeds bring one licence', async () => {
  const order = await placeGuestOrder()
  const first = await sendToProvider(order)
  await payments.applyPayment(await storeEvent(eventFor(order.number, first, { type: 'declined' })))
  expect((await tracesOf(db, order.number)).state).toBe('failed')
  const second = await sendToProvider(order)
  expect(second).not.toBe(first)
  await payments.applyPayment(await storeEvent(eventFor(order.number, second)))
  expect(await tracesOf(db, order.number)).toEqual(ONE_OF_EACH)
})

test('an event of an unknown order is kept with what came of it', async () => {
  const event = await storeEvent(eventFor('TM-NONE', 'sbx_none'))
  expect(await payments.applyPayment(event)).toBe('unknown_order')
  const { rows } = await db.query('select outcome, order_id from payment_events where id = $1', [event])
  expect(rows[0]).toEqual({ outcome: 'unknown_order', order_id: null })
})

test('a payment of too little brings nothing', async () => {
  const order = await placeGuestOrder()
  const session = await sendToProvider(order)
  const event = await storeEvent(eventFor(order.number, session, { amount: 1 }))
  expect(await payments.applyPayment(event)).toBe('wrong_amount')
  expect(await tracesOf(db, order.number)).toEqual({ state: 'pending', licences: 0, emails: 0 })
})

test('a refund takes the licence back', async () => {
  const order = await placeGuestOrder()
  const session = await sendToProvider(order)
  await payments.applyPayment(await storeEvent(eventFor(order.number, session)))
  const refund = await storeEvent(eventFor(order.number, session, { type: 'refunded' }))
  expect(await payments.applyPayment(refund)).toBe('refunded')
  const { rows } = await db.query(
    `select c.state from licences c join order_lines l on l.id = c.order_line_id join orders o on o.id = l.order_id where o.number = $1`,
    [order.number],
  )
  expect(rows).toEqual([{ state: 'refunded' }])
})

test('a licence lasts as long as its plan, from the instant of the payment', async () => {
  const { placeOrder } = await import('@/server/checkout/place-order')
  const { guest, visitNow } = await import('@tests/support/purchase')
  const basket = { route: 'netflix_downloader', plan: '1Y', os: 'win', coupon: null } as const
  const placed = await placeOrder(visitNow(), { idempotencyKey: randomUUID(), basket, buyer: guest() })
  if (!placed.ok) throw new Error(placed.why)
  const at = Date.UTC(2026, 10, 21, 12, 0, 0)
  const session = await sendToProvider(placed.order)
  const amount = await totalOf(placed.order.number)
  await payments.applyPayment(await storeEvent(eventFor(placed.order.number, session, { at, amount })))
  const { rows } = await db.query(
    `select c.issued, c.expires, c.key, c.email from licences c join order_lines l on l.id = c.order_line_id join orders o on o.id = l.order_id where o.number = $1`,
    [placed.order.number],
  )
  expect(rows[0]).toMatchObject({
    issued: new Date(at),
    expires: new Date(at + 365 * 86_400_000),
    email: 'guest@example.com',
    key: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{5}(-[0-9A-HJKMNP-TV-Z]{5}){5}$/),
  })
})

async function totalOf(number: string): Promise<number> {
  const { rows } = await db.query('select total::int from orders where number = $1', [number])
  return rows[0].total
}

// Where each step writes: a trigger that refuses the write is a crash between the step before and this one.
const STEPS = [
  ['the order is marked paid', 'orders', 'update'],
  ['the licence is issued', 'licences', 'insert'],
  ['the email is written', 'emails', 'insert'],
  ['the email’s job is sent', 'jobs.job', 'insert'],
  ['the outcome is written down', 'payment_events', 'update'],
] as const

test.each(STEPS)(
  'a crash when %s leaves nothing behind, and the next try brings one licence',
  async (_, table, act) => {
    const order = await placeGuestOrder()
    const event = await storeEvent(eventFor(order.number, await sendToProvider(order)))
    // The claim is an update of payment_events too: refuse the one that writes the outcome.
    const when = table === 'payment_events' ? 'when (new.outcome is not null)' : ''
    await db.query(`create function refuse() returns trigger language plpgsql as $$ begin raise 'crash'; end $$;
    create trigger crash before ${act} on ${table} for each row ${when} execute function refuse()`)
    await expect(payments.applyPayment(event)).rejects.toThrow('crash')
    await db.query(`drop trigger crash on ${table}; drop function refuse()`)
    expect(await tracesOf(db, order.number)).toEqual({ state: 'pending', licences: 0, emails: 0 })
    const { rows } = await db.query(
      'select applied_at, error, attempts::int from payment_events where id = $1',
      [event],
    )
    expect(rows[0]).toMatchObject({ applied_at: null, attempts: 1, error: expect.stringContaining('crash') })
    expect(await payments.applyPayment(event)).toBe('paid')
    expect(await tracesOf(db, order.number)).toEqual(ONE_OF_EACH)
  },
)

test('a connection that breaks in the middle leaves nothing behind, and the sweep mends it', async () => {
  const order = await placeGuestOrder()
  const event = await storeEvent(eventFor(order.number, await sendToProvider(order)))
  await db.query(`create function refuse() returns trigger language plpgsql as $$
    begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$;
    create trigger crash before insert on licences for each row execute function refuse()`)
  await expect(payments.applyPayment(event)).rejects.toThrow()
  await db.query('drop trigger crash on licences; drop function refuse()')
  expect(await tracesOf(db, order.number)).toEqual({ state: 'pending', licences: 0, emails: 0 })
  await db.query(
    `update payment_events set created_at = now() - interval '1 minute', updated_at = now() - interval '1 minute'
     where id = $1`,
    [event],
  )
  await payments.sweepPayments()
  expect(await tracesOf(db, order.number)).toEqual(ONE_OF_EACH)
})
