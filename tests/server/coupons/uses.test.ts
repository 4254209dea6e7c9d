import { randomUUID } from 'node:crypto'
import { freshDatabase } from '@tests/support/database'
import { basketOfSuite, eventFor, guest, storeEvent, tracesOf, visitNow } from '@tests/support/purchase'
import { soon } from '@tests/support/soon'
import { expect, test } from 'vitest'

const db = await freshDatabase()
const { placeOrder } = await import('@/server/checkout/place-order')
const { payOrder } = await import('@/server/checkout/pay-order')
const { applyPayment } = await import('@/server/payments/apply')
const { expireOrders } = await import('@/server/payments/expire-orders')
const { quoteBasket } = await import('@/server/checkout/quote-basket')
const { auditShop } = await import('@/server/audit/audit')
const { database, inTransaction } = await import('@/server/runtime/database')
const { makeCodes } = await import('@/server/coupons/make-codes')
const { codesOf } = await import('@/server/coupons/codes')
const { isListening, ruleBook } = await import('@/server/rule-book/live')
await ruleBook()
await soon(() => expect(isListening()).toBe(true))

/** The video suite for life is 299.90; a coupon of these tests takes 10 off. */
const [WITH, WITHOUT] = [28990, 29990]

type Limits = {
  max_uses?: number
  max_per_customer?: number
  first_order_only?: boolean
  group_type?: string
}

let made = 0
/** Stores a coupon and waits until the rule book knows it. */
async function coupon(limits: Limits, ownersOf: string[] = []): Promise<{ id: string; code: string }> {
  made += 1
  const code = `TEN${made}`
  const { max_uses = null, max_per_customer = null, first_order_only = false, group_type = null } = limits
  const { rows } = await db.query<{ id: string }>(
    `insert into coupons (code, type, discount, enabled, _status, max_uses, max_per_customer, first_order_only, group_type)
     values ($1, 'num', 10, true, 'published', $2, $3, $4, $5) returning id`,
    [code, max_uses, max_per_customer, first_order_only, group_type],
  )
  const id = rows[0]?.id ?? ''
  for (const route of ownersOf)
    await db.query(
      `insert into coupons_texts (parent_id, path, "order", text) values ($1, 'owners_of', 1, $2)`,
      [id, route],
    )
  await soon(async () => expect((await ruleBook()).book.couponByCode(code)?.row.owners_of).toEqual(ownersOf))
  return { id, code }
}

const someone = () => `${randomUUID()}@example.com`

async function place(code: string, email = someone()) {
  const basket = { ...basketOfSuite, coupon: code }
  const placed = await placeOrder(visitNow(), { idempotencyKey: randomUUID(), basket, buyer: guest(email) })
  if (!placed.ok) throw new Error(placed.why)
  return placed.order
}

type Placed = { number: string; secret: string }
const pay = ({ number, secret }: Placed, total?: number) =>
  payOrder({
    ...{ number, viewer: { secret }, at: Date.now() },
    agreed: total === undefined ? undefined : { total, currency: 'USD' },
  })

const sessionOf = (url: string) => new URL(url).pathname.replace('/sandbox/', '')

/** Places, goes to the payer and pays; its session there. */
async function buy(code: string, email = someone()) {
  const order = await place(code, email)
  const paying = await pay(order)
  if (!paying.ok) throw new Error(paying.why)
  const session = sessionOf(paying.url)
  await told(order, session, { amount: await totalOf(order) })
  return { order, session }
}

const told = async ({ number }: Placed, session: string, change: Parameters<typeof eventFor>[2]) =>
  applyPayment(await storeEvent(eventFor(number, session, change)))

const totalOf = async ({ number }: Placed): Promise<number> => (await rowOf(number)).total

async function rowOf(number: string) {
  const { rows } = await db.query<{ state: string; total: number; reason: string | null }>(
    `select state, total::int, quote #>> '{rejected,0,reason}' as reason from orders where number = $1`,
    [number],
  )
  if (!rows[0]) throw new Error('no order')
  return rows[0]
}

