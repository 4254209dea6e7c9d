import { freshDatabase } from '@tests/support/database'
import { storePurchase } from '@tests/support/guest-purchase'
import { saveSeller } from '@tests/support/sellers'
import { expect, test } from 'vitest'
import { beforePaying } from '@/server/checkout/before-paying'
import { orderRenews } from '@/server/checkout/billing'
import { type BuyersWord, keepBuyersWord } from '@/server/checkout/buyers-word'
import { issueInvoice } from '@/server/invoices/issue'
import { enqueuePurchaseEmail } from '@/server/licences/purchase-email'
import { type Order, orderByNumber } from '@/server/orders/order'
import { database, inTransaction } from '@/server/runtime/database'
import { isTaxedIn } from '@/server/sellers/seller'
import { LOCALES } from '@/site/locale'
import type { Market } from '@/site/markets'
import { translator } from '@/site/messages'
import { openCms } from '../../../scripts/shop/cms'

const db = await freshDatabase()
const payload = await openCms()
const AT = Date.UTC(2026, 10, 23, 12)

const fill = (market: Market, data: object) => saveSeller(payload, market, data)

const QUOTE = { price: 11900, currency: 'EUR', product: 'Video One', plan: 'LFT', until: null }
let buyers = 0

async function reviewed(country: string, locale: Order['locale']): Promise<Order> {
  buyers += 1
  const { number } = await storePurchase(db, { email: `word${buyers}@example.com` })
  await db.query(
    `update orders set state = 'open', paid_at = null, country = $2, locale = $3, total = 11900, quote = $4 where number = $1`,
    [number, country, locale, JSON.stringify(QUOTE)],
  )
  return again({ number })
}

async function again({ number }: Pick<Order, 'number'>): Promise<Order> {
  const order = await orderByNumber(database, number)
  if (!order) throw new Error('an order is gone')
  return order
}

const before = (order: Order) =>
  beforePaying({ order, sold: order.quote, renews: orderRenews(order), locale: order.locale })
const keep = (order: Order, said: BuyersWord) =>
  keepBuyersWord({ order, said, locale: order.locale, at: AT, total: 11900 })

test('before taxes are switched on nothing names one, and the buyer is asked for no country', async () => {
  const shown = await before(await reviewed('de', 'de'))
  expect(shown).toMatchObject({ tax: null, billing: null, finalStep: [] })
  expect(await isTaxedIn('de')).toBe(false)
})

test('in the European Union the consent is a box of its own, and elsewhere there is none', async () => {
  const german = translator('de', 'statutory')('consent.text')
  expect((await before(await reviewed('de', 'de'))).consent).toBe(german)
  expect((await before(await reviewed('xx', 'de'))).consent).toBe(german)
  expect((await before(await reviewed('fr', 'fr'))).consent).toContain('rétractation')
  for (const [country, locale] of [
    ['us', 'en'],
    ['jp', 'ja'],
    ['cn', 'zh'],
  ] as const)
    expect((await before(await reviewed(country, locale))).consent).toBeNull()
})

test('a consent is kept with its text, version, language and instant, and confirmed by email; unticked it is none', async () => {
  const order = await reviewed('de', 'de')
  expect(await keep(order, { consent: '1' })).toBeNull()
  const agreed = await again(order)
  expect(agreed.agreements.consent).toEqual({
    version: expect.stringMatching(/\S/),
    locale: 'de',
    text: translator('de', 'statutory')('consent.text'),
    at: AT,
  })
  await inTransaction(tx => enqueuePurchaseEmail(tx, agreed))
  const { rows } = await db.query<{ text: string }>('select text from emails where "to" = $1', [order.email])
  expect(rows[0]?.text).toContain('Am 23.\u00a0November 2026 haben Sie vor dem Bezahlen zugestimmt')
  await keep(order, {})
  expect((await again(order)).agreements.consent).toBeUndefined()
})

