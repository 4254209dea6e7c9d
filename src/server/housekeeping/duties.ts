import type { Database } from '../runtime/database'
import type { Retention } from './settings'
import { forgetTickets } from './tickets'
import { eraseUnconfirmed } from './unconfirmed'

/** `due`: which rows of `table` (as `t`) are due at the instant $1. */
export type Duty = {
  retention: Retention
  table: string
  due: string
  forget: (tx: Database, ids: string[]) => Promise<void>
}

const by =
  (...statements: string[]): Duty['forget'] =>
  async (tx, ids) => {
    for (const statement of statements) await tx.query(statement, [ids])
  }

const rowsOf = (table: string) => by(`delete from ${table} where id = any($1)`)

/** Never paid, and can be no more: their payer sessions ended long ago. */
const NEVER_PAID = `t.state::text in ('open', 'failed', 'expired') and t.paid_at is null and t.updated_at <= $1
  and not exists (select from payment_events e where e.order_id = t.id)
  and not exists (select from payment_sessions s where s.order_id = t.id and s.state in ('open', 'paid', 'returned'))
  and not exists (select from order_lines i join licences l on l.order_line_id = i.id where i.order_id = t.id)`

const LEFT = `t.state in ('sent', 'kept', 'failed') and t.updated_at <= $1`

export const DUTIES: readonly Duty[] = [
  {
    retention: 'unpaid_orders',
    table: 'orders',
    due: NEVER_PAID,
    forget: by(
      'update emails set receipt_id = null where receipt_id = any($1)',
      'delete from order_lines where order_id = any($1)',
      'delete from orders where id = any($1)',
    ),
  },
  {
    retention: 'sandbox_payments',
    table: 'sandbox_payments',
    due: `t.updated_at <= $1 and not exists (select from orders o where o.number = t.reference)`,
    forget: rowsOf('sandbox_payments'),
  },
  {
    retention: 'email_texts',
    table: 'emails',
    due: `${LEFT} and (t.text is not null or t.html is not null or t.redacted is not null or t.reply_to is not null)`,
    // Its age is that of its last change, so that this is none.
    forget: by(
      'update emails set text = null, html = null, redacted = null, reply_to = null where id = any($1)',
    ),
  },
  { retention: 'emails', table: 'emails', due: LEFT, forget: rowsOf('emails') },
  {
    retention: 'unconfirmed_accounts',
    table: 'customers',
    due: `t.confirmed_at is null and t.created_at <= $1
      and not exists (select from sign_ins s where s.customer_id = t.id and s.created_at > $1)
      and not exists (select from licences l where l.customer_id = t.id)
      and not exists (select from tickets q where q.customer_id = t.id)
      and not exists (select from orders o where o.customer_id = t.id)`,
    forget: eraseUnconfirmed,
  },
  { retention: 'sessions', table: 'sessions', due: 't.expires_at <= $1', forget: rowsOf('sessions') },
  { retention: 'sign_ins', table: 'sign_ins', due: 't.created_at <= $1', forget: rowsOf('sign_ins') },
  {
    retention: 'push_registrations',
    table: 'push_registrations',
    due: 't.last_active <= $1',
    forget: rowsOf('push_registrations'),
  },
  {
    retention: 'client_reports',
    table: 'client_reports',
    due: 't.last_seen <= $1',
    forget: rowsOf('client_reports'),
  },
  {
    retention: 'referrals',
    table: 'referral_visits',
    due: 't.created_at <= $1',
    forget: rowsOf('referral_visits'),
  },
  {
    retention: 'referrals',
    table: 'share_events',
    due: 't.created_at <= $1',
    forget: rowsOf('share_events'),
  },
  {
    retention: 'referrals',
    table: 'trials',
    due: 't.customer_id is null and t.ends <= $1',
    forget: rowsOf('trials'),
  },
  {
    retention: 'released_devices',
    table: 'devices',
    due: 't.released_at <= $1',
    forget: rowsOf('devices'),
  },
  {
    retention: 'closed_tickets',
    table: 'tickets',
    due: `t.state = 'closed' and t.updated_at <= $1
      and not exists (select from ticket_messages m where m.ticket_id = t.id and m.created_at > $1)`,
    forget: forgetTickets,
  },
  {
    retention: 'erased_accounts',
    table: 'erased_accounts',
    due: 't.erased_at <= $1',
    forget: by('delete from erased_accounts where customer_id = any($1)'),
  },
]

