import type { Database } from '../runtime/database'
import type { PersonName } from './person'

export type OrderAction = 'resend' | 'refund' | 'move_order'
export type LicenceAction = 'revoke' | 'restore' | 'reissue' | 'show_key'
export type EmailAction = 'show_email' | 'show_whole_email'
export type TicketAction = 'answer' | 'note' | 'take' | 'give_free' | 'close' | 'reopen'
export type SubscriptionDeed = 'charge' | 'extend' | 'end_now'
export type ConsoleAction =
  | OrderAction
  | LicenceAction
  | 'release_computer'
  | 'extend_licence'
  | EmailAction
  | SubscriptionDeed
  | TicketAction
  | 'send_email'

/** `asked`: the payer was asked for a refund; a second row has the outcome. */
export type DeskOutcome = 'asked' | 'done' | 'refused' | 'failed'

/** `at` in ms; two tries with one `idempotencyKey` are one action. */
export type Acting = { idempotencyKey: string; staff: Staff; reason: string | null; at: number }
export type Staff = { id: string; email: string }

/** `record`: a subscription, an email or another document, as `collection/id`. */
export type ConsoleSubject = {
  order: string | null
  licence: string | null
  customer: string | null
  record?: string
}

export type ConsoleResult = {
  outcome: DeskOutcome
  detail: string
  /** Of a refusal: why, for programs; it never changes. */
  code?: string
  /** Whose screen shows what was done, where it is another than before. */
  screen?: PersonName
  state?: string
  allowed?: readonly string[]
}

export type AuditRecord = Required<ConsoleSubject> &
  Pick<ConsoleResult, 'outcome' | 'detail'> & {
    idempotencyKey: string
    action: ConsoleAction | 'edit' | 'end_sessions' | 'reset_factor' | 'export_list'
    staff: string
    staffId: string
    reason: string | null
    at: number
  }

/** Adds to the audit log, once per idempotency key. The database refuses to change its rows. */
export async function writeAudit(
  tx: Database,
  { idempotencyKey, staff, reason, at }: Acting,
  { action, ...subject }: ConsoleSubject & { action: ConsoleAction },
  { outcome, detail }: ConsoleResult,
): Promise<void> {
  await tx.query(
    `insert into audit_events (idempotency_key, at, staff, staff_id, action, order_number, licence_id, customer_id, record, reason, outcome, detail)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) on conflict (idempotency_key) do nothing`,
    [
      idempotencyKey,
      new Date(at),
      staff.email,
      staff.id,
      action,
      subject.order,
      subject.licence,
      subject.customer,
      subject.record,
      reason,
      outcome,
      detail,
    ],
  )
}

/** What came of the action with this key; undefined where it was not tried yet. Only outcome and detail were kept of it. */
export async function resultOf(tx: Database, idempotencyKey: string): Promise<ConsoleResult | undefined> {
  const [row] = await tx.query<Pick<AuditRecord, 'outcome' | 'detail'>>(
    `select outcome, coalesce(detail, '') as detail from audit_events where idempotency_key = $1`,
    [idempotencyKey],
  )
  return row
}

/** Keeps others with an older screen from doing the same again. */
const A_MOMENT_MS = 60_000

/**
 * The refusal of an action that was done with the same thing less than a minute before `at` (ms), whoever did it;
 * undefined where it was not.
 */
export async function justDone(
  tx: Database,
  { action, order, licence, record }: ConsoleSubject & { action: ConsoleAction },
  at: number,
): Promise<ConsoleResult | undefined> {
  const [done] = await tx.query<{ staff: string }>(
    `select staff from audit_events where order_number is not distinct from $1 and action = $2::enum_audit_events_action
       and licence_id is not distinct from $3 and record is not distinct from $4 and outcome = 'done' and at > $5
     order by at desc limit 1`,
    [order, action, licence, record, new Date(at - A_MOMENT_MS)],
  )
  return (
    done && {
      outcome: 'refused',
      code: 'just_done',
      detail: `${done.staff} did just that a moment ago, so it was not done again.`,
    }
  )
}
