import type { Database } from '../runtime/database'

const PATIENCE = '1 day'

/** Only without an open session. Money that still comes is honoured. */
export async function expireOrders(db: Database): Promise<void> {
  await db.query(
    `update orders set state = 'expired', updated_at = now() where id in (
       select id from orders where state in ('open', 'failed') and updated_at < now() - $1::interval
         and coalesce(charge, 1) = 1
       order by updated_at limit 1000 for update skip locked)`,
    [PATIENCE],
  )
}
