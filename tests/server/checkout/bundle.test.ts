import { randomUUID } from 'node:crypto'
import { freshDatabase } from '@tests/support/database'
import { buyAs, newOwner, orderAs, refundAtProvider, tell } from '@tests/support/owner-orders'
import { guest, tracesOf, visitNow } from '@tests/support/purchase'
import { soon } from '@tests/support/soon'
import { expect, test } from 'vitest'
import type { Visit } from '@/site/visit'
import { openCms } from '../../../scripts/shop/cms'

const db = await freshDatabase()
const payload = await openCms()
const { ownedOfCustomer } = await import('@/server/licences/owned')
const { entitlementsOf } = await import('@/server/licences/entitlements')
const { placeOrder } = await import('@/server/checkout/place-order')
const { documentsOf } = await import('@/server/invoices/documents')
const { invoiceOf } = await import('@/server/invoices/invoice')
const { invoiceWords } = await import('@/server/invoices/words')
const { orderByNumber } = await import('@/server/orders/order')
const { database } = await import('@/server/runtime/database')
const { sellerOf } = await import('@/server/sellers/seller')
const { productNames } = await import('@/server/rule-book/product-names')

const AMAZON = 10339
const NETFLIX = 10337
const PAIR = 992033

const found = async (number: string) => {
  const order = await orderByNumber(database, number)
  if (!order) throw new Error(`There is no ${number}`)
  return order
}

const sharesIn = async (number: string) =>
  (await found(number)).quote.shares?.map(({ amount }) => amount) ?? []

async function placed(visit: Partial<Visit>, email = `${randomUUID()}@example.com`) {
  const basket = { route: 'PV_NF', plan: 'LFT', os: 'win', coupon: null } as const
  const result = await placeOrder(visitNow(visit), {
    ...{ idempotencyKey: randomUUID(), basket, buyer: guest(email) },
  })
  if (!result.ok) throw new Error(result.why)
  return found(result.order.number)
}

test.each([
  ['en', 'us', 'USD', 24_980, [12_499, 12_481]],
  ['de', 'de', 'EUR', 22_990, [11_491, 11_499]],
  ['ja', 'jp', 'JPY', 37_480, [18_740, 18_740]],
  ['zh', 'cn', 'CNY', 179_890, [89_899, 89_991]],
] as const)(
  'in %s an order of two keeps what each costs of its total in %s %s',
  async (locale, country, currency, total, shares) => {
    const order = await placed({ locale, country, site: locale === 'ja' ? 'jp' : 'com' })
    expect([order.currency, order.total]).toEqual([currency, total])
    expect(order.quote.shares?.map(({ pid }) => pid)).toEqual([AMAZON, NETFLIX])
    expect(order.quote.shares?.reduce((sum, { amount }) => sum + amount, 0)).toBe(total)
    expect(order.quote.shares?.map(({ amount }) => amount).toSorted()).toEqual([...shares].toSorted())
  },
)

test('paid, it is one licence for both products, and the email tells the key once and the sum alone', async () => {
  const owner = await newOwner(db)
  const { number } = await buyAs(owner, 'PV_NF')
  expect(await tracesOf(db, number)).toEqual({ state: 'paid', licences: 1, emails: 1 })
  const owned = await ownedOfCustomer(owner.id)
  expect(owned.map(({ pid, plan }) => [pid, plan])).toEqual([[PAIR, 'LFT']])
  const { products } = await entitlementsOf(owner.id, Date.now())
  const opened = products.filter(({ authorised }) => authorised).map(({ pid }) => pid)
  expect(opened).toEqual(expect.arrayContaining([AMAZON, NETFLIX]))
  const { rows } = await db.query(`select text from emails where "to" = $1 and kind = 'licences'`, [
    owner.email,
  ])
  const text = String(rows[0]?.text)
  expect(text).toContain('One key for Amazon Prime Video Downloader and Netflix Downloader')
  const [first = 0, second = 0] = await sharesIn(number)
  expect(text).toContain('$249.80')
  for (const share of [first, second]) expect(text).not.toContain(`$${(share / 100).toFixed(2)}`)
})

