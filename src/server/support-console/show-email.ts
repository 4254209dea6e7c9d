import { database, inTransaction } from '../runtime/database'
import { actOnce } from './act-once'
import type { Acting, ConsoleResult, EmailAction, Staff } from './audit'
import { customerOfEmail, type EmailRecord, emailRecord, isUndeliverable } from './emails'

const DONE: ConsoleResult = {
  outcome: 'done',
  detail: 'The email is shown to you below for five minutes, without links and keys.',
}
const DONE_WHOLE: ConsoleResult = {
  outcome: 'done',
  detail: 'The whole email is shown to you below for five minutes, with its links and keys.',
}
const NOT_WHOLE: ConsoleResult = {
  outcome: 'refused',
  detail: 'Links and keys of an email are shown only where it was kept for want of a mail server.',
}

/** Logged; undefined where there is no such email. */
export async function showEmail(
  action: EmailAction,
  id: string,
  acting: Acting,
): Promise<ConsoleResult | undefined> {
  const email = await emailRecord(id)
  if (!email) return undefined
  return inTransaction(async tx => {
    const customer = await customerOfEmail(tx, email)
    const subject = { order: null, licence: null, customer, record: `emails/${id}` }
    return actOnce(tx, acting, { action, ...subject }, () => resultFor(action, email))
  })
}

function resultFor(action: EmailAction, email: EmailRecord): ConsoleResult {
  if (action === 'show_email') return DONE
  return isUndeliverable(email) ? DONE_WHOLE : NOT_WHOLE
}

const SHOWN_MS = 5 * 60_000

/** What this action showed, told to this member of staff; undefined after five minutes. */
export async function shownEmail(
  idempotencyKey: string,
  staff: Staff,
  at: number,
): Promise<string | undefined> {
  const [shown] = await database.query<{ text: string | null }>(
    `select case when a.action = 'show_whole_email' then l.text else l.redacted end as text
     from audit_events a join emails l on a.record = 'emails/' || l.id
     where a.idempotency_key = $1 and a.action in ('show_email', 'show_whole_email') and a.outcome = 'done'
       and a.staff_id = $2 and a.at > $3`,
    [idempotencyKey, staff.id, new Date(at - SHOWN_MS)],
  )
  return shown && (shown.text ?? 'What the email said is kept no longer.')
}
