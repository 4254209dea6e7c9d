import { sendJob } from '../jobs/send'
import type { Database } from '../runtime/database'
import { isErased } from '../sessions/pseudonym'
import type { Email } from './email'

/**
 * Puts an email into the outbox, to be sent after the commit (CONVENTIONS, effects happen once). False if one of
 * the same reason exists, or the address is of a deleted account (decision 015).
 */
export async function enqueueEmail(tx: Database, email: Email): Promise<boolean> {
  const { reason, kind, to, locale, subject, text, html, redacted, replyTo, receipt, message } = email
  if (isErased(to)) return false
  const [written] = await tx.query<{ id: string }>(
    `insert into emails (reason, kind, "to", locale, subject, text, html, redacted, reply_to, receipt_id, message_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict (reason) do nothing returning id`,
    [reason, kind, to, locale, subject, text, html, redacted, replyTo, receipt, message],
  )
  if (written) await sendJob(tx, 'send-email', { email: written.id })
  return written !== undefined
}