test('its receipt has a line for each product, and they add up to the total', async () => {
  const owner = await newOwner(db)
  const { number } = await buyAs(owner, 'PV_NF')
  const order = await found(number)
  const receipt = await invoiceOf(order)
  expect(receipt.lines.map(({ pid, quantity, within }) => [pid, quantity, within])).toEqual([
    [AMAZON, 1, PAIR],
    [NETFLIX, 1, PAIR],
  ])
  expect(receipt.lines.reduce((sum, { unitTotal }) => sum + unitTotal, 0)).toBe(order.total)
  const words = invoiceWords(receipt, Date.now(), { locale: 'de', nameOf: await productNames('de') })
  expect(words.lines.map(([description]) => description)).toEqual([
    'Amazon-Prime-Video-Downloader, Unbegrenzt (aus „Amazon Prime Video und Netflix“)',
    'Netflix-Downloader, Unbegrenzt (aus „Amazon Prime Video und Netflix“)',
  ])
})

test('a receipt never tells lines that do not add up to what was paid', async () => {
  const owner = await newOwner(db)
  const { number } = await buyAs(owner, 'NF_DN')
  await db.query(
    `update order_lines set unit_total = 20000 where order_id = (select id from orders where number = $1)`,
    [number],
  )
  const { lines } = await invoiceOf(await found(number))
  expect(lines.map(({ pid, unitTotal }) => [pid, unitTotal])).toEqual([[992041, 20_000]])
})

test('taxes of an invoice, and credit notes of a part and of the rest, are those of the whole total', async () => {
  const { docs } = await payload.find({ collection: 'sellers', where: { market: { equals: 'germany' } } })
  const data = { name: 'Tidemark GmbH', address: 'Hamburg', vat_id: 'DE123456789', taxed: true }
  await payload.update({ collection: 'sellers', id: docs[0]?.id ?? '', data })
  await soon(async () => expect(await sellerOf('germany')).toMatchObject(data))
  const owner = await newOwner(db)
  const { number, session } = await buyAs(owner, 'PV_NF', {
    visit: visitNow({ locale: 'de', country: 'de' }),
  })
  const { sandbox } = await import('@/server/payments/sandbox/provider')
  const [share = 0] = await sharesIn(number)
  await sandbox.refundSession({ session, at: Date.now(), idempotencyKey: randomUUID(), amount: share })
  await tell(session)
  const order = await found(number)
  expect([order.state, order.refunded]).toEqual(['paid', share])
  const [invoice, part] = await documentsOf(number)
  const exact = (document: typeof invoice, total: number) => {
    expect(document?.total).toBe(total)
    const lines = document?.lines ?? []
    expect(lines.reduce((sum, { base, amount }) => sum + base + amount, 0)).toBe(total)
  }
  exact(invoice, 22_990)
  exact(part, share)
  const { lines, returned } = await invoiceOf(order)
  expect([lines.reduce((sum, { unitTotal }) => sum + unitTotal, 0), returned]).toEqual([22_990, share])
  await refundAtProvider(db, session)
  const [, , rest] = await documentsOf(number)
  exact(rest, 22_990 - share)
  expect((await ownedOfCustomer(owner.id)).map(({ pid }) => pid)).toEqual([])
})

test('the owner of one product pays for the bundle what anybody does, and for the other alone no more', async () => {
  const owner = await newOwner(db)
  await buyAs(owner, 'amazon_prime_video_downloader')
  expect((await found((await orderAs(owner, 'PV_NF')).number)).total).toBe(24_980)
  expect((await found((await orderAs(owner, 'netflix_downloader')).number)).total).toBe(12_990)
})

test('who owns the bundle is not sold it, nor a single of it, unless they want another', async () => {
  const owner = await newOwner(db)
  await buyAs(owner, 'PV_NF')
  for (const route of ['PV_NF', 'netflix_downloader', 'amazon_prime_video_downloader'])
    await expect(orderAs(owner, route)).rejects.toThrow('already_owned')
  expect((await found((await orderAs(owner, 'PV_NF', { isAgain: true })).number)).total).toBe(24_980)
})

test('its two products count for the suite, which stands on it: with the bundle refunded the difference is asked for', async () => {
  const owner = await newOwner(db)
  const { session } = await buyAs(owner, 'PV_NF')
  const suite = await buyAs(owner, 'all_in_one_video_suite')
  expect((await found(suite.number)).total).toBe(16_990)
  await refundAtProvider(db, session)
  const { rows } = await db.query(
    `select d.amount from price_differences d join orders o on o.id = d.order_id where o.number = $1`,
    [suite.number],
  )
  expect(rows).toEqual([{ amount: 29_990 - 16_990 }])
})
