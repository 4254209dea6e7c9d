import type { CancelReason } from '@/site/cancel-reasons'
import { database } from '../runtime/database'

export type CancelFeedback = { customerId: string; licence?: string; reason: CancelReason; text: string }

/** Stores why a customer cancels, and which plan (DOMAIN 6). */
export async function keepCancelFeedback({
  customerId,
  licence,
  reason,
  text,
}: CancelFeedback): Promise<void> {
  await database.query(
    `insert into cancel_feedback (reason, text, customer_id, licence_id) values ($1, nullif($2, ''), $3, $4)`,
    [reason, text, customerId, licence ?? null],
  )
}
