import { randomUUID } from 'node:crypto'
import { placeGuestOrder, sendToProvider, tracesOf } from '../../tests/support/purchase'
import { type FreshDatabase, withFreshDatabase } from '../fresh-database'
import type { Attack, Row } from './attack'

const ORIGIN = 'http://localhost:3000'
const FORMS = 1500

export const attack: Attack = {
  does: `places ${FORMS} orders from one network, and leaves as many sessions open while a webhook is lost`,
  run: () => withFreshDatabase(flood),
}

async function flood(db: FreshDatabase): Promise<Row[]> {
  Object.assign(process.env, { PORT: '3000' })
  const answers = []
  for (let sent = 0; sent < FORMS; sent += 50)
    answers.push(...(await Promise.all(Array.from({ length: 50 }, place))))
  const placed = answers.filter(url => url.searchParams.has('order')).length
  if (placed === 0) throw new Error('No order was placed.')
  const sweeps = await sweepsUntilPaid(db)
  return [
    { what: 'orders that one network could place', figure: `${placed} of ${FORMS}`, holds: placed <= 100 },
    {
      what: `sweeps until a payment is found behind ${FORMS} open sessions`,
      figure: String(sweeps),
      holds: sweeps === 1,
    },
  ]
}

async function place(): Promise<URL> {
  const { POST } = await import('@/app/order/checkout/place/route')
  const answer = await POST(
    new Request(`${ORIGIN}/order/checkout/place`, {
      method: 'POST',
      headers: { origin: ORIGIN, host: 'localhost:3000', 'x-client-ip': '192.0.2.1' },
      body: new URLSearchParams({
        idempotencyKey: randomUUID(),
        route: 'all_in_one_video_suite',
        plan: 'LFT',
        os: 'win',
        email: `${randomUUID()}@example.com`,
      }),
    }),
  )
  return new URL(answer.headers.get('location') ?? '', ORIGIN)
}

/** Ten at most; one sweep runs each minute. */
async function sweepsUntilPaid(db: FreshDatabase): Promise<number> {
  const { press } = await import('@/server/payments/sandbox/press')
  const { sweepPayments } = await import('@/server/payments/sweep')
  const order = await placeGuestOrder()
  const session = await sendToProvider(order)
  await press(session, 'lose', Date.now())
  await leaveOpen(db)
  await db.query(`update payment_sessions set asked_at = now() - interval '1 minute' where session = $1`, [
    session,
  ])
  for (let sweep = 1; sweep <= 10; sweep += 1) {
    await sweepPayments()
    if ((await tracesOf(db, order.number)).state === 'paid') return sweep
  }
  return Number.POSITIVE_INFINITY
}

/** Sessions of one network, newer and longer unasked than the payment. */
const leaveOpen = (db: FreshDatabase) =>
  db.query(
    `with o as (
       insert into orders (number, secret, idempotency_key, email, state, currency, total, provider, site, locale, country, os, quote)
       select 'TM-F' || g, 's', gen_random_uuid(), 'f@example.com', 'pending', currency, total, provider, site, locale, country, os, quote
       from (select * from orders limit 1) one, generate_series(1, $1) g returning id, quote)
     insert into payment_sessions (order_id, provider, session, total, currency, quote, priced_at, network, created_at, asked_at)
     select id, 'sandbox', 'flood-' || id, 29990, 'USD', quote, now(), 'flood', now() + interval '1 second', now() - interval '2 minutes' from o`,
    [FORMS],
  )
