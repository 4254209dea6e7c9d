import { randomUUID } from 'node:crypto'
import type { Acting } from '@/server/support-console/audit'
import type { TestDatabase } from './database'
import { placeGuestOrder, sendToProvider } from './purchase'

export const KIM = { id: 'kim', email: 'kim@staff.test' }
export const LEE = { id: 'lee', email: 'lee@staff.test' }

/** A member of staff who acts now, by a form of their own. */
export const acting = (change: Partial<Acting> = {}): Acting => ({
  idempotencyKey: randomUUID(),
  staff: KIM,
  reason: 'The customer asked for it',
  at: Date.now(),
  ...change,
})

/** Buys the video suite for life and pays for it in the sandbox: the order's number, its session and its licence. */
export async function buySuite(db: TestDatabase, change: { email?: string; customerId?: string } = {}) {
  const { press } = await import('@/server/payments/sandbox/press')
  const { orderByNumber } = await import('@/server/orders/order')
  const { reconcileOrder } = await import('@/server/payments/reconcile')
  const { database } = await import('@/server/runtime/database')
  const { email, customerId } = change
  const placed = await placeGuestOrder({ email })
  const session = await sendToProvider(placed)
  await press(session, 'pay', Date.now())
  const order = await orderByNumber(database, placed.number)
  if (!order) throw new Error('The order is gone')
  await reconcileOrder(order)
  if (customerId) await giveTo(db, placed.number, customerId)
  return { number: placed.number, session, ...(await licenceOf(db, placed.number)) }
}

/** After it was paid: what somebody owns changes what the next order costs. */
async function giveTo(db: TestDatabase, number: string, customerId: string): Promise<void> {
  await db.query('update orders set customer_id = $2 where number = $1', [number, customerId])
  await db.query(
    `update licences set customer_id = $2 where order_line_id in
       (select l.id from order_lines l join orders o on o.id = l.order_id where o.number = $1)`,
    [number, customerId],
  )
}

/** The licence of an order as it is stored. */
export async function licenceOf(db: TestDatabase, number: string) {
  const { rows } = await db.query<{ id: string; key: string; state: string }>(
    `select l.id, l.key, l.state from licences l join order_lines ol on ol.id = l.order_line_id
       join orders o on o.id = ol.order_id where o.number = $1`,
    [number],
  )
  const [licence] = rows
  if (!licence) throw new Error(`The order ${number} has no licence`)
  return licence
}

/** What the log tells of an order, the first row first. */
export async function logOf(db: TestDatabase, number: string) {
  const { rows } = await db.query<{ action: string; outcome: string; staff: string; reason: string | null }>(
    'select action, outcome, staff, reason from audit_events where order_number = $1 order by created_at, outcome',
    [number],
  )
  return rows
}

let customers = 0
/** An account whose address is proven. */
export async function someCustomer(db: TestDatabase): Promise<{ id: string; email: string }> {
  customers += 1
  const email = `desk-${customers}@example.com`
  const { rows } = await db.query<{ id: string }>(
    'insert into customers (email, confirmed_at) values ($1, now()) returning id',
    [email],
  )
  return { id: rows[0]?.id ?? '', email }
}
