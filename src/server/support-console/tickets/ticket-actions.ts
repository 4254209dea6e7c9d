import { isLocale } from '@/site/locale'
import { enqueueEmail } from '../../emails/enqueue'
import { type Database, inTransaction } from '../../runtime/database'
import { answerEmail } from '../../support/answer-email'
import { addToThread } from '../../support/thread'
import { actOnce } from '../act-once'
import type { Acting, ConsoleResult, TicketAction } from '../audit'
import { MAX_ANSWER_LENGTH, storeDraft } from './draft'
import { placeholdersIn } from './fill-reply'
import { type LockedTicket, lockTicket } from './ticket-lock'

/** What was typed, and how many messages the thread had on the screen where it was. */
export type TypedAnswer = { text?: string | undefined; seen?: number | undefined }

type Doing = { acting: Acting; typed: { text: string; seen: number | undefined } }
type Act = (tx: Database, ticket: LockedTicket, doing: Doing) => Promise<ConsoleResult>

const ACTS: Record<TicketAction, Act> = {
  answer: answerTicket,
  note: writeNote,
  take: takeTicket,
  give_free: (tx, ticket) =>
    assign(tx, ticket, { to: null, detail: 'The ticket is nobody’s, so anybody gets it next.' }),
  close: (tx, ticket) => moveTo(tx, ticket, { state: 'closed', detail: 'The ticket is closed.' }),
  reopen: (tx, ticket) => moveTo(tx, ticket, { state: 'open', detail: 'The ticket waits for an answer.' }),
}

/**
 * Answers a ticket, writes a note at it, gives it to who acts or to nobody, closes it or opens it again, once for an
 * idempotency key, with its row of the log in one transaction. Undefined where there is no such ticket.
 */
export function actOnTicket(
  action: TicketAction,
  number: string,
  { acting, typed: { text = '', seen } = {} }: { acting: Acting; typed?: TypedAnswer },
): Promise<ConsoleResult | undefined> {
  return inTransaction(async tx => {
    const ticket = await lockTicket(tx, number)
    if (!ticket) return undefined
    const typed = { text: text.replaceAll('\r\n', '\n').trim(), seen }
    const subject = { order: null, licence: null, customer: ticket.customer, record: `tickets/${ticket.id}` }
    return actOnce(tx, acting, { action, ...subject }, () => ACTS[action](tx, ticket, { acting, typed }))
  })
}

/** By the email that every answer is (decision 016). What was refused stays as the draft of who wrote it. */
async function answerTicket(tx: Database, ticket: LockedTicket, { acting, typed }: Doing) {
  const draft = { ticket: ticket.id, staffId: acting.staff.id }
  const refused = reasonAgainst(ticket, typed)
  if (refused) {
    await storeDraft(tx, { ...draft, text: typed.text })
    return refused
  }
  const message = await addToThread(tx, {
    ...{ ticket: ticket.id, author: 'support', text: typed.text },
    ...{ files: [], names: [] },
  })
  if (message === undefined) throw new Error(`The answer to ${ticket.number} was not stored`)
  const locale = isLocale(ticket.locale) ? ticket.locale : 'en'
  const email = answerEmail({ message, number: ticket.number, text: typed.text, locale })
  await enqueueEmail(tx, { ...email, to: ticket.email })
  await storeDraft(tx, { ...draft, text: '' })
  return { outcome: 'done', detail: 'The answer is on its way to the customer.' } as const
}

function reasonAgainst(
  { messages }: LockedTicket,
  { text, seen }: Doing['typed'],
): ConsoleResult | undefined {
  if (text === '' || text.length > MAX_ANSWER_LENGTH) return BAD_TEXT
  const [left] = placeholdersIn(text)
  if (left !== undefined) return leftOver(left)
  return seen === messages ? undefined : NEW_MESSAGE
}

async function writeNote(tx: Database, { id }: LockedTicket, { acting, typed: { text } }: Doing) {
  if (text === '' || text.length > MAX_ANSWER_LENGTH) return BAD_TEXT
  await tx.query('insert into ticket_notes (ticket_id, staff, text) values ($1, $2, $3)', [
    id,
    acting.staff.email,
    text,
  ])
  return { outcome: 'done', detail: 'The note is written, for staff alone.' } as const
}

async function takeTicket(tx: Database, ticket: LockedTicket, { acting: { staff } }: Doing) {
  if (ticket.assignee !== null && ticket.assignee !== staff.id)
    return takenBy(ticket.assigneeEmail ?? 'Somebody else')
  return assign(tx, ticket, { to: staff.id, detail: 'The ticket is yours.' })
}

/** Leaves the instant of its last change alone: it says how long the customer waits. */
async function assign(
  tx: Database,
  { id }: LockedTicket,
  { to, detail }: { to: string | null; detail: string },
): Promise<ConsoleResult> {
  await tx.query('update tickets set assignee_id = $2 where id = $1', [id, to])
  return { outcome: 'done', detail }
}

async function moveTo(
  tx: Database,
  { id, state: before }: LockedTicket,
  { state, detail }: { state: 'open' | 'closed'; detail: string },
): Promise<ConsoleResult> {
  if (before === state) return { outcome: 'refused', code: 'not_allowed', detail: `It is ${state} already.` }
  await tx.query(
    'update tickets set state = $2::text::enum_tickets_state, updated_at = now() where id = $1',
    [id, state],
  )
  return { outcome: 'done', detail }
}

const BAD_TEXT: ConsoleResult = {
  outcome: 'refused',
  code: 'bad_text',
  detail: `Write from 1 to ${MAX_ANSWER_LENGTH} characters. Nothing was sent.`,
}
const NEW_MESSAGE: ConsoleResult = {
  outcome: 'refused',
  code: 'new_message',
  detail:
    'Somebody wrote here meanwhile, so your answer was not sent. It is kept below: read what is new, then send it.',
}
const leftOver = (name: string): ConsoleResult => ({
  outcome: 'refused',
  code: 'placeholder_left',
  detail: `Your answer still says {${name}}, which the shop could not fill in. Nothing was sent; write it yourself or take it out.`,
})
const takenBy = (colleague: string): ConsoleResult => ({
  outcome: 'refused',
  code: 'taken',
  detail: `${colleague} has taken the ticket. Give it free first, if they cannot answer it.`,
})
