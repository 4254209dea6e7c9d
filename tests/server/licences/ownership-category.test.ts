import { freshDatabase } from '@tests/support/database'
import { storePurchase } from '@tests/support/guest-purchase'
import { eventFor, sendToProvider, storeEvent, visitNow } from '@tests/support/purchase'
import { seededBook } from '@tests/support/seeded-book'
import { expect, test } from 'vitest'
import { isQuoteError, quote } from '@/pricing'
import type { PaymentEvent } from '@/server/payments/provider'

const book = seededBook()

const db = await freshDatabase()

async function customer(email: string): Promise<string> {
  const { rows } = await db.query(
    'insert into customers (email, confirmed_at) values ($1, now()) returning id',
    [email],
  )
  return String(rows[0].id)
}

/** What the video suite for life costs a customer at an instant, and why. */
async function standing(customerId: string, at = Date.now(), plan: 'LFT' | 'LFT_3' = 'LFT') {
  const { ownedOfCustomer } = await import('@/server/licences/owned')
  const { site, locale, country, os } = visitNow()
  const target = { route: 'all_in_one_video_suite', plan }
  const facts = { at, site, locale, country, os, coupon: null, payer: 'sandbox' as const }
  const told = quote(book, { ...facts, target, owned: await ownedOfCustomer(customerId) })
  if (isQuoteError(told)) throw new Error(told.error)
  const { category, offType, price, recommended } = told
  return { category, offType, price, recommended }
}

const NEW_USER = {
  category: 'new_user',
  offType: 1,
  price: 29990,
  recommended: 'all_in_one_video_suite',
}
const SINGLE_OWNER = {
  category: 'video_single',
  offType: 8,
  price: 18990,
  recommended: 'video_one_upgrade',
}

/** Buys the Netflix downloader for life and gives what tells the shop of its payment. */
async function buy(email: string, customerId: string) {
  const { placeOrder } = await import('@/server/checkout/place-order')
  const { applyPayment } = await import('@/server/payments/apply')
  const basket = { route: 'netflix_downloader', plan: 'LFT', os: 'win', coupon: null } as const
  const buyer = { email, customerId, owned: [] }
  const placed = await placeOrder(visitNow(), { idempotencyKey: email, basket, buyer })
  if (!placed.ok) throw new Error(placed.why)
  const { number } = placed.order
  const session = await sendToProvider(placed.order)
  const tell = async (type: PaymentEvent['type'], at = Date.now()) =>
    applyPayment(await storeEvent(eventFor(number, session, { type, at, amount: 12990 })))
  return { number, tell }
}

test('a purchase makes an owner with an owner’s offer, and its refund a new user again, at once', async () => {
  const id = await customer('walk@example.com')
  expect(await standing(id)).toEqual(NEW_USER)
  const { tell } = await buy('walk@example.com', id)
  expect(await standing(id)).toEqual(NEW_USER)
  expect(await tell('paid')).toBe('paid')
  expect(await standing(id)).toEqual(SINGLE_OWNER)
  expect(await tell('refunded')).toBe('refunded')
  expect(await standing(id)).toEqual(NEW_USER)
})

test('a dispute takes the owner’s offer away for as long as it runs', async () => {
  const id = await customer('dispute@example.com')
  const { tell } = await buy('dispute@example.com', id)
  const at = Date.now()
  await tell('paid', at)
  await tell('dispute_opened', at + 1)
  expect(await standing(id)).toEqual(NEW_USER)
  await tell('dispute_won', at + 2)
  expect(await standing(id)).toEqual(SINGLE_OWNER)
  await tell('dispute_lost', at + 3)
  expect(await standing(id)).toEqual(NEW_USER)
})

test('a licence that the desk revokes or suspends confers nothing until it is restored', async () => {
  const { inTransaction } = await import('@/server/runtime/database')
  const { restoreLicence, revokeLicence, suspendLicence } = await import('@/server/licences/change')
  const email = 'desk@example.com'
  const id = await customer(email)
  const { key } = await storePurchase(db, { email, customerId: id })
  const { rows } = await db.query('select id from licences where key = $1', [key])
  const why = { licence: String(rows[0].id), reason: 'A test', by: 'desk@example.com' }
  for (const take of [revokeLicence, suspendLicence]) {
    expect(await standing(id)).toEqual(SINGLE_OWNER)
    await inTransaction(tx => take(tx, why))
    expect(await standing(id)).toEqual(NEW_USER)
    await inTransaction(tx => restoreLicence(tx, why))
  }
  expect(await standing(id)).toEqual(SINGLE_OWNER)
})

test('a licence for a time counts until its last millisecond', async () => {
  const email = 'expiring@example.com'
  const id = await customer(email)
  const expires = new Date(Date.UTC(2026, 11, 24, 12))
  await storePurchase(db, { email, customerId: id, plan: '1Y', expires })
  expect((await standing(id, expires.getTime() - 1)).category).toBe('video_single')
  expect((await standing(id, expires.getTime())).category).toBe('new_user')
})

test('a two-product bundle confers both of its singles, and a pro suite the difference to pro', async () => {
  const bundle = await customer('bundle@example.com')
  const { rows } = await db.query<{ pid: number }>(
    `select pid::int from products where prod_type = 'bundle' and os = 'win' and lower(route) = 'pv_nf'`,
  )
  const pid = rows[0]?.pid
  await storePurchase(db, { email: 'bundle@example.com', customerId: bundle, pid })
  expect(await standing(bundle)).toMatchObject({ category: 'video_single', offType: 8, price: 16990 })
  const suite = await customer('suite@example.com')
  await storePurchase(db, { email: 'suite@example.com', customerId: suite, pid: 992001 })
  expect(await standing(suite, Date.now(), 'LFT_3')).toMatchObject({
    category: 'video_one',
    offType: 4,
    price: 10000,
  })
})

test('what a confirmed customer buys without signing in is theirs as soon as it is paid, order and licence', async () => {
  const { placeGuestOrder } = await import('@tests/support/purchase')
  const { applyPayment } = await import('@/server/payments/apply')
  const { licencesOf, ordersOf } = await import('@/server/accounts/overview')
  const id = await customer('forgot-to-sign-in@example.com')
  const order = await placeGuestOrder({ email: 'Forgot-To-Sign-In@example.com' })
  const session = await sendToProvider(order)
  await applyPayment(await storeEvent(eventFor(order.number, session)))
  expect(await licencesOf(id)).toMatchObject([{ pid: 992001, state: 'active' }])
  expect(await ordersOf(id)).toMatchObject([{ number: order.number, state: 'paid' }])
  expect((await standing(id)).category).toBe('video_one')
})
