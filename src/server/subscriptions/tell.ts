import { type Stepped, type SubscriptionEvent, step } from '@/pricing/subscriptions'
import type { Database } from '../runtime/database'
import { storeCharges } from './charge-orders'
import { performEffects } from './effects'
import { followLicences } from './follow-licences'
import { noteEvent } from './history'
import { subscriptionRules } from './rules'
import { type StoredSubscription, saveFacts } from './stored'

type Outcome = ReturnType<typeof step>

/**
 * Tells a subscription what happened, stores what becomes of it with its history, and does what follows (DOMAIN 6). A refusal
 * is noted and changes nothing. The caller holds its lock, and that of the order where it is about one.
 */
export async function tell(
  tx: Database,
  held: StoredSubscription,
  told: SubscriptionEvent,
): Promise<Outcome> {
  const rules = await subscriptionRules(tx)
  const outcome = step(held.facts, told, rules)
  if (outcome.ok) await applyStep(tx, held, told, outcome)
  else await noteRefusal(tx, held, told, outcome.why)
  return outcome
}

/** Stores a step that was made of these very facts. Throws where somebody else changed them since. */
export async function applyStep(
  tx: Database,
  held: StoredSubscription,
  told: SubscriptionEvent,
  { subscription: facts, effects }: Stepped,
): Promise<StoredSubscription> {
  const rules = await subscriptionRules(tx)
  if (!(await saveFacts(tx, held, facts, rules))) throw new Error('A subscription changed under its lock.')
  const after = { ...held, facts, version: held.version + 1 }
  const { id, version } = after
  await noteEvent(tx, { id, told, version, state: facts.state, outcome: 'done' }, effects)
  await storeCharges(tx, { before: held, after, at: told.at })
  await followLicences(tx, after, told.at)
  await performEffects(tx, { before: held, after, told }, effects)
  return after
}

/** A refusal is part of the history, too. */
export const noteRefusal = (
  tx: Database,
  { id, version, facts }: StoredSubscription,
  told: SubscriptionEvent,
  why: string,
) => noteEvent(tx, { id, told, version, state: facts.state, outcome: why }, [])
