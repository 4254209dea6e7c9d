import { createHash } from 'node:crypto'
import { isSupportTopic, type SupportTopic } from '@/site/support-topics'
import { validateForm } from '@/site/validation'
import type { Visit } from '@/site/visit'
import { enqueueEmail } from '../emails/enqueue'
import { MAX_TEXT_LENGTH, type NotTaken } from '../emails/to-support'
import { consume } from '../http/rate-limit'
import { type Database, inTransaction } from '../runtime/database'
import { randomGroups } from '../runtime/random-code'
import type { Customer } from '../sessions/customer'
import { type CheckedFile, checkFiles, type SentFile } from '../storage/incoming-file'
import { withFiles } from '../storage/ticket-files'
import { contactEmail } from './contact-email'
import { onceADay } from './once-a-day'
import { addToThread } from './thread'

type Asker = { customer: Customer; at: Visit['at'] }
type Written = { message: string; files?: readonly SentFile[] }

/**
 * Opens a ticket and emails support, in one transaction (SPEC 2, support ticket); null on success. The same text on
 * one day is one ticket; ten messages per quarter of an hour.
 */
export async function openTicket(
  asking: Asker,
  { topic, message, files }: Written & { topic: string },
): Promise<NotTaken | null> {
  const checked = await checkFiles(files ?? [])
  const problems = { ...(isSupportTopic(topic) ? {} : { topic: 'empty' }), ...problemsOf(message, checked) }
  if (!isSupportTopic(topic) || typeof checked === 'string' || Object.keys(problems).length > 0)
    return { problems }
  if (!(await consume('ticket', asking.customer.id)).ok) return { tooMany: true }
  const asked = { number: `T-${randomGroups(2, 4)}`, topic, text: message.trim(), files: checked }
  const key = keyOf(asking, asked)
  await ask(asking, asked, key, tx => insertTicket(tx, asking.customer.id, asked))
  return null
}

/** Adds to a customer's own ticket and reopens it; `not_found` for anyone else's. */
export async function addMessage(
  asking: Asker,
  { number, message, files }: Written & { number: string },
): Promise<NotTaken | 'not_found' | null> {
  const checked = await checkFiles(files ?? [])
  const problems = problemsOf(message, checked)
  if (typeof checked === 'string' || Object.keys(problems).length > 0) return { problems }
  if (!(await consume('ticket', asking.customer.id)).ok) return { tooMany: true }
  return withFiles(checked, names =>
    inTransaction(async tx => {
      const [ticket] = await tx.query<{ id: string; topic: SupportTopic }>(
        'select id, topic from tickets where number = $1 and customer_id = $2 for update',
        [number, asking.customer.id],
      )
      if (!ticket) return { isKept: false, result: 'not_found' as const }
      const asked = { number, topic: ticket.topic, text: message.trim(), files: checked }
      const key = keyOf(asking, asked, number)
      const isKept = await tell(tx, asking, { ...asked, names }, key, async () => ticket.id)
      return { isKept, result: null }
    }),
  )
}

type Input = { number: string; topic: SupportTopic; text: string; files: readonly CheckedFile[] }

const ask = (asking: Asker, asked: Input, key: string, ticketOf: (tx: Database) => Promise<string>) =>
  withFiles(asked.files, async names => ({
    isKept: await inTransaction(tx => tell(tx, asking, { ...asked, names }, key, ticketOf)),
    result: null,
  }))

type Question = Input & { names: readonly string[] }

async function tell(
  tx: Database,
  { customer: { email } }: Asker,
  told: Question,
  key: string,
  ticketOf: (tx: Database) => Promise<string>,
): Promise<boolean> {
  const question = contactEmail({ ...told, key, email })
  if (!(await enqueueEmail(tx, question))) return false
  const ticket = await ticketOf(tx)
  const message = await addToThread(tx, { ...told, ticket, author: 'customer' })
  await tx.query('update emails set message_id = $2 where reason = $1', [question.reason, message])
  return true
}

function problemsOf(message: string, files: CheckedFile[] | string): Record<string, string> {
  return {
    ...validateForm({ message: { type: 'message', value: message } }),
    ...(message.length > MAX_TEXT_LENGTH ? { message: 'long' } : {}),
    ...(typeof files === 'string' ? { files } : {}),
  }
}

async function insertTicket(tx: Database, customerId: string, { number, topic }: Input): Promise<string> {
  const [ticket] = await tx.query<{ id: string }>(
    'insert into tickets (number, customer_id, topic) values ($1, $2, $3) returning id',
    [number, customerId, topic],
  )
  if (!ticket) throw new Error('A ticket was not stored')
  return ticket.id
}

/** By text and files, and for a message also its ticket: one email a day. */
function keyOf({ customer, at }: Asker, { topic, text, files }: Input, ticket = ''): string {
  const contents = files.map(({ bytes }) => createHash('sha256').update(bytes).digest('base64url'))
  return onceADay(at, [customer.id, ticket, topic, text, contents])
}
