import { isLocale, type Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import type { SupportTopic } from '@/site/support-topics'
import type { Email } from '../../emails/email'
import { enqueueEmail } from '../../emails/enqueue'
import { consume } from '../../http/rate-limit'
import { type Database, database, inTransaction } from '../../runtime/database'
import { env } from '../../runtime/env'
import { normalEmail } from '../../sessions/customer'
import { MAX_ATTACHMENTS } from '../../storage/attachment-types'
import { type CheckedFile, checkFile, type SentFile } from '../../storage/incoming-file'
import { withFiles } from '../../storage/ticket-files'
import { answerEmail } from '../answer-email'
import { contactEmail } from '../contact-email'
import { type Side, ticketOfAddress } from '../reply-address'
import { addToThread } from '../thread'
import { type IncomingEmail, parseEmail } from './parse-email'

/** `known` and `dropped` are accepted and add nothing. */
export type Taken = 'added' | 'known' | 'dropped' | 'no_ticket' | 'wrong_sender' | 'nothing_said' | 'too_many'

type Arriving = { raw: Buffer; recipient: string; envelopeFrom: string }

/**
 * With its files, and tells the other side (SPEC 2, support ticket). Only the ticket's customer and support may
 * write, each to their own address.
 */
export async function acceptEmail({ raw, recipient, envelopeFrom }: Arriving): Promise<Taken> {
  const address = ticketOfAddress(recipient)
  const ticket = address && (await ticketOf(address.number))
  if (!address || !ticket) return 'no_ticket'
  const email = await parseEmail(raw)
  if (envelopeFrom === '' || email.isAutomatic) return 'dropped'
  if (!(await mayWrite(address.side, email.from, ticket))) return 'wrong_sender'
  if (email.text === '' && email.files.length === 0) return 'nothing_said'
  if (await isKnown(email)) return 'known'
  if (address.side === 'customer' && !(await consume('ticket', ticket.customer)).ok) return 'too_many'
  return add(ticket, address.side, email)
}

type Ticket = {
  id: string
  number: string
  topic: SupportTopic
  customer: string
  email: string
  locale: string | null
}

async function ticketOf(number: string): Promise<Ticket | undefined> {
  const [ticket] = await database.query<Ticket>(
    `select t.id, t.number, t.topic, c.id as customer, c.email, c.locale
     from tickets t join customers c on c.id = t.customer_id where t.number = $1`,
    [number],
  )
  return ticket
}

async function mayWrite(side: Side, from: string | undefined, { email }: Ticket): Promise<boolean> {
  if (from === undefined) return false
  if (side === 'customer') return from === normalEmail(email)
  if (from === normalEmail(env().SUPPORT_EMAIL)) return true
  const staff = await database.query(
    `select id from users where lower(email) = $1 and role in ('admin', 'support')`,
    [from],
  )
  return staff.length > 0
}

/** Asked first, so that a server's repeated delivery uses up no try. */
async function isKnown({ id }: IncomingEmail): Promise<boolean> {
  const known = await database.query('select id from ticket_messages where mail_id = $1', [id])
  return known.length > 0
}

async function add(ticket: Ticket, author: Side, email: IncomingEmail): Promise<Taken> {
  const files = await takenOf(email.files)
  const text = [email.text, leftOut(email.files.length - files.length, ticket, author)]
    .filter(Boolean)
    .join('\n\n')
  return withFiles(files, names =>
    inTransaction(async tx => {
      const adding = { ticket: ticket.id, author, text, files, names, mailId: email.id }
      const message = await addToThread(tx, adding)
      if (message) await tell(tx, ticket, author, { text, message })
      return { isKept: message !== undefined, result: message ? ('added' as const) : ('known' as const) }
    }),
  )
}

async function takenOf(files: readonly SentFile[]): Promise<CheckedFile[]> {
  const checked = await Promise.all(files.map(checkFile))
  return checked.filter(each => typeof each !== 'string').slice(0, MAX_ATTACHMENTS)
}

const localeOf = ({ locale }: Ticket): Locale => {
  const known = locale ?? undefined
  return isLocale(known) ? known : 'en'
}

/** Both sides read it, so support's mails use English and the customer's their language. */
const leftOut = (count: number, ticket: Ticket, author: Side): string => {
  const t = translator(author === 'support' ? 'en' : localeOf(ticket), 'myAccount')
  return count > 0 ? t('tickets.leftOut', { count }) : ''
}

type Said = { text: string; message: string }

async function tell(tx: Database, ticket: Ticket, author: Side, { text, message }: Said): Promise<void> {
  const { number, topic, email } = ticket
  const news: Email =
    author === 'customer'
      ? contactEmail({ key: `mail:${message}`, number, topic, email, text, message })
      : { ...answerEmail({ message, number, text, locale: localeOf(ticket) }), to: email }
  await enqueueEmail(tx, news)
}
