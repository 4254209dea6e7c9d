import type { Locale } from '@/site/locale'
import { sendJob } from '../jobs/send'
import type { Database } from '../runtime/database'
import { isErased } from '../sessions/pseudonym'
import type { Body } from './blocks'

export type Email = {
  /** Why it is written, such as 'licences:ORDER'; one letter per reason, whoever writes it and how often. */
  reason: string
  kind: string
  to: string
  locale: Locale
  subject: string
  /** Where an answer goes, if not to the sender. */
  replyTo?: string
  /** The id of an order whose receipt goes with it. */
  receipt?: string
  /** The id of a ticket's message whose attachments go with it. */
  message?: string
} & Pick<Body, 'text' | 'redacted'> &
  Partial<Pick<Body, 'html'>>

/**
 * Puts a letter into the outbox and has it sent after the transaction commits (CONVENTIONS, effects happen once).
 * True if it was written now; false where one of the same reason is there already, which stays as it is, and where no
 * letter reaches the address, since its account was deleted (decision 015).
 */
export async function enqueueEmail(tx: Database, letter: Email): Promise<boolean> {
  const { reason, kind, to, locale, subject, text, html, redacted, replyTo, receipt, message } = letter
  if (isErased(to)) return false
  const [written] = await tx.query<{ id: string }>(
    `insert into letters (reason, kind, "to", locale, subject, text, html, redacted, reply_to, receipt_id, message_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict (reason) do nothing returning id`,
    [reason, kind, to, locale, subject, text, html, redacted, replyTo, receipt, message],
  )
  if (written) await sendJob(tx, 'send-letter', { letter: written.id })
  return written !== undefined
}
