import { freshDatabase } from '@tests/support/database'
import { complain, newOwner } from '@tests/support/owner-orders'
import { clockAt, DAY, stateOf, subscribe } from '@tests/support/subscriber'
import { beforeEach, expect, test } from 'vitest'
import { subscriptionsReport } from '@/server/subscriptions/report'

const db = await freshDatabase()
const { subscription: pattern } = await subscribe(db, await newOwner(db))

/** A copy of a real row, with other terms; `prices` in minor units, an option that was given up as a negative one. */
async function agreed(state: string, plan: string, currency: string, ...prices: number[]): Promise<void> {
  const items = prices.map(price => ({
    pid: 10337,
    price: Math.abs(price),
    isGivenUp: price < 0,
    discounts: [],
  }))
  await db.query(
    `insert into subscriptions (email, product_id, pid, plan, state, currency, price, balance, period_start, period_end,
       provider, site, locale, country, os, facts)
     select email, product_id, pid, $2::enum_subscriptions_plan, $3::enum_subscriptions_state,
       $4::enum_subscriptions_currency, 0, 0, period_start, period_end, provider, site, locale, country, os,
       jsonb_set(facts, '{items}', $5::jsonb) from subscriptions where id = $1`,
    [pattern, plan, state, currency, JSON.stringify(items)],
  )
}

beforeEach(() => db.query(`update subscriptions set state = 'ended'`))

test('recurring revenue is a month of what was agreed, per currency, past due apart, rounded once and half up', async () => {
  await agreed('active', '1M', 'USD', 3590)
  await agreed('active', '3M', 'USD', 1990) // 663.33
  await agreed('active', '6M', 'USD', 1001) // 166.83
  await agreed('active', '1Y', 'USD', 14990) // 1249.17
  await agreed('active', '1Y', 'USD', 16990, 6490, -5990) // 1956.67, without the option that was given up
  await agreed('past_due', '1Y', 'USD', 6) // 0.5
  await agreed('active', '1Y', 'JPY', 9480)
  await agreed('past_due', '1Y', 'EUR', 5) // 0.42
  for (const state of ['incomplete', 'unpaid', 'cancel_at_end', 'paused', 'ended', 'upgraded'])
    await agreed(state, '1M', 'USD', 1_000_000)
  expect((await subscriptionsReport(Date.now())).revenue).toEqual([
    { currency: 'USD', active: { count: 5, monthly: 7626 }, pastDue: { count: 1, monthly: 1 } },
    { currency: 'EUR', active: { count: 0, monthly: 0 }, pastDue: { count: 1, monthly: 0 } },
    { currency: 'JPY', active: { count: 1, monthly: 790 }, pastDue: { count: 0, monthly: 0 } },
  ])
})

test('sums beyond four bytes stay exact', async () => {
  for (const price of [2_000_000_000, 2_000_000_000, 1]) await agreed('active', '1M', 'CNY', price)
  const { revenue } = await subscriptionsReport(Date.now())
  expect(revenue).toEqual([
    { currency: 'CNY', active: { count: 3, monthly: 4_000_000_001 }, pastDue: { count: 0, monthly: 0 } },
  ])
})

test('nothing that renews is no revenue', async () => {
  expect(await subscriptionsReport(Date.now())).toEqual({
    ...{ pastDue: 0, unpaid: 0, disputes: 0 },
    failed: { charges: 0, tries: 0, unpaid: 0 },
    revenue: [],
  })
})

test('it counts who is past due and unpaid, charges that failed in the last 7 days with their tries, and open disputes', async () => {
  const { subscription, ...order } = await subscribe(db, await newOwner(db), { button: 'pay_then_decline' })
  const end = (await stateOf(db, subscription))?.period_end.getTime()
  await clockAt(db, end)
  await clockAt(db, end + DAY)
  expect(await subscriptionsReport(end + DAY)).toMatchObject({
    ...{ pastDue: 1, unpaid: 0 },
    failed: { charges: 1, tries: 2, unpaid: 1 },
  })
  expect((await subscriptionsReport(end + 7 * DAY)).failed).toEqual({ charges: 1, tries: 1, unpaid: 1 })
  expect((await subscriptionsReport(end + 8 * DAY)).failed).toEqual({ charges: 0, tries: 0, unpaid: 0 })
  await db.query(`update orders set state = 'paid' where subscription_id = $1 and charge = 2`, [subscription])
  expect((await subscriptionsReport(end + DAY)).failed).toMatchObject({ charges: 1, unpaid: 0 })
  await complain(db, { ...order, amount: 3590 }, 'dispute_opened')
  expect(await subscriptionsReport(end + DAY)).toMatchObject({ disputes: 1 })
})
