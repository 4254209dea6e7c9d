import { randomUUID } from 'node:crypto'
import { freshDatabase } from '@tests/support/database'
import {
  buyAs,
  differenceOf,
  newOwner,
  payDue,
  refundAtProvider,
  runJobs,
  tell,
} from '@tests/support/owner-orders'
import { sendToProvider, visitNow } from '@tests/support/purchase'
import { clockAt, DAY, stateOf, subscribe } from '@tests/support/subscriber'
import { expect, test } from 'vitest'

const db = await freshDatabase()
const { actFor, planFor } = await import('@/server/subscriptions/by-customer')
const { ruleBook } = await import('@/server/rule-book/live')
const { shakenUpgrades } = await import('@/server/payments/differences/shaken-upgrades')
const { placeOrder } = await import('@/server/checkout/place-order')
const { press } = await import('@/server/payments/sandbox/press')
const payments = await import('@/server/payments/differences/difference')
const { inTransaction } = await import('@/server/runtime/database')

/** A month of the Netflix downloader, turned into its lifetime at the price of subscribers; `missing`: what it is cheaper. */
async function upgraded() {
  const owner = await newOwner(db)
  const { subscription, session } = await subscribe(db, owner)
  const at = Date.now()
  const asked = { customerId: owner.id, id: subscription, action: 'upgrade_lft', at } as const
  const planned = await planFor(asked)
  if (!planned.ok) throw new Error(planned.why)
  expect(await actFor(asked, planned.plan)).toMatchObject({ ok: true })
  await clockAt(db, at)
  const { rows } = await db.query(
    'select number, provider_session as session from orders where subscription_id = $1 and charge = 2',
    [subscription],
  )
  const { book } = await ruleBook()
  const selling =
    book.offering(book.productOf('netflix_downloader', 'win')?.pid ?? 0, 'LFT')?.selling.USD ?? 0
  const month = await numberOf(session)
  return { owner, subscription, first: session, month, ...rows[0], missing: selling - planned.plan.charge }
}

const numberOf = async (session: string): Promise<string> =>
  (await db.query('select number from orders where provider_session = $1', [session])).rows[0].number

test('support sees before it refunds a month that a lifetime stands on it, and what its owner will owe', async () => {
  const { first, month, number, missing } = await upgraded()
  const shaken = await shakenUpgrades([month, number])
  expect([...shaken.keys()]).toEqual([month])
  expect(shaken.get(month)).toMatchObject([{ number, amount: missing, currency: 'USD' }])
  await refundAtProvider(db, first)
  expect((await shakenUpgrades([month, number])).size).toBe(0)
})

test('who has the month given back that made a lifetime cheaper is asked for the difference, and keeps it with that', async () => {
  const { owner, subscription, first, number, missing } = await upgraded()
  expect(missing).toBeGreaterThan(0)
  expect(await differenceOf(db, number)).toBeUndefined()
  await refundAtProvider(db, first)
  expect(await differenceOf(db, number)).toMatchObject({ amount: missing, state: 'due' })
  expect((await stateOf(db, subscription)).licences).toEqual(['active LFT'])
  await payDue(owner, number)
  await runJobs(db, 'recheck-owner-prices')
  expect(await differenceOf(db, number)).toMatchObject({ state: 'paid' })
  expect((await stateOf(db, subscription)).licences).toEqual(['active LFT'])
})

test('not paid in time, the lifetime goes back', async () => {
  const { subscription, first, number, session } = await upgraded()
  await refundAtProvider(db, first)
  await db.query(`update price_differences set due_at = now() - interval '1 minute'`)
  await inTransaction(payments.refundOverdue)
  const { rows } = await db.query(
    `select s.owed_at is not null as owed from payment_sessions s where s.session = $1`,
    [session],
  )
  expect(rows).toEqual([{ owed: true }])
  await refundAtProvider(db, session)
  expect((await stateOf(db, subscription)).licences).toEqual(['refunded LFT'])
  expect(await differenceOf(db, number)).toMatchObject({ state: 'refunded' })
})

test('a month that was over before the lifetime may go back, and so may the lifetime itself', async () => {
  const owner = await newOwner(db)
  const { subscription, session } = await subscribe(db, owner)
  await clockAt(db, Date.now() + 32 * DAY)
  const at = Date.now() + 33 * DAY
  const asked = { customerId: owner.id, id: subscription, action: 'upgrade_lft', at } as const
  const planned = await planFor(asked)
  if (!planned.ok) throw new Error(planned.why)
  expect(await actFor(asked, planned.plan)).toMatchObject({ ok: true })
  await clockAt(db, at)
  const { rows } = await db.query(
    'select number, charge::int from orders where subscription_id = $1 order by charge',
    [subscription],
  )
  const number = rows.at(-1)?.number
  expect(rows.at(-1)?.charge).toBe(3)
  await refundAtProvider(db, session)
  expect(await differenceOf(db, number)).toBeUndefined()
  expect((await shakenUpgrades([number])).size).toBe(0)
})

test('the same holds of a suite that was bought for life in a month that goes back, whichever month that is', async () => {
  const owner = await newOwner(db)
  const basket = { route: 'all_in_one_video_suite', plan: '1M', os: 'win', coupon: null } as const
  const buyer = { email: owner.email, customerId: owner.id, owned: [] }
  const placed = await placeOrder(visitNow(), {
    ...{ idempotencyKey: randomUUID(), basket, buyer, billing: 'renewing' as const },
  })
  if (!placed.ok) throw new Error(placed.why)
  const session = await sendToProvider(placed.order)
  await press(session, 'pay', Date.now() - 40 * DAY)
  await tell(session)
  await clockAt(db, Date.now())
  const months = await db.query(
    `select o.provider_session as session, o.state from orders o join orders f on f.subscription_id = o.subscription_id
     where f.number = $1 order by o.charge`,
    [placed.order.number],
  )
  expect(months.rows.map(({ state }) => state)).toEqual(['paid', 'paid'])
  const suite = await buyAs(owner, 'all_in_one_video_suite', { isAgain: true })
  const { rows } = await db.query('select total::int from orders where number = $1', [suite.number])
  expect(rows[0].total).toBeLessThan(29_990)
  const month = await numberOf(months.rows[1].session)
  expect((await shakenUpgrades([month])).get(month)).toMatchObject([
    { number: suite.number, amount: 29_990 - rows[0].total },
  ])
  await refundAtProvider(db, months.rows[1].session)
  expect(await differenceOf(db, suite.number)).toMatchObject({ amount: 29_990 - rows[0].total, state: 'due' })
})

test('what went back before the price was made shakes nothing', async () => {
  const owner = await newOwner(db)
  const { number } = await subscribe(db, owner, { at: Date.now() - 40 * DAY })
  await clockAt(db, Date.now())
  const { rows } = await db.query(
    `select o.provider_session as session from orders o join orders f on f.subscription_id = o.subscription_id
     where f.number = $1 and o.charge = 2`,
    [number],
  )
  await refundAtProvider(db, rows[0].session)
  const again = await buyAs(owner, 'netflix_downloader', { isAgain: true })
  await runJobs(db, 'recheck-owner-prices')
  const bought = await db.query('select total::int from orders where number = $1', [again.number])
  expect(bought.rows[0].total).toBeLessThan(12_990)
  expect(await differenceOf(db, again.number)).toBeUndefined()
})
