import type { Stepped, SubscriptionEvent } from '@/pricing/subscriptions'
import type { Database } from '../runtime/database'

type Told = { id: string; told: SubscriptionEvent; version: number; state: string; outcome: string }

/** What was told and what came of it, `done` or a refusal's code. */
export async function noteEvent(
  tx: Database,
  { id, told, version, state, outcome }: Told,
  effects: Stepped['effects'],
): Promise<void> {
  await tx.query(
    `insert into subscription_events (subscription_id, name, at, outcome, state, version, told, effects)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [id, told.on, new Date(told.at), outcome, state, version, JSON.stringify(told), JSON.stringify(effects)],
  )
}