/** Orders that hold a use of a coupon. */
async function holding(couponId: string): Promise<number> {
  const { rows } = await db.query<{ held: number }>(
    `select count(*)::int as held from coupon_uses u join orders o on o.id = u.order_id
     where u.coupon_id = $1 and o.state in ('pending', 'paid')`,
    [couponId],
  )
  return rows[0]?.held ?? 0
}

/** Its payment ended, and nobody paid within a day. */
async function leave({ number }: Placed) {
  await db.query(
    `update payment_sessions set state = 'closed' where order_id = (select id from orders where number = $1)`,
    [number],
  )
  await db.query(
    `update orders set state = 'open', updated_at = now() - interval '2 days' where number = $1`,
    [number],
  )
  await expireOrders(database)
}

const soundCoupons = async () =>
  (await auditShop(database)).filter(({ name, found }) => /coupon|code/.test(name) && found.length > 0)

/** What a checkout tells at the field, before anybody typed an address. */
async function toldAtField(code: string): Promise<string | undefined> {
  const quoted = await quoteBasket(visitNow(), { ...basketOfSuite, coupon: code }, { owned: [] })
  return quoted.ok ? quoted.chosen.rejected[0]?.reason : quoted.why
}

test.each(Array.from({ length: 12 }, (_, round) => round))(
  'two buyers at once for the last use: one has it, the other sees the price without it (round %i)',
  async () => {
    const { id, code } = await coupon({ max_uses: 1 })
    const orders = [await place(code), await place(code)]
    expect(await Promise.all(orders.map(totalOf))).toEqual([WITH, WITH])
    const results = await Promise.all(orders.map(order => pay(order)))
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    expect(results.find(({ ok }) => !ok)).toMatchObject({
      ...{ why: 'price_changed', before: { price: WITH } },
      after: { price: WITHOUT, rejected: [{ coupon: code, reason: 'used_up' }] },
    })
    expect(await holding(id)).toBe(1)
    const late = orders[results.findIndex(({ ok }) => !ok)]
    if (!late) throw new Error('nobody was late')
    expect(await rowOf(late.number)).toMatchObject({ state: 'open', total: WITH })
    expect(await pay(late, WITH)).toMatchObject({ why: 'price_changed' })
    expect((await pay(late, WITHOUT)).ok).toBe(true)
    expect(await rowOf(late.number)).toMatchObject({ state: 'pending', total: WITHOUT, reason: 'used_up' })
    expect(await holding(id)).toBe(1)
  },
)

test('twenty buyers at once take five of five uses, and no more', async () => {
  const { id, code } = await coupon({ max_uses: 5 })
  const orders = await Promise.all(Array.from({ length: 20 }, () => place(code)))
  const results = await Promise.all(orders.map(order => pay(order)))
  expect(results.filter(({ ok }) => ok)).toHaveLength(5)
  expect(await holding(id)).toBe(5)
  expect(await soundCoupons()).toEqual([])
})

test('a used-up coupon is refused where it is entered', async () => {
  const { code } = await coupon({ max_uses: 1 })
  expect(await toldAtField(code)).toBeUndefined()
  await buy(code)
  expect(await toldAtField(code)).toBe('used_up')
  expect(await totalOf(await place(code))).toBe(WITHOUT)
})

test('clicking Pay again takes no second use', async () => {
  const { id, code } = await coupon({ max_uses: 2 })
  const order = await place(code)
  const urls = await Promise.all(Array.from({ length: 5 }, () => pay(order)))
  expect(new Set(urls.map(result => (result.ok ? result.url : result.why))).size).toBe(1)
  expect(await holding(id)).toBe(1)
})

test('an order that expires lets its use go', async () => {
  const { code } = await coupon({ max_uses: 1 })
  const first = await place(code)
  expect((await pay(first)).ok).toBe(true)
  expect(await toldAtField(code)).toBe('used_up')
  await leave(first)
  expect((await rowOf(first.number)).state).toBe('expired')
  expect(await toldAtField(code)).toBeUndefined()
  expect((await pay(await place(code))).ok).toBe(true)
})

