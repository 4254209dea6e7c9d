import { LOCALES } from '@/site/locale'
import { translator } from '@/site/messages'
import { sendJob } from '../jobs/send'
import { newOrderSecret } from '../orders/number'
import type { Database } from '../runtime/database'
import type { Customer } from '../sessions/customer'
import { newPseudonym } from '../sessions/pseudonym'
import { endSubscriptionsOf } from '../subscriptions/end-of-account'
import { OWN_EMAILS } from './records'

/** Orders without an invoice. One whose money was returned stays until the payer has done so. */
const UNPAID = `select id from orders o where customer_id = $1 and state in ('open', 'failed', 'expired')
  and not exists (select from payment_sessions s where s.order_id = o.id and s.state = 'returned')`

/** The hash of the address stays with a free trial, so that a new account does not get it anew (decision 061). */
const EARNED = `delete from trials where customer_id = $1 and kind = 'referral'`

const TICKETS = 'select id from tickets where customer_id = $1'
const MESSAGES = `select id from ticket_messages where ticket_id in (${TICKETS})`

/** In this order, as each step removes what tells whose a row is. $1 is the customer. */
const GONE = [
  'delete from devices where licence_id in (select id from licences where customer_id = $1)',
  `delete from order_lines where order_id in (${UNPAID})`,
  `delete from orders where id in (${UNPAID})`,
  'update cancel_feedback set text = null, customer_id = null, updated_at = now() where customer_id = $1',
  ...['ticket_messages', 'ticket_notes', 'ticket_drafts'].map(
    table => `delete from ${table} where ticket_id in (${TICKETS})`,
  ),
  'delete from tickets where customer_id = $1',
  EARNED,
  // A review counts as one of a buyer, which nobody can tell any more (decision 097).
  ...[
    'customer_reviews',
    'sessions',
    'sign_ins',
    'referral_visits',
    'share_events',
    'push_registrations',
  ].map(table => `delete from ${table} where customer_id = $1`),
]

/**
 * Orders with an invoice and licences stay under a pseudonym (decision 015). The caller holds the rows of the
 * customer and their orders.
 */
export async function eraseCustomer(tx: Database, customer: Customer): Promise<void> {
  const { id, email, confirmedAt } = customer
  const pseudonym = newPseudonym()
  await endSubscriptionsOf(tx, id, Date.now())
  await eraseEmails(tx, customer)
  await eraseFiles(tx, id)
  await eraseLedger(tx, customer, pseudonym)
  for (const step of GONE) await tx.query(step, [id])
  await tx.query(
    'update licences set customer_id = null, email = $2, updated_at = now() where customer_id = $1',
    [id, pseudonym],
  )
  await eraseDeclarations(tx, customer, pseudonym)
  await tx.query(
    'update subscriptions set customer_id = null, email = $2, card = null, updated_at = now() where customer_id = $1',
    [id, pseudonym],
  )
  await eraseOrders(tx, id, pseudonym)
  await eraseComments(tx, id)
  if (confirmedAt !== null)
    await tx.query('update orders set sold_to = $2 where lower(sold_to) = $1', [email, pseudonym])
  if (confirmedAt !== null)
    await tx.query('delete from emails where coalesce(text, redacted) ~* $1', [namedBy(email)])
  await tx.query(
    `delete from client_reports where concat_ws(' ', name, message, stack, page, browser) ~* $1`,
    [namedBy(email)],
  )
  await tx.query('delete from customers where id = $1', [id])
  await tx.query('insert into erased_accounts (customer_id) values ($1) on conflict do nothing', [id])
}

const namedBy = (email: string): string =>
  `(?<![\\w.+-])${email.replace(/[^a-z\d]/gi, sign => `\\${sign}`)}(?![\\w-]|\\.\\w)`

async function eraseEmails(tx: Database, { id, email, confirmedAt }: Customer): Promise<void> {
  await tx.query(`delete from emails where ${OWN_EMAILS}`, [id, email, confirmedAt !== null])
  await tx.query(
    `delete from emails where exists
       (select 1 from tickets t where t.customer_id = $1 and position(t.number in subject) > 0)`,
    [id],
  )
}

/** The sandbox ledger keeps its payments. Before unpaid orders go, as they tell whose it is. */
async function eraseLedger(
  tx: Database,
  { id, email, confirmedAt }: Customer,
  pseudonym: string,
): Promise<void> {
  await tx.query(
    `update sandbox_payments set email = $2, updated_at = now()
     where reference in (select number from orders where customer_id = $1) or ($4 and lower(email) = $3)`,
    [id, pseudonym, email, confirmedAt !== null],
  )
}

/** What ended a contract is kept with its day, without who said it and what they wrote. */
async function eraseDeclarations(
  tx: Database,
  { id, email, confirmedAt }: Customer,
  pseudonym: string,
): Promise<void> {
  await tx.query(
    `update contract_declarations set name = '', contract = '', reason = null, email = $2, updated_at = now()
     where order_id in (select id from orders where customer_id = $1) or ($4 and lower(email) = $3)`,
    [id, pseudonym, email.toLowerCase(), confirmedAt !== null],
  )
}

/** One by one: two orders must not share a secret. */
async function eraseOrders(tx: Database, customerId: string, pseudonym: string): Promise<void> {
  const orders = await tx.query<{ id: string }>('select id from orders where customer_id = $1', [customerId])
  for (const { id } of orders)
    await tx.query(
      `update orders set customer_id = null, email = $2, sold_to = null, secret = $3, idempotency_key = 'erased:' || id, visits = null, groups = null, updated_at = now()
       where id = $1`,
      [id, pseudonym, newOrderSecret()],
    )
}

async function eraseFiles(tx: Database, customerId: string): Promise<void> {
  const files = await tx.query<{ filename: string | null }>(
    `delete from ticket_attachments where id in
       (select ticket_attachments_id from ticket_messages_rels where parent_id in (${MESSAGES}))
     returning filename`,
    [customerId],
  )
  const names = files.flatMap(({ filename }) => filename ?? [])
  if (names.length > 0) await sendJob(tx, 'remove-ticket-files', { names })
}

async function eraseComments(tx: Database, customerId: string): Promise<void> {
  for (const locale of LOCALES)
    await tx.query(
      `update comments set name = $3, customer_id = null, updated_at = now()
       where customer_id = $1 and locale = $2`,
      [customerId, locale, translator(locale, 'comments')('nameless')],
    )
}
