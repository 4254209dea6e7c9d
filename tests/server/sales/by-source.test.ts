import { randomUUID } from 'node:crypto'
import { freshDatabase } from '@tests/support/database'
import { basketOfSuite, guest, visitNow } from '@tests/support/purchase'
import { expect, test } from 'vitest'
import type { VisitSource } from '@/site/visit-source'

const db = await freshDatabase()
const { placeOrder } = await import('@/server/checkout/place-order')
const { salesBySource } = await import('@/server/sales/by-source')

const AT = Date.parse('2026-11-10T00:00:00Z')

async function sold(visits: VisitSource[], paidAt: number | null, locale: 'en' | 'de' = 'en'): Promise<void> {
  const placed = await placeOrder(visitNow({ locale }), {
    idempotencyKey: randomUUID(),
    basket: basketOfSuite,
    buyer: guest(),
    arrival: { visits, groups: {} },
  })
  if (!placed.ok) throw new Error(placed.why)
  await db.query(`update orders set paid_at = $2, total = 10000, refunded = 1000 where number = $1`, [
    placed.order.number,
    paidAt === null ? null : new Date(paidAt),
  ])
}

test('paid orders are told by the last visit of their buyers, within a half-open span', async () => {
  const news: VisitSource = { source: 'news', medium: 'mail', at: 2, path: '/' }
  const ad: VisitSource = { source: 'ad', at: 1, path: '/' }
  await sold([news, ad], AT)
  await sold([news], AT + 1, 'de')
  await sold([ad], AT + 2)
  await sold([], AT + 3)
  await sold([ad], null)
  await sold([ad], AT + 10)
  expect(await salesBySource(AT, AT + 10)).toEqual([
    {
      source: 'news',
      medium: 'mail',
      campaign: null,
      orders: 2,
      revenue: [
        { currency: 'USD', amount: 9_000 },
        { currency: 'EUR', amount: 9_000 },
      ],
    },
    { source: 'ad', medium: null, campaign: null, orders: 1, revenue: [{ currency: 'USD', amount: 9_000 }] },
    { source: null, medium: null, campaign: null, orders: 1, revenue: [{ currency: 'USD', amount: 9_000 }] },
  ])
  expect(await salesBySource(AT + 11, AT + 20)).toEqual([])
})
