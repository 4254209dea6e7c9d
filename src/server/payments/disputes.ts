import { DISPUTE_EVENTS, type Dispute, type DisputeEvent, disputeOf } from '../orders/dispute'
import type { Order } from '../orders/order'
import type { Database } from '../runtime/database'
import { type PaymentEvent, paymentEvent } from './provider'
import type { PaymentSession } from './sessions'

/** How the disputes of a payment stand once this event of it is counted; null where there was none. */
export async function disputeAfter(
  tx: Database,
  { id }: Pick<Order, 'id'>,
  event: PaymentEvent,
): Promise<Dispute | null> {
  const told = await complaintsOf(tx, id, event.session)
  return disputeOf(isDispute(event) ? [...told, event] : told)
}

/** The same of what was told so far. */
export async function disputeOfSession(
  db: Database,
  { orderId, session }: Pick<PaymentSession, 'orderId' | 'session'>,
): Promise<Dispute | null> {
  return session === null ? null : disputeOf(await complaintsOf(db, orderId, session))
}

async function complaintsOf(db: Database, orderId: string, session: string): Promise<Complaint[]> {
  const rows = await db.query<{ payload: unknown }>(
    `select payload from payment_events where order_id = $1 and session = $2 and applied_at is not null
       and type = any($3)`,
    [orderId, session, DISPUTE_EVENTS],
  )
  return rows.map(({ payload }) => paymentEvent.parse(payload)).filter(isDispute)
}

type Complaint = PaymentEvent & DisputeEvent

/** A complaint that was opened, won or lost; a bank's warning of one is none yet. */
export const isDispute = (event: PaymentEvent): event is Complaint =>
  DISPUTE_EVENTS.some(type => type === event.type)
