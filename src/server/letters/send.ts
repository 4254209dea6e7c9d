import { env } from '../env'
import { log } from '../log'
import { attachmentsOf } from './attachments'
import { keepingLease, type Leased, leaseLetter, writeDown } from './lease'
import { mailer } from './mailer'
import { isForGood } from './refusal'

/** After that many failures a letter is given up, and support sees it in the outbox. */
const MOST_ATTEMPTS = 10

type Mailer = NonNullable<ReturnType<typeof mailer>>

/**
 * Sends one letter of the outbox, once: whoever takes the lease sends, everyone else finds nothing to do. Once it left,
 * only its redacted text stays (decision 020). Without SMTP it is kept for the admin to show. A failure is recorded and
 * thrown, so that the job runs again; what the mail server refuses for good ends at once.
 */
export async function sendLetter(id: string): Promise<void> {
  const letter = await leaseLetter(id)
  if (!letter) return
  const out = mailer()
  if (!out) return close(letter, 'kept')
  await keepingLease(letter, () => attempt(out, letter))
}

async function attempt(out: Mailer, letter: Leased): Promise<void> {
  try {
    await post(out, letter)
  } catch (error) {
    await release(letter, error)
    if (!isForGood(error)) throw error
    log.warn({ error, letter: letter.id }, 'the mail server refuses a letter for good')
    return
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

/** Links and keys leave the store with a letter that was delivered. */
const CLOSED = {
  sent: `state = 'sent', sent_at = now(), text = null, html = null, reply_to = null`,
  kept: `state = 'kept'`,
}

async function close({ id }: Leased, state: 'sent' | 'kept'): Promise<void> {
  await writeDown(
    `update letters set ${CLOSED[state]}, error = null, leased_until = null, updated_at = now() where id = $1`,
    [id],
  )
}

/** Gives a letter back with the reason, unless somebody else has it by now. */
async function release({ id, attempts }: Leased, error: unknown): Promise<void> {
  const state = attempts >= MOST_ATTEMPTS || isForGood(error) ? 'failed' : 'queued'
  await writeDown(
    `update letters set state = $3::enum_letters_state, error = $4, leased_until = null, updated_at = now()
     where id = $1 and attempts = $2 and state = 'queued'`,
    [id, attempts, state, error instanceof Error ? error.message : String(error)],
  )
}
