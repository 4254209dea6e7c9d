import { DISPUTE_EVENTS, type Dispute, type DisputeEvent, disputeOf } from '../orders/dispute'
import type { Order } from '../orders/order'
import type { Database } from '../runtime/database'
import { type PaymentEvent, paymentEvent } from './provider'

/** What was told of complaints about an order's payment until now, this event included. */
export async function disputeAfter(
  tx: Database,
  order: Pick<Order, 'id' | 'dispute'>,
  event: PaymentEvent,
): Promise<Dispute | null> {
  if (!isDispute(event)) return order.dispute
  const rows = await tx.query<{ payload: unknown }>(
    `select payload from payment_events where order_id = $1 and session = $2 and applied_at is not null
       and type = any($3)`,
    [order.id, event.session, DISPUTE_EVENTS],
  )
  const told = rows.map(({ payload }) => paymentEvent.parse(payload))
  return disputeOf([...told, event].filter(isDispute))
}

const isDispute = (event: PaymentEvent): event is PaymentEvent & DisputeEvent =>
  DISPUTE_EVENTS.some(type => type === event.type)
