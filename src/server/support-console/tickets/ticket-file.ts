import { database } from '../../runtime/database'
import { type TicketView, ticketByNumber } from '../../support/thread'
import type { Staff } from '../audit'
import { draftOf } from './draft'
import { type ReplyChoice, savedReplies } from './saved-replies'

/** What staff wrote about a ticket for each other; `at` in ms. */
export type NoteRecord = { id: string; staff: string; text: string; at: number }

/** All that the desk shows of a ticket; `draft` is the answer that who looks has not sent yet. */
export type TicketFile = {
  ticket: TicketView
  customer: { id: string; email: string; locale: string }
  assignee: { id: string; email: string } | null
  notes: NoteRecord[]
  draft: string
  replies: ReplyChoice[]
}

/** As a member of staff sees it; undefined where there is no such ticket. */
export async function ticketFile(number: string, staff: Staff): Promise<TicketFile | undefined> {
  const [ticket, people, notes, draft, replies] = await Promise.all([
    ticketByNumber(number),
    peopleOf(number),
    notesOf(number),
    draftOf(number, staff.id),
    savedReplies(),
  ])
  return ticket && people && { ticket, ...people, notes, draft, replies }
}

type People = { customer: TicketFile['customer']; assignee: TicketFile['assignee'] }
type Row = { id: string; email: string; locale: string; staff: string | null; staffEmail: string | null }

async function peopleOf(number: string): Promise<People | undefined> {
  const [row] = await database.query<Row>(
    `select c.id, c.email, coalesce(c.locale, 'en') as locale, u.id as staff, u.email as "staffEmail"
     from tickets t join customers c on c.id = t.customer_id left join users u on u.id = t.assignee_id
     where t.number = $1`,
    [number],
  )
  if (!row) return undefined
  const { staff, staffEmail, ...customer } = row
  return { customer, assignee: staff === null ? null : { id: staff, email: staffEmail ?? '' } }
}

async function notesOf(number: string): Promise<NoteRecord[]> {
  const rows = await database.query<Omit<NoteRecord, 'at'> & { created_at: Date }>(
    `select n.id, n.staff, n.text, n.created_at from ticket_notes n join tickets t on t.id = n.ticket_id
     where t.number = $1 order by n.created_at, n.id`,
    [number],
  )
  return rows.map(({ created_at, ...note }) => ({ ...note, at: created_at.getTime() }))
}
