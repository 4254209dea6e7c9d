import { freshDatabase } from '@tests/support/database'
import { newOwner } from '@tests/support/owner-orders'
import { clockAt, DAY, stateOf, subscribe } from '@tests/support/subscriber'
import { expect, test } from 'vitest'
import { subscriptionsReport } from '@/server/subscriptions/report'

const db = await freshDatabase()
const { subscriptionsByPlan } = await import('@/server/subscriptions/by-plan')

const NOW = Date.now()

/** One figure of all products and plans together. */
const sumOf = (
  rows: Awaited<ReturnType<typeof subscriptionsByPlan>>,
  name: 'begun' | 'ended' | 'renewals' | 'renewed' | 'renewing' | 'monthly',
) => rows.reduce((sum, row) => sum + row[name], 0)

test('one that begins counts once it is paid, renews now, and has a month of its price', async () => {
  const { subscription } = await subscribe(db, await newOwner(db))
  const rows = await subscriptionsByPlan(NOW - DAY, NOW + DAY)
  expect(rows).toHaveLength(1)
  expect(rows[0]).toMatchObject({ currency: 'USD', begun: 1, ended: 0, renewals: 0, renewing: 1 })
  const { revenue } = await subscriptionsReport(Date.now())
  expect(sumOf(rows, 'monthly')).toBe(revenue[0]?.active.monthly)
  expect(await subscriptionsByPlan(NOW - 2 * DAY, NOW - DAY)).toMatchObject([{ begun: 0, renewing: 1 }])

  const end = (await stateOf(db, subscription))?.period_end.getTime()
  await clockAt(db, end)
  const { rows: paid } = await db.query(
    `select count(*)::int, coalesce(sum(total), 0)::int as sum from orders where subscription_id = $1 and charge = 2 and paid_at is not null`,
    [subscription],
  )
  const later = await subscriptionsByPlan(NOW - DAY, end + DAY)
  expect(paid[0].count).toBe(1)
  expect([sumOf(later, 'renewals'), sumOf(later, 'renewed')]).toEqual([1, paid[0].sum])

  await db.query(`update subscriptions set state = 'ended', ended_at = $2 where id = $1`, [
    subscription,
    new Date(end),
  ])
  expect(await subscriptionsByPlan(end, end + 1)).toMatchObject([{ ended: 1, renewing: 0, monthly: 0 }])
  expect(await subscriptionsByPlan(end + DAY, end + 2 * DAY)).toEqual([])
})
