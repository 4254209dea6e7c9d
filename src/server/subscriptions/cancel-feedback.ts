import type { CancelReason } from '@/site/cancel-reasons'
import { database } from '../runtime/database'

/** `licence`: of a plan paid in advance; `subscription`: of one that renews. */
export type CancelFeedback = {
  customerId: string
  licence?: string | undefined
  subscription?: string | undefined
  reason: CancelReason
  text: string
}

/** Stores why a customer cancels, and what (DOMAIN 6). */
export async function keepCancelFeedback({
  customerId,
  licence,
  subscription,
  reason,
  text,
}: CancelFeedback): Promise<void> {
  await database.query(
    `insert into cancel_feedback (reason, text, customer_id, licence_id, subscription_id)
     values ($1, nullif($2, ''), $3, $4, $5)`,
    [reason, text, customerId, licence ?? null, subscription ?? null],
  )
}
