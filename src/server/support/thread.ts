import type { SupportTopic } from '@/site/support-topics'
import { type Database, database } from '../runtime/database'
import type { CheckedFile } from '../storage/incoming-file'
import { noteFiles } from '../storage/ticket-files'

/** `size` in bytes. */
export type FileView = { id: string; name: string; size: number }

type MessageView = {
  id: string
  author: 'customer' | 'support'
  text: string
  at: number
  files: FileView[]
}

/** A ticket with its messages, oldest first; instants in ms. */
export type TicketView = {
  number: string
  topic: SupportTopic
  state: 'open' | 'answered' | 'closed'
  createdAt: number
  messages: MessageView[]
}

export type NewMessage = {
  ticket: string
  author: 'customer' | 'support'
  text: string
  files: readonly CheckedFile[]
  names: readonly string[]
  /** Identifies an incoming email; one that was stored adds nothing. */
  mailId?: string
}

/** Adds a message to a ticket, which then waits for the other side. Its id; undefined if it was stored before. */
export async function addToThread(tx: Database, message: NewMessage): Promise<string | undefined> {
  const { ticket, author, text, files, names, mailId } = message
  const [added] = await tx.query<{ id: string }>(
    `insert into ticket_messages (ticket_id, author, text, mail_id)
     values ($1, $2::text::enum_ticket_messages_author, $3, $4) on conflict (mail_id) do nothing returning id`,
    [ticket, author, text, mailId ?? null],
  )
  if (!added) return undefined
  await noteFiles(tx, added.id, files, names)
  await tx.query(
    `update tickets set state = $2::text::enum_tickets_state, updated_at = now() where id = $1`,
    [ticket, author === 'customer' ? 'open' : 'answered'],
  )
  return added.id
}

type Row = Omit<TicketView, 'createdAt' | 'messages'> & {
  created_at: Date
  messages: (Omit<MessageView, 'at'> & { at: string })[]
}

const FILES = `coalesce((select jsonb_agg(jsonb_build_object('id', a.id, 'name', coalesce(a.name, a.filename),
    'size', a.filesize) order by r."order")
  from ticket_messages_rels r join ticket_attachments a on a.id = r.ticket_attachments_id
  where r.parent_id = m.id and r.path = 'attachments'), '[]')`

const TICKETS = `select t.number, t.topic, t.state, t.created_at,
       coalesce((select jsonb_agg(jsonb_build_object('id', m.id, 'author', m.author, 'text', m.text, 'at', m.created_at,
           'files', ${FILES}) order by m.created_at, m.id)
         from ticket_messages m where m.ticket_id = t.id), '[]') as messages
     from tickets t`

/** Latest message first. */
export async function ticketsOf(customerId: string): Promise<TicketView[]> {
  const rows = await database.query<Row>(
    `${TICKETS} where t.customer_id = $1 order by t.updated_at desc, t.number`,
    [customerId],
  )
  return rows.map(viewOf)
}

/** Whoever it belongs to: the caller asks whether it may be seen. */
export async function ticketByNumber(number: string): Promise<TicketView | undefined> {
  const [row] = await database.query<Row>(`${TICKETS} where t.number = $1`, [number])
  return row && viewOf(row)
}

const viewOf = ({ created_at, messages, ...row }: Row): TicketView => ({
  ...row,
  createdAt: created_at.getTime(),
  messages: messages.map(({ at, ...message }) => ({ ...message, at: Date.parse(at) })),
})