test('a card that is refused lets the use go; the next try takes it again if it is there', async () => {
  const { code } = await coupon({ max_uses: 1 })
  const order = await place(code)
  const paying = await pay(order)
  if (!paying.ok) throw new Error(paying.why)
  await told(order, sessionOf(paying.url), { type: 'declined', amount: WITH })
  expect(await toldAtField(code)).toBeUndefined()
  expect((await pay(order)).ok).toBe(true)
  expect(await toldAtField(code)).toBe('used_up')
})

test('a refund in full lets the use go, one in part does not', async () => {
  const { code } = await coupon({ max_uses: 1 })
  const { order, session } = await buy(code)
  await told(order, session, { type: 'refunded', amount: 1000 })
  expect(await toldAtField(code)).toBe('used_up')
  await told(order, session, { type: 'refunded', amount: WITH })
  expect((await rowOf(order.number)).state).toBe('refunded')
  expect(await toldAtField(code)).toBeUndefined()
})

test('late money is honoured at its price: the use counts again, marked where others took it meanwhile', async () => {
  const { id, code } = await coupon({ max_uses: 1 })
  const late = await place(code)
  const paying = await pay(late)
  if (!paying.ok) throw new Error(paying.why)
  await leave(late)
  await buy(code)
  expect(await told(late, sessionOf(paying.url), { amount: WITH })).toBe('paid_late')
  expect(await tracesOf(db, late.number)).toMatchObject({ state: 'paid', licences: 1 })
  const { rows } = await db.query<{ is_over: boolean }>(
    'select is_over from coupon_uses where coupon_id = $1 order by is_over',
    [id],
  )
  expect(rows).toEqual([{ is_over: false }, { is_over: true }])
  expect(await soundCoupons()).toEqual([])
})

test('late money whose use nobody took is no use too many', async () => {
  const { id, code } = await coupon({ max_uses: 1 })
  const late = await place(code)
  const paying = await pay(late)
  if (!paying.ok) throw new Error(paying.why)
  await leave(late)
  expect(await told(late, sessionOf(paying.url), { amount: WITH })).toBe('paid_late')
  const { rows } = await db.query('select is_over from coupon_uses where coupon_id = $1', [id])
  expect(rows).toEqual([{ is_over: false }])
  expect(await toldAtField(code)).toBe('used_up')
})

test('one customer is one, however the address is spelt', async () => {
  const { code } = await coupon({ max_per_customer: 1 })
  const name = `anna${randomUUID().slice(0, 8)}`
  await buy(code, `${name}@gmail.com`)
  for (const email of [
    `${name.toUpperCase()}@Gmail.com`,
    `${name}+shop@gmail.com`,
    `a.${name.slice(1)}@googlemail.com`,
  ])
    expect(await rowOf((await place(code, email.toLowerCase())).number)).toMatchObject({
      total: WITHOUT,
      reason: 'used_before',
    })
  expect(await totalOf(await place(code))).toBe(WITH)
})

test('two orders of one customer at once take one use', async () => {
  const { id, code } = await coupon({ max_per_customer: 1 })
  const email = someone()
  const orders = [await place(code, email), await place(code, email.replace('@', '+two@'))]
  const results = await Promise.all(orders.map(order => pay(order)))
  expect(results.filter(({ ok }) => ok)).toHaveLength(1)
  expect(results.find(({ ok }) => !ok)).toMatchObject({ after: { rejected: [{ reason: 'used_before' }] } })
  expect(await holding(id)).toBe(1)
})

test('a coupon of the first order is refused to who has paid before, and counts after a refund', async () => {
  const { code } = await coupon({ first_order_only: true })
  const email = someone()
  const { order, session } = await buy(code, email)
  expect(await totalOf(order)).toBe(WITH)
  expect(await rowOf((await place(code, email)).number)).toMatchObject({
    total: WITHOUT,
    reason: 'not_first_order',
  })
  await told(order, session, { type: 'refunded', amount: WITH })
  expect(await totalOf(await place(code, email))).toBe(WITH)
})

test('a first order that is begun twice is one', async () => {
  const { id, code } = await coupon({ first_order_only: true })
  const email = someone()
  const results = await Promise.all(
    [await place(code, email), await place(code, email)].map(order => pay(order)),
  )
  expect(results.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await holding(id)).toBe(1)
})

