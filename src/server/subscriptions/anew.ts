import type { Subscription } from '@/pricing/subscriptions'
import type { Database } from '../runtime/database'
import { rowId } from '../runtime/row-id'
import { storeCharges } from './charge-orders'
import { followLicences } from './follow-licences'
import { subscriptionRules } from './rules'
import { insertSubscription, lockSubscription, type StoredSubscription } from './stored'

/**
 * Stores the subscription that somebody who came back begins in place of an ended one, with the order of its first charge,
 * which is paid on its page: the payer forgot what it had saved. `at` in ms.
 */
export async function beginAnew(
  tx: Database,
  ended: StoredSubscription,
  facts: Subscription,
  at: number,
): Promise<StoredSubscription> {
  const { currency } = facts
  const succeeding = { ...ended, facts, currency, succeeds: ended.id }
  const id = await insertSubscription(tx, succeeding, await subscriptionRules(tx))
  const begun = await lockSubscription(tx, id)
  if (!begun) throw new Error('A subscription was not written down.')
  await storeCharges(tx, { before: { ...begun, facts: { ...facts, charges: [] } }, after: begun, at })
  await followLicences(tx, begun, at)
  return begun
}

/** The number of the unpaid first order of what succeeds an ended subscription; null where none is open. */
export async function openSuccessor(db: Database, customerId: string, ended: string): Promise<string | null> {
  const [order] = await db.query<{ number: string }>(
    `select o.number from subscriptions s join orders o on o.subscription_id = s.id and o.charge = 1
     where s.succeeds = $1 and s.customer_id = $2 and s.state = 'incomplete' order by s.created_at desc limit 1`,
    [rowId(ended), customerId],
  )
  return order?.number ?? null
}

/** Whether a subscription succeeds an ended one, so that its first charge costs what was told then. */
export async function isSuccessor(db: Database, id: string): Promise<boolean> {
  const found = await db.query('select 1 from subscriptions where id = $1 and succeeds is not null', [id])
  return found.length > 0
}
