import type { Database } from '../runtime/database'

/** So long an order waits for its buyer to pay, in SQL's words. */
const PATIENCE = '1 day'

/** Ends orders that nobody paid and that no payment session is open of. Money that comes after all is honoured. */
export async function expireOrders(db: Database): Promise<void> {
  await db.query(
    `update orders set state = 'expired', updated_at = now() where id in (
       select id from orders where state in ('open', 'failed') and updated_at < now() - $1::interval
       order by updated_at limit 1000 for update skip locked)`,
    [PATIENCE],
  )
}
