import { randomUUID } from 'node:crypto'
import type { PlacedOrder } from '@/server/orders/order-cookie'
import type { PaymentEvent } from '@/server/payments/provider'
import type { Visit } from '@/site/visit'
import type { TestDatabase } from './database'

/** A visitor of the com site in English on Windows, now. */
export const visitNow = (change: Partial<Visit> = {}): Visit => ({
  at: Date.now(),
  site: 'com',
  locale: 'en',
  country: 'us',
  isCountryTold: true,
  os: 'win',
  clientOs: 'win',
  device: 'desktop',
  origin: 'http://localhost:3000',
  path: '/checkout',
  loggedIn: false,
  variants: [],
  ...change,
})

export const basketOfSuite = {
  route: 'all_in_one_video_suite',
  plan: 'LFT',
  os: 'win',
  coupon: null,
} as const

export const guest = (email = 'guest@example.com') => ({ email, customerId: null, owned: [] })

/** The order of a guest for the video suite for life, 299.90 USD. */
export async function placeGuestOrder(change: { email?: string; visit?: Visit } = {}): Promise<PlacedOrder> {
  const { placeOrder } = await import('@/server/checkout/place-order')
  const placing = { idempotencyKey: randomUUID(), basket: basketOfSuite, buyer: guest(change.email) }
  const placed = await placeOrder(change.visit ?? visitNow(), placing)
  if (!placed.ok) throw new Error(placed.why)
  return placed.order
}

/** The same, sent to the sandbox: its session. */
export async function sendToProvider(order: PlacedOrder): Promise<string> {
  const { payOrder } = await import('@/server/checkout/pay-order')
  const paying = await payOrder({ number: order.number, viewer: { secret: order.secret }, at: Date.now() })
  if (!paying.ok) throw new Error(paying.why)
  return new URL(paying.url).pathname.replace('/sandbox/', '')
}

/** The session at the payer that an order was last sent to. */
export async function sessionOf(db: TestDatabase, { number }: PlacedOrder): Promise<string> {
  const { rows } = await db.query('select provider_session from orders where number = $1', [number])
  return rows[0].provider_session
}

/** An event of the sandbox for an order of `placeGuestOrder`. */
export const eventFor = (
  number: string,
  session: string,
  change: Partial<PaymentEvent> = {},
): PaymentEvent => ({
  id: `evt_${randomUUID()}`,
  type: 'paid',
  session,
  reference: number,
  amount: 29990,
  currency: 'USD',
  at: Date.now(),
  ...change,
})

/** Stores events as a webhook would, and gives the ids to apply. */
export async function storeEvent(event: PaymentEvent): Promise<string> {
  const { inTransaction } = await import('@/server/runtime/database')
  const { storeEvents } = await import('@/server/payments/inbox')
  const [id] = await inTransaction(tx => storeEvents(tx, 'sandbox', [event]))
  if (!id) throw new Error('The event was applied before.')
  return id
}

/** What a purchase left behind. */
export async function tracesOf(db: TestDatabase, number: string) {
  const { rows } = await db.query(
    `select o.state,
       (select count(*)::int from licences c join order_lines l on l.id = c.order_line_id where l.order_id = o.id) as licences,
       (select count(*)::int from emails where reason = 'licences:' || o.id) as emails
     from orders o where o.number = $1`,
    [number],
  )
  return rows[0]
}
