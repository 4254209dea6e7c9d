import type { ProviderName } from '@/pricing'
import type { State } from '@/pricing/subscriptions'
import { sendJob } from '../jobs/send'
import type { Database } from '../runtime/database'
import type { StoredSubscription } from './stored'

const CHARGED_AGAIN: readonly State[] = ['active', 'past_due', 'unpaid', 'cancel_at_end']

/** Whether another card can be told for it: it may be charged again, and its payer has saved one. */
export const mayChangeCard = ({ facts, mandate }: StoredSubscription): boolean =>
  CHARGED_AGAIN.includes(facts.state) && mandate !== null

/** A payment method that a payer has saved. */
export type SavedMethod = { provider: ProviderName; mandate: string }

/** Charges a subscription to another payment method from now on; the payer forgets the one before. */
export async function keepMandate(
  tx: Database,
  { id, ...before }: StoredSubscription,
  { provider, mandate }: SavedMethod,
): Promise<void> {
  await tx.query(
    `update subscriptions set provider = $2, mandate = $3, card = null, updated_at = now() where id = $1`,
    [id, provider, mandate],
  )
  await sendJob(tx, 'name-card', { subscription: id })
  if (before.mandate === null || before.mandate === mandate) return
  const instead = { provider: before.provider, mandate: before.mandate }
  await sendJob(tx, 'end-mandate', { subscription: id, instead })
}
