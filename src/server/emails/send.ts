import { sendJob } from '../jobs/send'
import { database, inTransaction } from '../runtime/database'
import { env } from '../runtime/env'
import { log } from '../runtime/log/log'
import { attachmentsOf } from './attachments'
import { keepingLease, type Leased, leaseEmail, writeDown } from './lease'
import { isForGood } from './refusal'
import { mailer } from './smtp'
import { pauseAfter } from './tries'

type Mailer = NonNullable<ReturnType<typeof mailer>>

/**
 * Sends an email of the outbox once: only the holder of its lease sends. Then only its redacted text stays
 * (decision 020). Without SMTP it is kept for the admin to show. A failure is retried after `pauseAfter`, unless
 * the server refused it for good.
 */
export async function sendEmail(id: string): Promise<void> {
  const email = await leaseEmail(id)
  if (!email) return
  const out = mailer()
  if (!out) return close(email, 'kept')
  await keepingLease(email, () => attempt(out, email))
}

async function attempt(out: Mailer, email: Leased): Promise<void> {
  try {
    await post(out, email)
  } catch (error) {
    return release(email, error)
  }
  await close(email, 'sent')
}

async function post(out: Mailer, email: Leased): Promise<void> {
  await out.sendMail({
    from: env().MAIL_FROM,
    to: email.to,
    subject: email.subject,
    text: email.text,
    html: email.html ?? undefined,
    replyTo: email.reply_to ?? undefined,
    attachments: await attachmentsOf(email),
    // The same at each attempt: should one be cut off after it arrived, mail servers can tell the second is a copy.
    messageId: `<${email.id}@${env().HOST_COM}>`,
  })
}

const CLOSED = {
  sent: `state = 'sent', sent_at = now(), text = null, html = null, reply_to = null`,
  kept: `state = 'kept'`,
}

async function close({ id }: Leased, state: 'sent' | 'kept'): Promise<void> {
  await writeDown(() =>
    database.query(
      `update emails set ${CLOSED[state]}, error = null, leased_until = null, updated_at = now() where id = $1`,
      [id],
    ),
  )
}

/** Ends the lease with the reason, unless another holds it by now, and schedules the next attempt. */
async function release({ id, attempts }: Leased, error: unknown): Promise<void> {
  const after = isForGood(error) ? undefined : pauseAfter(attempts)
  const reason = error instanceof Error ? error.message : String(error)
  log.warn({ error, email: id, after }, after === undefined ? 'an email is given up' : 'an email waits')
  await writeDown(() =>
    inTransaction(async tx => {
      const [waiting] = await tx.query<{ state: string }>(
        `update emails set state = $3::enum_emails_state, error = $4, leased_until = null, updated_at = now()
         where id = $1 and attempts = $2 and state = 'queued' returning state`,
        [id, attempts, after === undefined ? 'failed' : 'queued', reason],
      )
      if (waiting?.state === 'queued') await sendJob(tx, 'send-email', { email: id }, { after })
    }),
  )
}
