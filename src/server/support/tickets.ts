import { createHash } from 'node:crypto'
import { translator } from '@/site/messages'
import { isSupportTopic, type SupportTopic } from '@/site/support-topics'
import { validateForm } from '@/site/validation'
import type { Visit } from '@/site/visit'
import type { Customer } from '../accounts/customer'
import { randomGroups } from '../crockford'
import { type Database, database, inTransaction } from '../database'
import { writeLetter } from '../letters'
import { takeTry } from '../limits'
import { LONGEST_TEXT, type NotTaken, SUPPORT_LOCALE, type SupportLetter, toSupport } from './support-letter'

/** A question to support with its thread, the oldest message first; instants in ms. */
export type TicketView = {
  number: string
  topic: SupportTopic
  state: 'open' | 'answered' | 'closed'
  createdAt: number
  messages: { id: string; author: 'customer' | 'support'; text: string; at: number }[]
}

type Asking = { customer: Customer; at: Visit['at'] }

/**
 * Opens a ticket and tells the support desk by letter, in one transaction (SPEC 2, support ticket); null where that is
 * done. Sent twice on one day it is one ticket; ten messages in a quarter of an hour.
 */
export async function openTicket(
  { customer, at }: Asking,
  { topic, message }: { topic: string; message: string },
): Promise<NotTaken | null> {
  const problems = { ...(isSupportTopic(topic) ? {} : { topic: 'empty' }), ...problemsOf(message) }
  if (!isSupportTopic(topic) || Object.keys(problems).length > 0) return { problems }
  if (!(await takeTry('ticket', customer.id)).ok) return { tooMany: true }
  const asked = { number: `T-${randomGroups(2, 4)}`, topic, text: message.trim() }
  await inTransaction(async tx => {
    const isNew = await writeLetter(tx, toSupport(letterOf({ customer, at }, asked, 'opened')))
    if (isNew) await addTo(tx, await insertTicket(tx, customer.id, asked), asked.text)
  })
  return null
}

/** Adds to a customer's own ticket, which is open again from then on; `not_found` for anyone else's. */
export async function addMessage(
  { customer, at }: Asking,
  { number, message }: { number: string; message: string },
): Promise<NotTaken | 'not_found' | null> {
  const problems = problemsOf(message)
  if (Object.keys(problems).length > 0) return { problems }
  if (!(await takeTry('ticket', customer.id)).ok) return { tooMany: true }
  return inTransaction(async tx => {
    const [ticket] = await tx.query<{ id: string; topic: SupportTopic }>(
      'select id, topic from tickets where number = $1 and customer_id = $2 for update',
      [number, customer.id],
    )
    if (!ticket) return 'not_found'
    const asked = { number, topic: ticket.topic, text: message.trim() }
    const isNew = await writeLetter(tx, toSupport(letterOf({ customer, at }, asked, 'added')))
    if (isNew) await addTo(tx, ticket.id, asked.text)
    return null
  })
}

const problemsOf = (message: string): Record<string, string> => ({
  ...validateForm({ message: { type: 'message', value: message } }),
  ...(message.length > LONGEST_TEXT ? { message: 'long' } : {}),
})

type Asked = { number: string; topic: SupportTopic; text: string }

async function insertTicket(tx: Database, customerId: string, { number, topic }: Asked): Promise<string> {
  const [ticket] = await tx.query<{ id: string }>(
    'insert into tickets (number, customer_id, topic) values ($1, $2, $3) returning id',
    [number, customerId, topic],
  )
  if (!ticket) throw new Error('A ticket was not stored')
  return ticket.id
}

async function addTo(tx: Database, ticket: string, text: string): Promise<void> {
  await tx.query(`insert into ticket_messages (ticket_id, author, text) values ($1, 'customer', $2)`, [
    ticket,
    text,
  ])
  await tx.query(`update tickets set state = 'open', updated_at = now() where id = $1`, [ticket])
}

/** A new ticket is known by its words, a message by its ticket and words: either is one letter a day. */
function letterOf(
  { customer, at }: Asking,
  { number, topic, text }: Asked,
  what: 'opened' | 'added',
): SupportLetter {
  const [t, account] = [translator(SUPPORT_LOCALE, 'myAccount'), translator(SUPPORT_LOCALE, 'account')]
  const known = JSON.stringify([customer.id, what === 'added' && number, topic, text])
  const words = createHash('sha256').update(known).digest('base64url')
  return {
    kind: 'ticket',
    key: `${new Date(at).toISOString().slice(0, 10)}:${words}`,
    subject: t('tickets.toSupport.subject', { number, topic: t(`tickets.topics.${topic}`) }),
    blocks: [
      {
        kind: 'facts',
        rows: [
          [t('tickets.number'), number],
          [account('fields.email'), customer.email],
        ],
      },
      { kind: 'text', text },
    ],
  }
}

type Row = Omit<TicketView, 'createdAt' | 'messages'> & {
  created_at: Date
  messages: (Omit<TicketView['messages'][number], 'at'> & { at: string })[]
}

/** A customer's tickets, that with the latest message first. */
export async function ticketsOf(customerId: string): Promise<TicketView[]> {
  const rows = await database.query<Row>(
    `select t.number, t.topic, t.state, t.created_at,
       coalesce((select jsonb_agg(jsonb_build_object('id', m.id, 'author', m.author, 'text', m.text, 'at', m.created_at)
         order by m.created_at, m.id) from ticket_messages m where m.ticket_id = t.id), '[]') as messages
     from tickets t where t.customer_id = $1 order by t.updated_at desc, t.number`,
    [customerId],
  )
  return rows.map(({ created_at, messages, ...row }) => ({
    ...row,
    createdAt: created_at.getTime(),
    messages: messages.map(({ at, ...message }) => ({ ...message, at: Date.parse(at) })),
  }))
}
