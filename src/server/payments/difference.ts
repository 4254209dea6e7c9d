import { type Currency, formatMoney } from '@/pricing'
import { translator } from '@/site/messages'
import { bodyOf } from '../emails/blocks'
import { enqueueEmail } from '../emails/enqueue'
import { sendJob } from '../jobs/send'
import type { Order } from '../orders/order'
import { letterUrl } from '../orders/url'
import type { Database } from '../runtime/database'
import { endSession, openSessionOf, type PaymentSession } from './sessions'

/** What is still to be paid of an owner's price whose base was given back; `amount` in minor units, `dueAt` in ms. */
export type Difference = { amount: number; currency: Currency; dueAt: number }

/** So many days its owner may pay it; after that the upgrade is refunded. */
export const DAYS_TO_PAY = 14

type Row = { amount: number; currency: Currency; due_at: Date }

/** The difference that is due of an order; undefined where nothing is. */
export async function dueDifference(db: Database, orderId: string): Promise<Difference | undefined> {
  const [due] = await db.query<Row>(
    `select amount, currency, due_at from price_differences where order_id = $1 and state = 'due'`,
    [orderId],
  )
  return due && { amount: due.amount, currency: due.currency, dueAt: due.due_at.getTime() }
}

export const isDifferenceDue = async (db: Database, orderId: string): Promise<boolean> =>
  (await dueDifference(db, orderId)) !== undefined

type Known = { amount: number; state: string; paid_before: number }

/**
 * Asks the owner of an upgrade for what its price lost, once, and for more where more of what it stood on is given back:
 * they are told, and pay within a fortnight or have the upgrade refunded. Where it cannot be had at all without its base,
 * what was given back for that is asked for.
 */
export async function claimDifference(
  tx: Database,
  order: Order,
  session: PaymentSession,
  missing: number | null,
): Promise<void> {
  const [known] = await tx.query<Known>(
    'select amount, state, paid_before from price_differences where order_id = $1 for update',
    [order.id],
  )
  const paid = (known?.paid_before ?? 0) + (known?.state === 'paid' ? known.amount : 0)
  const amount = (missing ?? (await givenBack(tx, session))) - paid
  const asked = known?.state === 'due' ? known.amount : 0
  if (amount <= asked || known?.state === 'refunded') return
  if (asked > 0) await closeOpen(tx, order.id)
  const [claimed] = await tx.query<Row>(
    `insert into price_differences (order_id, amount, currency, quote, due_at, paid_before)
     values ($1, $2, $3, $4, now() + $5 * interval '1 day', $6)
     on conflict (order_id) do update
       set amount = excluded.amount, currency = excluded.currency, quote = excluded.quote, due_at = excluded.due_at,
         paid_before = excluded.paid_before, state = 'due', updated_at = now()
     returning amount, currency, due_at`,
    [order.id, amount, session.currency, JSON.stringify(session.quote), DAYS_TO_PAY, paid],
  )
  if (claimed) await writeDifferenceLetter(tx, order, { ...claimed, dueAt: claimed.due_at.getTime() })
}

async function givenBack(tx: Database, { stoodOn, currency }: PaymentSession): Promise<number> {
  const [sum] = await tx.query<{ amount: number }>(
    `select coalesce(sum(l.unit_total), 0)::int as amount from licences c
       join order_lines l on l.id = c.order_line_id join orders o on o.id = l.order_id
     where c.id = any($1) and c.state in ('refunded', 'charged_back') and o.currency::text = $2`,
    [stoodOn.map(({ id }) => id), currency],
  )
  return sum?.amount ?? 0
}

/** The base is there again, by a dispute that was won: nothing is missing any more. */
export async function dropDifference(tx: Database, orderId: string): Promise<void> {
  if (await isDifferenceDue(tx, orderId)) await settleDifference(tx, orderId, 'dropped')
}

/** Nothing is due any more, and what could still be paid of it is closed. */
export async function settleDifference(
  tx: Database,
  orderId: string,
  state: 'paid' | 'refunded' | 'dropped',
): Promise<void> {
  await tx.query(
    `update price_differences set state = $2, updated_at = now() where order_id = $1 and state = 'due'`,
    [orderId, state],
  )
  if (state !== 'paid') await closeOpen(tx, orderId)
}

/** Money that comes through it from now on is given back. */
async function closeOpen(tx: Database, orderId: string): Promise<void> {
  const open = await openSessionOf(tx, orderId)
  if (!open) return
  await endSession(tx, open, 'void')
  await sendJob(tx, 'leave-payment-session', { session: open.id })
}

/** Has upgrades refunded whose difference nobody paid in time. */
export async function refundOverdue(tx: Database): Promise<void> {
  const overdue = await tx.query<{ order_id: string }>(
    `select order_id from price_differences where state = 'due' and due_at < now() limit 100 for update skip locked`,
  )
  for (const { order_id } of overdue) {
    await settleDifference(tx, order_id, 'refunded')
    await sendJob(tx, 'refund-order', { order: order_id })
  }
}

async function writeDifferenceLetter(tx: Database, order: Order, difference: Difference): Promise<void> {
  const { locale, number, quote, email } = order
  const t = translator(locale, 'letters')
  const { amount, currency, dueAt } = difference
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(dueAt)
  const facts = { product: quote.product, number, amount: formatMoney(amount, currency, locale), date }
  await enqueueEmail(tx, {
    reason: `difference:${order.id}:${dueAt}`,
    kind: 'difference',
    to: email,
    locale,
    subject: t('difference.subject', facts),
    ...bodyOf(
      [
        { kind: 'text', text: t('difference.text', facts) },
        { kind: 'text', text: t('difference.choice', facts) },
        { kind: 'action', label: t('difference.open', facts), url: letterUrl(order) },
        { kind: 'text', text: t('signature') },
      ],
      locale,
    ),
  })
}
