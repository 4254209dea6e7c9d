import type { Database } from '../runtime/database'
import { lockSubscription, type StoredSubscription } from '../subscriptions/stored'
import type { NewOwner } from './move-rows'

/** Locks the orders of its charges before it, as payments do. */
export async function lockedSubscription(tx: Database, id: string): Promise<StoredSubscription | undefined> {
  await tx.query('select id from orders where subscription_id = $1 order by id for no key update', [id])
  return lockSubscription(tx, id)
}

/** Whether somebody has a subscription to the same product, so that they cannot have this one too. */
export async function subscribedAlready(tx: Database, id: string, to: NewOwner): Promise<boolean> {
  const found = await tx.query(
    `select 1 from subscriptions mine join subscriptions other on other.pid = mine.pid and other.id <> mine.id
     where mine.id = $1 and other.ended_at is null and other.state <> 'incomplete'
       and (other.customer_id = $2 or (other.customer_id is null and lower(other.email) = $3))`,
    [id, to.customerId, to.email],
  )
  return found.length > 0
}
