import { STATES } from '@/pricing/subscriptions'
import { sendJob } from '../jobs/send'
import type { Database } from '../runtime/database'
import { lockSubscription, subscriptionsOf } from './stored'
import { tell } from './tell'

/**
 * Ends every subscription of a customer whose account goes, at an instant (ms): nothing is charged any more, and the payer
 * forgets the card. The caller holds the customer's orders.
 */
export async function endSubscriptionsOf(tx: Database, customerId: string, at: number): Promise<void> {
  for (const { id } of await subscriptionsOf(tx, customerId)) {
    const held = await lockSubscription(tx, id)
    if (!held || !STATES[held.facts.state].isBillable) continue
    await tell(tx, held, { on: 'ended_by_payer', at })
    if (held.mandate !== null) await sendJob(tx, 'end-mandate', { subscription: id })
  }
}
