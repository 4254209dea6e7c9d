import { freshDatabase } from '@tests/support/database'
import { newOwner } from '@tests/support/owner-orders'
import { clockAt, stateOf, subscribe } from '@tests/support/subscriber'
import { expect, test } from 'vitest'

const db = await freshDatabase()
const { optionsFor } = await import('@/server/subscriptions/options')
const { offerToStay } = await import('@/server/subscriptions/offer-to-stay')
const { actFor } = await import('@/server/subscriptions/by-customer')
const { subscriptionViews } = await import('@/server/subscriptions/view')
const { chargeOrder } = await import('@/server/payments/charge')
const { ruleBook } = await import('@/server/rule-book/live')

const pidOf = async (route: string) => (await ruleBook()).book.productOf(route, 'win')?.pid ?? 0

/** In the middle of a first period. */
async function subscriber() {
  const owner = await newOwner(db)
  const { subscription: id } = await subscribe(db, owner)
  const { rows } = await db.query<{ start: number; end: number }>(
    `select p.start, p."end" from subscriptions s, jsonb_to_record(s.facts -> 'period') as p(start float, "end" float)
     where s.id = $1`,
    [id],
  )
  const [{ start, end } = { start: 0, end: 0 }] = rows
  return { customerId: owner.id, id, at: (start + end) / 2 }
}

const receiptOf = async (id: string, charge: number) =>
  (
    await db.query(
      `select l.kind, l.rule, l.amount from orders o,
         jsonb_to_recordset(o.quote -> 'receipt') as l(kind text, rule text, amount int)
       where o.subscription_id = $1 and o.charge = $2`,
      [id, charge],
    )
  ).rows

test('what can be added renews in the same plan on the same system, and is nothing that is held or for adults', async () => {
  const asked = await subscriber()
  const { book } = await ruleBook()
  const { pids, chosen } = await optionsFor(asked, undefined)
  expect(chosen).toBeNull()
  expect(pids.length).toBeGreaterThan(20)
  expect(pids).not.toContain(await pidOf('netflix_downloader'))
  const products = pids.map(pid => book.productByPid(pid))
  expect(new Set(products.map(product => product?.os))).toEqual(new Set(['win']))
  expect(products.filter(product => product?.line === 'adult')).toEqual([])
  expect(pids.every(pid => book.offering(pid, '1M')?.isSellable)).toBe(true)
})

test('an option is charged for the rest of the period as it was shown, renews at full price, and is given up at the end', async () => {
  const asked = await subscriber()
  const pid = await pidOf('hulu_downloader')
  const { chosen } = await optionsFor(asked, pid)
  const full = (await ruleBook()).book.offering(pid, '1M')?.selling.USD ?? 0
  const lowered = Math.round(full * 0.75)
  expect(chosen?.planned.charge).toBe(Math.round(lowered / 2))

  const done = await actFor({ ...asked, action: 'add_option', pid }, chosen?.planned)
  expect(done.ok && done.orderToCharge !== undefined).toBe(true)
  if (done.ok && done.orderToCharge) await chargeOrder(done.orderToCharge, asked.at)
  const charge = chosen?.planned.charge
  expect(await stateOf(db, asked.id)).toMatchObject({
    charges: ['paid 3590', `paid ${charge}`],
    licences: ['active 1M', 'active 1M'],
  })
  expect((await subscriptionViews(asked.customerId, asked.at))[0]?.options).toEqual([
    { pid, isGivenUp: false },
  ])
  expect((await optionsFor(asked, pid)).pids).not.toContain(pid)

  expect((await actFor({ ...asked, action: 'drop_option', pid })).ok).toBe(true)
  expect((await actFor({ ...asked, action: 'keep_option', pid })).ok).toBe(true)
  const [end] = (await subscriptionViews(asked.customerId, asked.at)).map(({ until }) => until)
  await clockAt(db, end ?? 0)
  expect((await stateOf(db, asked.id))?.charges?.at(-1)).toBe(`paid ${3590 + full}`)

  const later = { ...asked, at: (end ?? 0) + 86_400_000 }
  expect((await actFor({ ...later, action: 'drop_option', pid })).ok).toBe(true)
  await clockAt(db, (await subscriptionViews(asked.customerId, later.at))[0]?.until ?? 0)
  expect((await stateOf(db, asked.id))?.charges?.at(-1)).toBe('paid 3590')
  expect((await subscriptionViews(asked.customerId, later.at))[0]?.options).toEqual([])
})

test('an option that is not held cannot be given up, and nobody gives up that of somebody else', async () => {
  const asked = await subscriber()
  const pid = await pidOf('hulu_downloader')
  expect(await actFor({ ...asked, action: 'drop_option', pid })).toMatchObject({
    why: 'not_allowed',
    now: { state: 'active', reason: 'no_such_option' },
  })
  const { id: customerId } = await newOwner(db)
  expect(await actFor({ ...asked, customerId, action: 'drop_option', pid })).toMatchObject({
    why: 'not_found',
  })
  expect(await optionsFor({ ...asked, id: 'none' }, pid)).toEqual({ pids: [], chosen: null })
})

test('who is about to cancel is offered the coupon of the settings once, off the next charge, which says so', async () => {
  const asked = await subscriber()
  const offer = await offerToStay(asked)
  expect(offer?.next).toMatchObject({ charge: 3090 })
  const taken = await actFor({ ...asked, action: 'take_offer' }, offer)
  expect(taken.ok).toBe(true)
  expect(await offerToStay(asked)).toBeUndefined()
  expect(await actFor({ ...asked, action: 'take_offer' }, offer)).toMatchObject({ why: 'not_allowed' })

  const untilOf = async () => (await subscriptionViews(asked.customerId, asked.at))[0]?.until ?? 0
  await clockAt(db, await untilOf())
  expect(await receiptOf(asked.id, 2)).toEqual([
    { kind: 'list', rule: 'renewal', amount: 3590 },
    { kind: 'coupon', rule: 'CANCEL5', amount: -500 },
  ])
  await clockAt(db, await untilOf())
  expect((await stateOf(db, asked.id))?.charges).toEqual(['paid 3590', 'paid 3090', 'paid 3590'])
})

test.each([
  ['that the settings do not name', `update subscription_settings set cancel_coupon = null`],
  ['that nobody has', `update subscription_settings set cancel_coupon = 'GONE'`],
  ['whose minimum is not reached', `update subscription_settings set cancel_coupon = 'CANCEL5_MAIL'`],
  ['that lowers by a rate', `update subscription_settings set cancel_coupon = 'SINGLE_PRO'`],
])('no coupon is offered %s', async (_, change) => {
  const asked = await subscriber()
  await db.query(change)
  expect(await offerToStay(asked)).toBeUndefined()
  expect(await actFor({ ...asked, action: 'take_offer' })).toMatchObject({ why: 'not_sellable' })
})

test('somebody else is offered nothing', async () => {
  const asked = await subscriber()
  await db.query(`update subscription_settings set cancel_coupon = 'CANCEL5'`)
  const { id: customerId } = await newOwner(db)
  expect(await offerToStay({ ...asked, customerId })).toBeUndefined()
})
