import { type Database, database, inTransaction } from '../../runtime/database'
import { type Acting, type ConsoleResult, resultOf } from '../audit'
import { filledReply } from './saved-replies'
import { type LockedTicket, lockTicket } from './ticket-lock'

/** As long as a message may be; a draft may be longer, until it is sent. */
export const MAX_ANSWER_LENGTH = 5_000

const SAVED: ConsoleResult = { outcome: 'done', detail: 'The draft is saved.' }

/** Keeps an unsent answer for who writes it; undefined where there is no such ticket. */
export const saveDraft = (number: string, acting: Acting, text: string): Promise<ConsoleResult | undefined> =>
  keepDraft(number, acting, async () => text)

/** Puts a saved reply below what is typed, filled for the customer, as the draft. */
export const insertReply = (
  number: string,
  acting: Acting,
  { text, reply }: { text: string; reply: string },
): Promise<ConsoleResult | undefined> =>
  keepDraft(number, acting, async (tx, ticket) => {
    const filled = await filledReply(tx, reply, ticket)
    return filled === undefined ? text : [text.trim(), filled].filter(Boolean).join('\n\n')
  })

function keepDraft(
  number: string,
  { idempotencyKey, staff }: Acting,
  textOf: (tx: Database, ticket: LockedTicket) => Promise<string>,
): Promise<ConsoleResult | undefined> {
  return inTransaction(async tx => {
    const ticket = await lockTicket(tx, number)
    if (!ticket) return undefined
    const sent = await resultOf(tx, idempotencyKey)
    if (sent?.outcome === 'done') return sent // saved by itself after it went out
    await storeDraft(tx, { ticket: ticket.id, staffId: staff.id, text: await textOf(tx, ticket) })
    return SAVED
  })
}

type Draft = { ticket: string; staffId: string; text: string }

/** An empty text removes it. */
export async function storeDraft(tx: Database, { ticket, staffId, text }: Draft): Promise<void> {
  if (text.trim() === '') {
    await tx.query('delete from ticket_drafts where ticket_id = $1 and staff_id = $2', [ticket, staffId])
    return
  }
  await tx.query(
    `insert into ticket_drafts (ticket_id, staff_id, text) values ($1, $2, $3)
     on conflict (ticket_id, staff_id) do update set text = excluded.text, updated_at = now()`,
    [ticket, staffId, text],
  )
}

/** What this person of staff has not sent yet; empty where there is none. */
export async function draftOf(number: string, staffId: string): Promise<string> {
  const [draft] = await database.query<{ text: string }>(
    `select d.text from ticket_drafts d join tickets t on t.id = d.ticket_id
     where t.number = $1 and d.staff_id = $2`,
    [number, staffId],
  )
  return draft?.text ?? ''
}
