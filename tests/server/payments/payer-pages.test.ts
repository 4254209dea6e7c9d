import { freshDatabase } from '@tests/support/database'
import { openPayers } from '@tests/support/payers'
import { placeGuestOrder } from '@tests/support/purchase'
import { soon } from '@tests/support/soon'
import { afterAll, expect, test } from 'vitest'

const db = await freshDatabase()
const payers = await openPayers(db)
const { standIn, shop } = payers
afterAll(payers.close)
const { payOrder } = await import('@/server/checkout/pay-order')
const { GET } = await import('@/app/paddle/checkout/route')
const { untoldAsKnown, untoldEvents, warnOfUntoldEvents } = await import(
  '@/server/payments/subscribed-events'
)
const { STRIPE_EVENTS } = await import('@/server/payments/stripe/webhook')
const { PADDLE_EVENTS } = await import('@/server/payments/paddle/webhook')

async function sentToPaddle(): Promise<{ number: string; url: URL }> {
  const { number, secret } = await placeGuestOrder()
  const paying = await payOrder({ number, viewer: { secret }, at: Date.now(), provider: 'paddle' })
  if (!paying.ok) throw new Error(paying.why)
  return { number, url: new URL(paying.url) }
}

test('Paddle’s checkout is opened by our page, with its script and our token, for an open payment alone', async () => {
  const { number, url } = await sentToPaddle()
  expect(url.pathname).toBe('/paddle/checkout')
  const answer = await GET(new Request(url))
  expect(answer.status).toBe(200)
  const html = await answer.text()
  expect(html).toContain(`"transactionId":"${url.searchParams.get('_ptxn')}"`)
  expect(html).toContain('{"token":"test_stand_in"}')
  expect(html).toContain(`src="${standIn.origin}/paddle.js"`)
  const policy = answer.headers.get('content-security-policy') ?? ''
  expect(policy).toContain(`script-src 'nonce-`)
  expect(policy).toContain(standIn.origin)
  await db.query(`update payment_sessions set state = 'closed' where session = $1`, [
    url.searchParams.get('_ptxn'),
  ])
  const after = await GET(new Request(url))
  expect([after.status, new URL(after.headers.get('location') ?? '').search]).toEqual([
    303,
    `?order=${number}`,
  ])
})

test.each(['', '?_ptxn=', '?_ptxn=txn_unknown', '?_ptxn=%00'])(
  'a page of no payment of ours is not found: %s',
  async query => {
    expect((await GET(new Request(`http://localhost/paddle/checkout${query}`))).status).toBe(404)
  },
)

test('at the start it is said which events an endpoint is not told of', async () => {
  const every = { stripe: [...STRIPE_EVENTS], paddle: [...PADDLE_EVENTS] }
  expect(await untoldEvents()).toEqual([
    { provider: 'stripe', missing: every.stripe },
    { provider: 'paddle', missing: every.paddle },
  ])
  const stripeAt = (url: string, enabled_events: string[], status = 'enabled') => ({
    url,
    status,
    enabled_events,
  })
  const paddleAt = (destination: string, names: string[]) => ({
    id: 'ntfset_1',
    destination,
    active: true,
    subscribed_events: names.map(name => ({ name, description: '', group: '', available_versions: [1] })),
  })
  await standIn.endpoints('stripe', [
    stripeAt('https://other.example/webhooks/stripe', ['*']),
    stripeAt(`${shop.origin}/webhooks/stripe`, ['*'], 'disabled'),
    stripeAt(
      `${shop.origin}/webhooks/stripe`,
      every.stripe.filter(type => type !== 'charge.refunded'),
    ),
  ])
  await standIn.endpoints('paddle', [paddleAt(`${shop.origin}/webhooks/paddle`, every.paddle)])
  const missing = [{ provider: 'stripe', missing: ['charge.refunded'] }]
  expect(await untoldEvents()).toEqual(missing)
  await warnOfUntoldEvents(1_000)
  await standIn.endpoints('stripe', [stripeAt(`${shop.origin}/webhooks/stripe`, ['*'])])
  expect(await untoldEvents()).toEqual([])
  expect(untoldAsKnown(601_000), 'the admin waits for no payer').toEqual(missing)
  expect(untoldAsKnown(601_001), 'an old answer is asked for again behind it').toEqual(missing)
  await soon(async () => expect(untoldAsKnown(601_001)).toEqual([]))
})
