import { database, inTransaction } from '../database'
import { ORDER_COLUMNS, type Order, ordersOf } from '../orders'
import { applyPayment } from './apply'
import { storeEvents } from './inbox'
import { payerOf } from './payers'

/**
 * Asks the payer what became of a pending order's session, and applies it at once: the way in which a lost webhook is
 * found. A webhook that comes after it changes nothing.
 */
export async function reconcileOrder(order: Order): Promise<void> {
  const { session } = order
  if (session === null) return
  const status = await payerOf(order).fetchSession(session)
  if (status.state !== 'settled') return
  const event = { ...status.event, id: `fetched:${session}:${status.event.type}` }
  const waiting = await inTransaction(tx => storeEvents(tx, order.payer, [event]))
  for (const id of waiting) await applyPayment(id)
}

/**
 * Pending orders whose payer should be asked: after half a minute, then ever more rarely for a week. Whoever gets an
 * order here is the one to ask, for it counts as asked.
 */
export const ordersToAsk = (): Promise<Order[]> =>
  ordersOf(
    database,
    `update orders set updated_at = now() where id in (
       select id from orders where state = 'pending' and created_at > now() - interval '7 days'
         and updated_at < now() - greatest(interval '30 seconds', (now() - created_at) / 10)
       order by updated_at limit 100 for update skip locked)
     returning ${ORDER_COLUMNS}`,
    [],
  )

/** The order, if nobody asked its payer in the last seconds; undefined otherwise. It counts as asked. */
export async function takeTurnToAsk({ id }: Order, seconds: number): Promise<Order | undefined> {
  const [order] = await ordersOf(
    database,
    `update orders set updated_at = now()
     where id = $1 and state = 'pending' and updated_at <= now() - make_interval(secs => $2) returning ${ORDER_COLUMNS}`,
    [id, seconds],
  )
  return order
}
