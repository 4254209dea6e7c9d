import { randomUUID } from 'node:crypto'
import type { Visit } from '@/site/visit'
import type { TestDatabase } from './database'
import { eventFor, sendToProvider, storeEvent, visitNow } from './purchase'

export type Owner = { id: string; email: string }

type Rows = Pick<TestDatabase, 'query'>

/** A new customer, without anything. */
export async function newOwner(db: Rows): Promise<Owner> {
  const email = `${randomUUID()}@example.com`
  const { rows } = await db.query(
    'insert into customers (email, confirmed_at) values ($1, now()) returning id',
    [email],
  )
  return { id: String(rows[0].id), email }
}

type Choice = { plan?: 'LFT' | 'LFT_3'; visit?: Visit; isAgain?: boolean }

/** A lifetime plan of a route on Windows, ordered by a customer at their own price. */
export async function orderAs({ id, email }: Owner, route: string, choice: Choice = {}) {
  const { plan = 'LFT', visit = visitNow(), isAgain } = choice
  const { placeOrder } = await import('@/server/checkout/place-order')
  const { ownedOfCustomer } = await import('@/server/licences/owned')
  const buyer = { email, customerId: id, owned: await ownedOfCustomer(id) }
  const basket = { route, plan, os: 'win', coupon: null } as const
  const placed = await placeOrder(visit, { idempotencyKey: randomUUID(), basket, buyer, isAgain })
  if (!placed.ok) throw new Error(placed.why)
  return placed.order
}

/** Tells the shop what the sandbox's ledger knows of a session, and gives what came of each event. */
export async function tell(session: string): Promise<unknown[]> {
  const { applyPayment } = await import('@/server/payments/apply')
  const { sandboxPayment } = await import('@/server/payments/sandbox/ledger')
  const outcomes = []
  for (const event of (await sandboxPayment(session))?.events ?? [])
    outcomes.push(await applyPayment(await storeEvent({ ...event, id: randomUUID() })))
  return outcomes
}

/** Ordered, paid and told: the order and its session. */
export async function buyAs(owner: Owner, route: string, choice: Choice = {}) {
  const { press } = await import('@/server/payments/sandbox/press')
  const order = await orderAs(owner, route, choice)
  const session = await sendToProvider(order)
  await press(session, 'pay', Date.now())
  await tell(session)
  return { ...order, session }
}

/** Runs the waiting jobs of one kind, as a server does; how many there were. */
export async function runJobs(
  db: Rows,
  name: 'recheck-owner-prices' | 'return-payment' | 'leave-payment-session',
) {
  const payments = {
    ...(await import('@/server/payments/differences/owner-prices')),
    ...(await import('@/server/payments/give-back')),
    ...(await import('@/server/payments/enter')),
  }
  const { rows } = await db.query(`delete from jobs.job where name = $1 returning data`, [name])
  for (const { data } of rows)
    await {
      'recheck-owner-prices': () => payments.recheckOwnerPrices(data),
      'return-payment': () => payments.giveBack(data.session),
      'leave-payment-session': () => payments.leaveSessionNamed(data.session),
    }[name]()
  return rows.length
}

/** Sends an owner to the payer of what is due of an upgrade, and gives the session there. */
export async function goToPayDue(owner: Owner, number: string): Promise<string> {
  const { payDifference } = await import('@/server/checkout/pay-difference')
  const asked = await payDifference({ number, viewer: { customerId: owner.id }, at: Date.now() })
  if (!asked.ok) throw new Error(asked.why)
  return new URL(asked.url).pathname.replace('/sandbox/', '')
}

/** Pays it, tells the shop, and gives the session that it was paid through. */
export async function payDue(owner: Owner, number: string): Promise<string> {
  const { press } = await import('@/server/payments/sandbox/press')
  const session = await goToPayDue(owner, number)
  await press(session, 'pay', Date.now())
  await tell(session)
  return session
}

/** Gives the money of a session back at the payer, tells the shop, and lets it look at what stood on it. */
export async function refundAtProvider(db: Rows, session: string): Promise<void> {
  const { sandbox } = await import('@/server/payments/sandbox/provider')
  await sandbox.refundSession({ session, at: Date.now(), idempotencyKey: session })
  await tell(session)
  await runJobs(db, 'recheck-owner-prices')
}

type Complaint = 'dispute_opened' | 'dispute_lost' | 'dispute_won'

/** Tells of a complaint about a payment, each later than the one before, and lets the shop look at what follows. */
export async function complain(
  db: Rows,
  { number, session, amount = 29990 }: { number: string; session: string; amount?: number },
  ...told: Complaint[]
): Promise<unknown[]> {
  const { applyPayment } = await import('@/server/payments/apply')
  const outcomes = []
  for (const type of told) {
    at += 1
    outcomes.push(await applyPayment(await storeEvent(eventFor(number, session, { type, at, amount }))))
    await runJobs(db, 'recheck-owner-prices')
  }
  return outcomes
}

let at = Date.now()

/** What is asked of an upgrade. */
export async function differenceOf(db: Rows, number: string) {
  const { rows } = await db.query(
    `select d.amount, d.currency, d.state, d.due_at > now() + interval '13 days' as is_far from price_differences d
     join orders o on o.id = d.order_id where o.number = $1`,
    [number],
  )
  return rows[0]
}
