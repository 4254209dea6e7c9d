import { freshDatabase } from '@tests/support/database'
import { openPayers } from '@tests/support/payers'
import { placeGuestOrder } from '@tests/support/purchase'
import { afterAll, expect, test } from 'vitest'

const db = await freshDatabase()
const payers = await openPayers(db)
const { standIn } = payers
afterAll(payers.close)
const { GET } = await import('@/app/order/payer-invoice/[number]/route')
const { payOrder } = await import('@/server/checkout/pay-order')
const { applyTold } = await import('@/server/payments/follow-notice')

/** A guest's order, sent to a payer and paid there. */
async function sentTo(provider: 'stripe' | 'paddle', isPaid = true) {
  const { number, secret } = await placeGuestOrder()
  const paying = await payOrder({ number, viewer: { secret }, at: Date.now(), provider })
  if (!paying.ok) throw new Error(paying.why)
  const transaction = new URL(paying.url).searchParams.get('_ptxn')
  const page = transaction ? `${standIn.origin}/pay/paddle/${transaction}` : paying.url
  if (isPaid) await standIn.pay(page, 'good')
  await standIn.deliver()
  const { rows } = await db.query('select id from payment_events where applied_at is null')
  for (const { id } of rows) await applyTold(id)
  const { rows: left } = await db.query('select id from payment_events where applied_at is null')
  for (const { id } of left) await applyTold(id)
  return { number, secret, transaction }
}

async function asked(number: string, secret = '') {
  const request = new Request(`http://localhost/order/payer-invoice/${number}?secret=${secret}`)
  const answer = await GET(request, { params: Promise.resolve({ number }) })
  return { status: answer.status, location: answer.headers.get('location') ?? '' }
}

test('the invoice of what Paddle sold is asked for at each click, and is stored nowhere', async () => {
  const { number, secret, transaction } = await sentTo('paddle')
  const [first, second] = [await asked(number, secret), await asked(number, secret)]
  expect([first.status, second.status]).toEqual([303, 303])
  expect(first.location).toContain(`${standIn.origin}/invoices/${transaction}/`)
  expect(second.location).not.toBe(first.location)
})

test('nobody else gets it, and there is none before it is paid or of what we sold', async () => {
  const [paid, open, ours] = [await sentTo('paddle'), await sentTo('paddle', false), await sentTo('stripe')]
  expect((await asked(paid.number)).status).toBe(404)
  expect((await asked(paid.number, ours.secret)).status).toBe(404)
  expect((await asked(open.number, open.secret)).status).toBe(404)
  expect((await asked(ours.number, ours.secret)).status).toBe(404)
  expect((await asked('TM-0000-0000-0000', paid.secret)).status).toBe(404)
})

test('a payer that does not answer is said so', async () => {
  const { number, secret } = await sentTo('paddle')
  await standIn.fail('GET /paddle/transactions/:id/invoice', 'reset', 20)
  expect((await asked(number, secret)).status).toBe(502)
})
