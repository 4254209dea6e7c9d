import { database } from '../database'
import { env } from '../env'
import { attachmentsOf, type Enclosed } from './attachments'
import { mailer } from './mailer'

type Waiting = {
  id: string
  to: string
  subject: string
  text: string
  html: string | null
  reply_to: string | null
  attempts: number
} & Enclosed

/** After that many failures a letter is given up, and support sees it in the outbox. */
const MOST_ATTEMPTS = 10

/** Longer than any attempt lasts (`mailer`'s timeouts), so that no two processes send one letter at a time. */
const LEASE = '5 minutes'

/**
 * Sends one letter of the outbox, once: whoever takes the lease sends, everyone else finds nothing to do. Once it left,
 * only its redacted text stays (decision 020). Without SMTP it is kept for the admin to show. A failure is recorded and thrown, so that the job runs again.
 */
export async function sendLetter(id: string): Promise<void> {
  const letter = await lease(id)
  if (!letter) return
  const out = mailer()
  if (!out) return close(letter, 'kept')
  try {
    await out.sendMail({
      from: env().MAIL_FROM,
      to: letter.to,
      subject: letter.subject,
      text: letter.text,
      html: letter.html ?? undefined,
      replyTo: letter.reply_to ?? undefined,
      attachments: await attachmentsOf(letter),
      // The same at each attempt: should one be cut off after it arrived, mail servers can tell the second is a copy.
      messageId: `<${letter.id}@${env().HOST_COM}>`,
    })
  } catch (error) {
    await release(letter, error)
    throw error
  }
  await close(letter, 'sent')
}

/** Letters that wait although no job will send them: it was lost, or used up its tries. */
export async function forgottenLetters(): Promise<string[]> {
  const rows = await database.query<{ id: string }>(
    `select id from letters where state = 'queued' and (leased_until is null or leased_until < now())
       and updated_at < now() - case when attempts = 0 then interval '30 seconds' else interval '30 minutes' end
     order by updated_at limit 100`,
  )
  return rows.map(({ id }) => id)
}

async function lease(id: string): Promise<Waiting | undefined> {
  const [letter] = await database.query<Waiting>(
    `update letters set leased_until = now() + $2::interval, attempts = attempts + 1, updated_at = now()
     where id = $1 and state = 'queued' and (leased_until is null or leased_until < now())
     returning id, "to", subject, text, html, reply_to, receipt_id, message_id, attempts`,
    [id, LEASE],
  )
  return letter
}

/** Links and keys leave the store with a letter that was delivered. */
const CLOSED = {
  sent: `state = 'sent', sent_at = now(), text = null, html = null, reply_to = null`,
  kept: `state = 'kept'`,
}

async function close({ id }: Waiting, state: 'sent' | 'kept'): Promise<void> {
  await database.query(
    `update letters set ${CLOSED[state]}, error = null, leased_until = null, updated_at = now() where id = $1`,
    [id],
  )
}

async function release({ id, attempts }: Waiting, error: unknown): Promise<void> {
  const state = attempts >= MOST_ATTEMPTS ? 'failed' : 'queued'
  await database.query(
    `update letters set state = $2::enum_letters_state, error = $3, leased_until = null, updated_at = now() where id = $1`,
    [id, state, error instanceof Error ? error.message : String(error)],
  )
}
