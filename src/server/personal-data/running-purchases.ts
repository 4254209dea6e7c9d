import type { Customer } from '../accounts/customer'
import { type Database, database } from '../database'
import { ORDER_COLUMNS, ordersOf } from '../orders'
import { payerOf, reconcileOrder } from '../payments'

/** So long a buyer may take at the payer's page; after that the payment counts as given up, in SQL's words. */
const PATIENCE = '1 hour'

const PENDING = `select ${ORDER_COLUMNS} from orders where customer_id = $1 and state = 'pending'`

/**
 * Finds out what became of a customer's payments that nobody told the shop of, and closes those that were given up. Talks
 * to payers, so outside of any transaction.
 */
export async function settlePurchases({ id }: Pick<Customer, 'id'>): Promise<void> {
  const givenUp = await ordersOf(database, `${PENDING} and created_at < now() - $2::interval`, [id, PATIENCE])
  for (const order of givenUp) if (order.session !== null) await payerOf(order).closeSession(order.session)
  for (const order of await ordersOf(database, PENDING, [id])) await reconcileOrder(order)
}

/** The numbers of orders whose payment runs; none of the customer's orders changes until the transaction ends. */
export async function runningPurchases(tx: Database, { id }: Pick<Customer, 'id'>): Promise<string[]> {
  const orders = await tx.query<{ number: string; state: string }>(
    'select number, state from orders where customer_id = $1 order by number for update',
    [id],
  )
  return orders.flatMap(({ number, state }) => (state === 'pending' ? [number] : []))
}
