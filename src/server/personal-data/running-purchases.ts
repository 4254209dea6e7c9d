import { leaveSession } from '../payments/enter'
import { reconcileSession } from '../payments/reconcile'
import { SESSION_COLUMNS, sessionsOf } from '../payments/sessions'
import { type Database, database } from '../runtime/database'
import type { Customer } from '../sessions/customer'

/** Applies payments that the shop missed and closes expired sessions. Calls payers, so outside any transaction. */
export async function settlePurchases({ id }: Pick<Customer, 'id'>): Promise<void> {
  const open = await sessionsOf(
    database,
    `select ${SESSION_COLUMNS} from payment_sessions s join orders o on o.id = s.order_id
     where o.customer_id = $1 and s.state = 'open'`,
    [id],
  )
  const now = Date.now()
  for (const session of open)
    await (session.expiresAt <= now ? leaveSession(session) : reconcileSession(session))
}

/** The numbers of orders with a running payment. Locks all orders of the customer. */
export async function runningPurchases(tx: Database, { id }: Pick<Customer, 'id'>): Promise<string[]> {
  const orders = await tx.query<{ number: string; state: string }>(
    'select number, state from orders where customer_id = $1 order by number for update',
    [id],
  )
  return orders.flatMap(({ number, state }) => (state === 'pending' ? [number] : []))
}
