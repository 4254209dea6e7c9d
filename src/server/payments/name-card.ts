import { database } from '../runtime/database'
import { subscriptionById } from '../subscriptions/stored'
import { recurringOf } from './recurring'

/** Asks the payer how its owner knows the card of a subscription, and keeps that beside it. */
export async function nameCard(subscription: string): Promise<void> {
  const held = await subscriptionById(database, subscription)
  if (!held || held.mandate === null) return
  const card = await recurringOf(held.provider)?.nameOfCard(held.mandate)
  await database.query('update subscriptions set card = $3 where id = $1 and mandate = $2', [
    held.id,
    held.mandate,
    card ?? null,
  ])
}