/** The shop's other tables, and why none of their rows expires. */
export const STAYS: Readonly<Record<string, string>> = {
  audit_events: 'the proof of what support did; nobody can change a row',
  card_changes: 'go with their subscription; they name nobody',
  cancel_feedback: 'goes without its author when the account is deleted',
  comments: 'public by their author’s wish; lose their name when the account is deleted',
  contract_declarations:
    'the proof of a cancellation or withdrawal, like the invoice; loses its name with the account',
  coupon_codes: 'go with their coupon; nothing of a person',
  coupon_uses: 'go with their order',
  customer_reviews: 'public by their author’s wish; go with the account, or when their author removes them',
  experiment_visitors: 'go with their experiment; a keyed hash names nobody',
  experiments: 'what was tested, until an editor deletes it; nothing of a person',
  experiments_plans: 'part of an experiment',
  experiments_sites: 'part of an experiment',
  invoice_counters: 'the last number of each series of invoices; nothing of a person',
  invoices: 'kept for ten years by law, without a name; the database refuses to delete one before',
  launch_rows: 'part of a launch',
  launches: 'what went live together, and how to take it back; of persons only staff',
  licences: 'what was sold, for as long as it is valid, mostly for life',
  order_lines: 'part of an order: an invoice, or gone with an order that was never paid',
  outdated_translations: 'until the translation is written or confirmed; what a text said before',
  payment_events: 'what a payer told of money: kept like the invoices',
  payment_sessions: 'go with their order',
  price_differences: 'go with their order',
  price_set_rows: 'part of a price set',
  price_sets: 'which prices changed together, and how to take them back; of persons only staff',
  push_deliveries: 'go with their message; name nobody once the browser is forgotten',
  push_messages: 'what was sent, until an editor deletes it; nothing of a person',
  push_messages_countries: 'part of a push message',
  push_messages_sites: 'part of a push message',
  push_messages_words: 'part of a push message',
  rate_limits: 'the counting library removes what has expired, every five minutes',
  release_downloads: 'a number for each version, and goes with it; nothing of a person',
  sale_forms: 'what staff typed into “New sale”; the form itself forgets what is older than 30 days',
  saved_replies: 'what support says often; nothing of a person',
  saved_replies_translations: 'part of a saved reply',
  staff_factors: 'go with their login',
  staff_recovery_codes: 'go with their login',
  staff_sessions: 'of staff; each sign-in removes those that ended two days ago',
  subscriptions: 'who pays for what, with every charge: kept like the invoices',
  subscription_events: 'the history of a subscription: kept with it',
  shown_prices: 'what a reduction is counted from; nothing of a person',
  ticket_attachments: 'go with their ticket',
  ticket_drafts: 'go with their ticket',
  ticket_messages: 'go with their ticket',
  ticket_messages_rels: 'go with their ticket',
  ticket_notes: 'go with their ticket',
  sandbox_mandates: 'the cards that the sandbox saved; they name nobody',
  seeded_rows: 'which rows the seed wrote; nothing of a person',
  seed_state: 'which seed was applied; nothing of a person',
  users: 'staff, until an admin removes the login',
  users_sessions: 'of staff; Payload removes those that ended at each sign-in',
  payload_jobs: 'what is published at an instant: gone once it is done or cancelled; of persons only staff',
  payload_jobs_log: 'stays empty: what is scheduled is run by the shop’s own clock',
  payload_preferences: 'how staff arranged the admin',
  payload_locked_documents: 'who of staff edits what at the moment',
  payload_preferences_rels: 'whose preferences they are',
  payload_locked_documents_rels: 'of which document and by whom',
  payload_migrations: 'how the schema came about; nothing of a person',
  payload_kv: 'what Payload remembers between two requests',
}
