import { newOrderSecret } from '../orders/number'
import type { Order } from '../orders/order'
import type { Database } from '../runtime/database'

export type NewOwner = { email: string; customerId: string | null }

/**
 * Puts an order, or all orders of its subscription, and what was bought with them under an address; the ids of
 * these licences. Licences that somebody else redeemed stay theirs. The caller holds the locks.
 */
export async function moveRows(tx: Database, order: Order, to: NewOwner): Promise<string[]> {
  const orders = await tx.query<{ id: string }>(
    'select id from orders where id = $1 or subscription_id = $2 order by id',
    [order.id, order.subscriptionId],
  )
  const licences: string[] = []
  for (const { id } of orders) licences.push(...(await moveLicences(tx, id, { order, to })))
  for (const { id } of orders)
    await tx.query(
      `update orders set email = $2, customer_id = $3, sold_to = coalesce(sold_to, email), secret = $4, visits = null, groups = null, updated_at = now()
       where id = $1`,
      [id, to.email, to.customerId, newOrderSecret()],
    )
  await tx.query('update subscriptions set email = $2, customer_id = $3, updated_at = now() where id = $1', [
    order.subscriptionId,
    to.email,
    to.customerId,
  ])
  return licences
}

async function moveLicences(
  tx: Database,
  id: string,
  { order, to }: { order: Order; to: NewOwner },
): Promise<string[]> {
  const moved = await tx.query<{ id: string }>(
    `update licences set email = $2, customer_id = $3, updated_at = now()
     where order_line_id in (select l.id from order_lines l where l.order_id = $1)
       and customer_id is not distinct from $4 returning id`,
    [id, to.email, to.customerId, order.customerId],
  )
  return moved.map(({ id }) => id)
}