test('of two coupons for first orders a buyer gets one', async () => {
  const [one, other] = [await coupon({ first_order_only: true }), await coupon({ first_order_only: true })]
  const email = someone()
  const orders = [await place(one.code, email), await place(other.code, email)]
  const results = await Promise.all(orders.map(order => pay(order)))
  expect(results.filter(({ ok }) => ok)).toHaveLength(1)
  expect((await holding(one.id)) + (await holding(other.id))).toBe(1)
})

test('a coupon of owners is refused to who owns nothing', async () => {
  const { code } = await coupon({}, ['netflix_downloader'])
  expect(await toldAtField(code)).toBe('owners_only')
  const owned = [{ pid: 10337, plan: 'LFT', expires: null, subscription: false, periods: 1 }] as const
  const route = (await ruleBook()).book.productByPid(10337)?.route
  const quoted = await quoteBasket(visitNow(), { ...basketOfSuite, coupon: code }, { owned })
  expect(route).toBe('netflix_downloader')
  expect(quoted.ok && quoted.chosen.rejected).toEqual([])
})

test('a code for one use is used once, of a coupon that nobody can enter itself', async () => {
  const { id, code } = await coupon({ group_type: 'internal' })
  const making = { couponId: id, batch: randomUUID(), prefix: 'PARTNER', madeBy: 'a test', at: Date.now() }
  expect(await inTransaction(tx => makeCodes(tx, { ...making, count: 100 }))).toBe(100)
  expect(await inTransaction(tx => makeCodes(tx, { ...making, count: 100 }))).toBe(100)
  const codes = await codesOf(database, id)
  expect(codes).toHaveLength(100)
  expect(new Set(codes.map(each => each.code)).size).toBe(100)
  for (const each of codes) expect(each.code).toMatch(/^PARTNER(-[2-9A-HJ-NP-Z]{4}){3}$/)
  expect(await toldAtField(code)).toBe('unknown')
  const single = codes[0]?.code ?? ''
  const orders = [await place(single.toLowerCase()), await place(` ${single} `)]
  const results = await Promise.all(orders.map(order => pay(order)))
  expect(results.filter(({ ok }) => ok)).toHaveLength(1)
  expect(results.find(({ ok }) => !ok)).toMatchObject({ after: { rejected: [{ reason: 'used_up' }] } })
  const winner = orders[results.findIndex(({ ok }) => ok)]
  const stateOf = async () => (await codesOf(database, id)).find(each => each.code === single)
  expect(await stateOf()).toMatchObject({ state: 'in payment', order: winner?.number })
  expect((await codesOf(database, id)).filter(({ state }) => state === 'unused')).toHaveLength(99)
  if (winner) await leave(winner)
  expect(await stateOf()).toMatchObject({ state: 'unused', order: null })
  const { order } = await buy(single)
  expect(await stateOf()).toMatchObject({ state: 'redeemed', order: order.number })
  expect(await toldAtField(codes[1]?.code ?? '')).toBeUndefined()
})

test('the audit names a coupon that was used too often', async () => {
  const { id, code } = await coupon({ max_uses: 1 })
  await buy(code)
  const { order } = await buy(code)
  await db.query(
    `insert into coupon_uses (order_id, coupon_id, limit_total) select id, $2, 1 from orders where number = $1`,
    [order.number, id],
  )
  expect(await soundCoupons()).toEqual([
    {
      name: 'no coupon is used more often than it may be',
      found: [{ row: code, says: 'used 2 times, at most 1' }],
    },
  ])
  await db.query('delete from coupon_uses where order_id = (select id from orders where number = $1)', [
    order.number,
  ])
})

test('addresses are one in SQL as they are in code', async () => {
  const { plainAddress } = await import('@/server/sessions/plain-address')
  for (const email of ['Anna@Example.com', ' a.n+x@gmail.com', 'a.n@googlemail.com', 'a+b+c@x.org', 'odd'])
    expect((await db.query('select plain_address($1) as plain', [email])).rows).toEqual([
      { plain: plainAddress(email) },
    ])
})
