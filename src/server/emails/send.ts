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
  const letter = await leaseEmail(id)
  if (!letter) return
  const out = mailer()
  if (!out) return close(letter, 'kept')
  await keepingLease(letter, () => attempt(out, letter))
}

async function attempt(out: Mailer, letter: Leased): Promise<void> {
  try {
    await post(out, letter)
  } catch (error) {
    return release(letter, error)
  }
  await close(letter, 'sent')
}

async function post(out: Mailer, letter: Leased): Promise<void> {
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
}

const CLOSED = {
  sent: `state = 'sent', sent_at = now(), text = null, html = null, reply_to = null`,
  kept: `state = 'kept'`,
}

async function close({ id }: Leased, state: 'sent' | 'kept'): Promise<void> {
  await writeDown(() =>
    database.query(
      `update letters set ${CLOSED[state]}, error = null, leased_until = null, updated_at = now() where id = $1`,
      [id],
    ),
  )
}

/** Ends the lease with the reason, unless another holds it by now, and schedules the next attempt. */
async function release({ id, attempts }: Leased, error: unknown): Promise<void> {
  const after = isForGood(error) ? undefined : pauseAfter(attempts)
  const reason = error instanceof Error ? error.message : String(error)
  log.warn({ error, letter: id, after }, after === undefined ? 'a letter is given up' : 'a letter waits')
  await writeDown(() =>
    inTransaction(async tx => {
      const [waiting] = await tx.query<{ state: string }>(
        `update letters set state = $3::enum_letters_state, error = $4, leased_until = null, updated_at = now()
         where id = $1 and attempts = $2 and state = 'queued' returning state`,
        [id, attempts, after === undefined ? 'failed' : 'queued', reason],
      )
      if (waiting?.state === 'queued') await sendJob(tx, 'send-letter', { letter: id }, { after })
    }),
  )
}
