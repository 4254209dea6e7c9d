import { freshDatabase } from '@tests/support/database'
import { buyAs, newOwner, refundAtProvider } from '@tests/support/owner-orders'
import { visitNow } from '@tests/support/purchase'
import { expect, test } from 'vitest'
import { bestProducts } from '@/server/sales/by-product'

const db = await freshDatabase()
const { salesByDay } = await import('@/server/sales/by-day')

const HOUR = 3_600_000
const NOW = Date.now()
const SUITE = 'all_in_one_video_suite'

const suite = await buyAs(await newOwner(db), SUITE)
const inEuro = await buyAs(await newOwner(db), SUITE, { visit: visitNow({ locale: 'de' }) })
const single = await buyAs(await newOwner(db), 'netflix_downloader')
await refundAtProvider(db, suite.session)

async function totalOf({ number }: { number: string }): Promise<number> {
  const { rows } = await db.query('select total::int from orders where number = $1', [number])
  return rows[0].total
}

test('each day and currency has what was invoiced and given back', async () => {
  const days = await salesByDay(NOW - HOUR, NOW + HOUR)
  const sum = (currency: string, of: 'orders' | 'sold' | 'refunded') =>
    days.filter(each => each.currency === currency).reduce((all, each) => all + each[of], 0)
  expect(sum('USD', 'orders')).toBe(2)
  expect(sum('USD', 'sold')).toBe((await totalOf(suite)) + (await totalOf(single)))
  expect(sum('USD', 'refunded')).toBe(await totalOf(suite))
  expect(sum('EUR', 'sold')).toBe(await totalOf(inEuro))
  expect(days.map(({ day }) => day)).toContain(new Date(NOW).toISOString().slice(0, 10))
})

test('a span ends before its last instant', async () => {
  const { rows } = await db.query('select max(issued_at) as last, min(issued_at) as first from invoices')
  const [first, last] = [rows[0].first.getTime(), rows[0].last.getTime()]
  expect(await salesByDay(last + 1, last + HOUR)).toEqual([])
  expect(await salesByDay(first - HOUR, first)).toEqual([])
})

test('the products with the most orders come first, in all currencies together', async () => {
  expect(await bestProducts(NOW - HOUR, NOW + HOUR, 1)).toEqual([
    {
      pid: expect.any(Number),
      name: 'Video All-in-One',
      os: 'win',
      orders: 2,
      revenue: [
        { currency: 'USD', amount: 0 },
        { currency: 'EUR', amount: await totalOf(inEuro) },
      ],
    },
  ])
  const all = await bestProducts(NOW - HOUR, NOW + HOUR, 10)
  expect(all.map(({ orders }) => orders)).toEqual([2, 1])
})
