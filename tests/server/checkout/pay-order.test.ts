import { freshDatabase } from '@tests/support/database'
import { eventFor, placeGuestOrder, sendToProvider, storeEvent, tracesOf } from '@tests/support/purchase'
import { soon } from '@tests/support/soon'
import { expect, test } from 'vitest'

const db = await freshDatabase()
const checkout = {
  ...(await import('@/server/checkout/pay-order')),
  ...(await import('@/server/checkout/order-status')),
}
const sandbox = await import('@/server/payments/sandbox/press')
const { isListening, ruleBook } = await import('@/server/rule-book/live')
await ruleBook()
await soon(() => expect(isListening()).toBe(true))

const pay = (
  { number, secret }: { number: string; secret: string },
  agreed?: { total: number; currency: string },
) => checkout.payOrder({ number, viewer: { secret }, at: Date.now(), agreed })

/** An editor changes the price of the video suite for life; the rule book has it when this returns. */
async function setPrice(price: number) {
  const { ruleBook } = await import('@/server/rule-book/live')
  await db.query(`update plans set price = $1 where pay_key = '992001-LFT'`, [price])
  await soon(async () =>
    expect((await ruleBook()).book.offering(992001, 'LFT')?.selling.USD).toBe(Math.round(price * 100)),
  )
}

test('twenty clicks on Pay are one session', async () => {
  const order = await placeGuestOrder()
  const results = await Promise.all(Array.from({ length: 20 }, () => pay(order)))
  expect(new Set(results.map(result => (result.ok ? result.url : result.why))).size).toBe(1)
  const { rows } = await db.query('select state from sandbox_payments where reference = $1', [order.number])
  expect(rows).toEqual([{ state: 'open' }])
})

test('a guest’s order is there for who has its secret, and for nobody else', async () => {
  const { number, secret } = await placeGuestOrder()
  for (const viewer of [
    {},
    { secret: '' },
    { secret: `${secret}x` },
    { secret: secret.slice(1) },
    { customerId: '00000000-0000-4000-8000-000000000000' },
  ])
    expect(await checkout.payOrder({ number, viewer, at: Date.now() })).toEqual({
      ok: false,
      why: 'not_found',
    })
  expect(await checkout.orderStatus(number, {})).toBeUndefined()
  expect(await checkout.orderStatus(number, { secret })).toEqual({ status: 'pending' })
})

test('a price that an editor raises between order and payment is shown, and charged only after a yes', async () => {
  const order = await placeGuestOrder()
  await setPrice(319.9)
  const first = await pay(order)
  expect(first).toMatchObject({
    ok: false,
    why: 'price_changed',
    before: { price: 29990 },
    after: { price: 31990 },
  })
  expect(await pay(order, { total: 29990, currency: 'USD' })).toMatchObject({ why: 'price_changed' })
  const { rows } = await db.query(
    'select total::int, state, provider_session from orders where number = $1',
    [order.number],
  )
  expect(rows[0]).toEqual({ total: 29990, state: 'open', provider_session: null })
  const agreed = await pay(order, { total: 31990, currency: 'USD' })
  expect(agreed.ok).toBe(true)
  const after = await db.query(
    `select o.total::int, (o.quote->>'price')::int as quoted, l.unit_total::int as line, s.amount::int as asked
     from orders o join order_lines l on l.order_id = o.id join sandbox_payments s on s.session = o.provider_session where o.number = $1`,
    [order.number],
  )
  expect(after.rows).toEqual([{ total: 31990, quoted: 31990, line: 31990, asked: 31990 }])
  await setPrice(299.9)
})

test('a lower price is shown as well before it is charged', async () => {
  const order = await placeGuestOrder()
  await setPrice(279.9)
  expect(await pay(order)).toMatchObject({ why: 'price_changed', after: { price: 27990 } })
  await setPrice(299.9)
  expect((await pay(order)).ok).toBe(true)
})

test('what was agreed to in another currency or below the price is no yes', async () => {
  const order = await placeGuestOrder()
  await setPrice(309.9)
  for (const agreed of [
    { total: 1, currency: 'USD' },
    { total: 30990, currency: 'JPY' },
    { total: 0, currency: 'USD' },
    { total: -30990, currency: 'USD' },
  ])
    expect(await pay(order, agreed)).toMatchObject({ ok: false, why: 'price_changed' })
  await setPrice(299.9)
})

test('once the new price is agreed, the session at the old one cannot be paid any more', async () => {
  const order = await placeGuestOrder()
  const old = await sendToProvider(order)
  await setPrice(319.9)
  expect((await pay(order, { total: 31990, currency: 'USD' })).ok).toBe(true)
  expect(await sandbox.press(old, 'pay', Date.now())).toMatchObject({ state: 'closed' })
  await setPrice(299.9)
})

test('a buyer who paid the old price meanwhile is not asked for the new one', async () => {
  const order = await placeGuestOrder()
  const old = await sendToProvider(order)
  await sandbox.press(old, 'lose', Date.now())
  await setPrice(319.9)
  expect(await pay(order, { total: 31990, currency: 'USD' })).toEqual({ ok: false, why: 'already_settled' })
  expect(await tracesOf(db, order.number)).toEqual({ state: 'paid', licences: 1, emails: 1 })
  const { rows } = await db.query('select 1 from sandbox_payments where reference = $1', [order.number])
  expect(rows).toHaveLength(1)
  await setPrice(299.9)
})

test('a paid order is not paid again', async () => {
  const { applyPayment } = await import('@/server/payments/apply')
  const order = await placeGuestOrder()
  await applyPayment(await storeEvent(eventFor(order.number, await sendToProvider(order))))
  expect(await pay(order)).toEqual({ ok: false, why: 'already_settled' })
})

test('a product that is withdrawn between order and payment is not charged', async () => {
  const { ruleBook } = await import('@/server/rule-book/live')
  const order = await placeGuestOrder()
  await db.query(`update plans set enable = false where pay_key = '992001-LFT'`)
  await soon(async () => expect((await ruleBook()).book.offering(992001, 'LFT')?.isSellable).toBe(false))
  expect(await pay(order)).toEqual({ ok: false, why: 'not_sellable' })
  await db.query(`update plans set enable = true where pay_key = '992001-LFT'`)
  await soon(async () => expect((await ruleBook()).book.offering(992001, 'LFT')?.isSellable).toBe(true))
})

test('a payment that the payer tells of before the shop wrote its session down counts', async () => {
  const { applyPayment } = await import('@/server/payments/apply')
  const order = await placeGuestOrder()
  expect(await applyPayment(await storeEvent(eventFor(order.number, 'sbx_early')))).toBe('paid')
  expect(await pay(order)).toEqual({ ok: false, why: 'already_settled' })
  expect(await tracesOf(db, order.number)).toEqual({ state: 'paid', licences: 1, emails: 1 })
})
