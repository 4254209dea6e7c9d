import type { Order } from '../orders/order'
import type { Database } from '../runtime/database'
import { confirmedCustomer } from '../sessions/customer'

/** Whose a paid order is. A guest's under a confirmed address goes to that account, with what it subscribes (DOMAIN 6). */
export async function ownerOf(
  tx: Database,
  { id, email, customerId, subscriptionId }: Pick<Order, 'id' | 'email' | 'customerId' | 'subscriptionId'>,
): Promise<string | null> {
  if (customerId !== null) return customerId
  const owner = await confirmedCustomer(tx, email)
  if (!owner) return null
  await tx.query('update orders set customer_id = $2 where id = $1', [id, owner.id])
  await tx.query('update subscriptions set customer_id = $2 where id = $1', [subscriptionId, owner.id])
  return owner.id
}