test('in Japan six items stand on the final step, and what was shown is kept with the order', async () => {
  const order = await reviewed('jp', 'ja')
  const { finalStep } = await before(order)
  expect(finalStep.map(([name]) => name)).toEqual([
    '分量',
    '販売価格',
    'お支払い方法と時期',
    '商品の引渡時期',
    '申込みの期間',
    '返品・解約',
  ])
  await keep(order, {})
  const { finalStep: kept } = (await again(order)).agreements
  expect(kept).toMatchObject({ version: '2026-11-27', locale: 'ja', at: AT })
  for (const [name, text] of finalStep) expect(kept?.text).toContain(`${name}: ${text}`)
  expect(kept?.text).not.toMatch(/更新|解約できます|停止/)
  await fill('japan', { registration: 'T1234567890123', taxed: true })
  expect((await before(order)).billing).toMatchObject({ country: 'jp', vatNumber: null })
  await fill('japan', { final_step: false })
  expect((await before(order)).finalStep).toEqual([])
})

test('in Japan a price that ends says until when, in the time of Japan', async () => {
  await fill('japan', { final_step: true })
  const order = await reviewed('jp', 'ja')
  const sold = { ...order.quote, ends: Date.parse('2026-11-30T15:00:00Z') }
  const { finalStep } = await beforePaying({ order, sold, renews: false, locale: 'ja' })
  expect(Object.fromEntries(finalStep)).toMatchObject({
    申込みの期間: '2026年12月1日 0:00（日本標準時）まで有効な価格です。',
  })
})

test('in Japan only what renews is told of renewals, in every language, at the price, the payment and the end', async () => {
  await fill('japan', { final_step: true })
  const order = await reviewed('jp', 'ja')
  for (const locale of LOCALES) {
    const [once, renewing] = await Promise.all(
      [false, true].map(renews => beforePaying({ order, sold: order.quote, renews, locale })),
    )
    const changed = renewing?.finalStep.filter(([, text], index) => once?.finalStep[index]?.[1] !== text)
    const t = translator(locale, 'statutory')
    expect(changed?.map(([name]) => name)).toEqual(
      (['price', 'payment', 'returns'] as const).map(term => t(`transactions.${term}.name`)),
    )
  }
})

test('an order renews where it began a subscription to a plan for a time', async () => {
  const order = await reviewed('jp', 'ja')
  const monthly = { ...order.quote, plan: '1M' } as const
  expect(orderRenews(order)).toBe(false)
  expect(orderRenews({ subscriptionId: null, quote: monthly })).toBe(false)
  expect(orderRenews({ subscriptionId: 'one', quote: monthly })).toBe(true)
  expect(orderRenews({ subscriptionId: 'one', quote: order.quote })).toBe(false)
})

test('where prices hold a tax the review says rate and amount, and pages say so in the language of the country', async () => {
  await fill('germany', { vat_id: 'DE123456789', taxed: true })
  const shown = await before(await reviewed('de', 'de'))
  expect(shown.tax).toEqual({ country: 'de', rate: 1900, base: 10000, amount: 1900, inclusive: true })
  expect(shown.billing).toMatchObject({ country: 'de', vatNumber: '' })
  expect([await isTaxedIn('de'), await isTaxedIn('en'), await isTaxedIn('fr')]).toEqual([true, false, false])
})

test('the buyer’s country decides before that of the network, and both are kept as proofs with the sale', async () => {
  const order = await reviewed('de', 'de')
  expect(await keep(order, { country: 'de', vat_number: 'de 123 456 789' })).toBeNull()
  expect((await again(order)).billedTo).toEqual({
    country: 'de',
    vatNumber: 'DE123456789',
    vatCountry: 'de',
  })
  await db.query(`update orders set state = 'paid', paid_at = now() where id = $1`, [order.id])
  await inTransaction(tx => issueInvoice(tx, order.id))
  expect((await again(order)).sale?.proofs.slice(0, 2)).toEqual([
    { by: 'buyer', country: 'de' },
    { by: 'vat_number', country: 'de' },
  ])
})

test.each<[BuyersWord, string]>([
  [{ vat_number: 'DE12' }, 'vat_number'],
  [{ country: 'fr', vat_number: 'DE123456789' }, 'vat_country'],
])('%j is not kept: %s', async (said, problem) => {
  const order = await reviewed('de', 'de')
  expect(await keep(order, { ...said, consent: '1' })).toBe(problem)
  expect(await again(order)).toMatchObject({ billedTo: {}, agreements: {} })
})

test('of a paid order nothing that a buyer says later changes the record', async () => {
  const order = await reviewed('de', 'de')
  await db.query(`update orders set state = 'paid', paid_at = now() where id = $1`, [order.id])
  await keep(order, { consent: '1', country: 'de' })
  expect((await again(order)).agreements).toEqual({})
})
