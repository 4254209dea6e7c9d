import { freshDatabase } from '@tests/support/database'
import { newOwner } from '@tests/support/owner-orders'
import { basketOfSuite, guest, placeGuestOrder, visitNow } from '@tests/support/purchase'
import { saveSeller } from '@tests/support/sellers'
import { expect, test } from 'vitest'
import { keepBuyersWord } from '@/server/checkout/buyers-word'
import { placeOrder } from '@/server/checkout/place-order'
import { quoteBasket } from '@/server/checkout/quote-basket'
import { type Order, orderByNumber } from '@/server/orders/order'
import { database } from '@/server/runtime/database'
import { openCms } from '../../../scripts/shop/cms'

const db = await freshDatabase()
const payload = await openCms()

const DAY = 86_400_000
const SALE_END = Date.parse('2022-12-10T08:00:00Z')
const IN_JAPAN = { locale: 'ja', country: 'jp' } as const

async function stored(number: string): Promise<Order> {
  const order = await orderByNumber(database, number)
  if (!order) throw new Error('an order is gone')
  return order
}

test('a licence that runs out without counting ends no price, in the basket and in the order', async () => {
  const { id, email } = await newOwner(db)
  const visit = visitNow(IN_JAPAN)
  const expires = visit.at + 20 * DAY
  const owned = [{ pid: 10339, plan: '1M' as const, expires, subscription: false, periods: 1 }]
  const basket = { ...basketOfSuite, route: 'netflix_downloader' }
  const priced = await quoteBasket(visit, basket, { owned })
  expect(priced.ok && [priced.chosen.until, priced.chosen.ends]).toEqual([expires, null])
  const buyer = { email, customerId: id, owned }
  const placed = await placeOrder(visit, { idempotencyKey: 'k1', basket, buyer })
  if (!placed.ok) throw new Error(placed.why)
  const { quote } = await stored(placed.order.number)
  expect([quote.until, quote.ends]).toEqual([expires, null])
})

test('the price of a sale ends with it; what a buyer in Japan agreed to after it names no end that is past', async () => {
  await saveSeller(payload, 'japan', { final_step: true })
  const visit = visitNow({ ...IN_JAPAN, at: SALE_END - 3 * DAY })
  const { number } = await placeGuestOrder({ email: guest().email, visit })
  const order = await stored(number)
  expect(order.quote.ends).toBe(SALE_END)
  const kept = async (at: number, total: number) => {
    expect(await keepBuyersWord({ order, said: {}, locale: 'ja', at, total })).toBeNull()
    return (await stored(number)).agreements.finalStep?.text
  }
  expect(await kept(SALE_END - 2 * DAY, order.total)).toContain('2022年12月10日 17:00（日本標準時）まで')
  const after = await kept(Date.parse('2023-06-01T00:00:00Z'), 44_980)
  expect(after).toContain('￥44,980')
  expect(after).toContain('申込み期間の定めはありません')
})
