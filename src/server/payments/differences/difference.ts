import { sendJob } from '../../jobs/send'
import type { Order } from '../../orders/order'
import type { Database } from '../../runtime/database'
import { endSession, openSessionOf, type PaymentSession, paidDifferences } from '../sessions'
import { enqueueDifferenceEmail } from './difference-email'
import { type Difference, type DifferenceRow, differenceOf, dueDifference } from './due-difference'
import { missingAmount } from './missing-amount'
import { oweMoney } from './owed-money'
import { returnMoney } from './return-money'

/** Days to pay; then the upgrade is refunded. */
export const DAYS_TO_PAY = 14

/**
 * Adjusts what the owner of an upgrade owes to what its price lacks now (decision 025): asks for more, or returns
 * what is too much. The caller holds the order's lock; idempotent.
 */
export async function weighDifference(tx: Database, order: Order, session: PaymentSession): Promise<void> {
  const isLost = order.dispute === 'lost'
  if (!isLost && (await isBeingRefunded(tx, order.id))) return
  const paid = await paidDifferences(tx, order.id)
  const missing = await askableAmount(tx, order, { session, paid })
  const surplus = surplusOf(paid, missing)
  const kept = paid.filter(each => !surplus.includes(each))
  const because = isLost ? 'order_returned' : 'base_stands'
  for (const each of surplus) await returnMoney(tx, { order, session: each, because })
  const amount = missing - totalOf(kept)
  if (amount > 0) await claimDifference(tx, order, { amount, currency: session.currency })
  else await settleDifference(tx, order.id, kept.length > 0 ? 'paid' : 'dropped')
}

type Paid = { session: PaymentSession; paid: readonly PaymentSession[] }

/**
 * What the owner must have paid in differences: nothing once the bank took the upgrade's own price back; while it
 * holds that, what was paid by then.
 */
async function askableAmount(tx: Database, order: Order, { session, paid }: Paid): Promise<number> {
  if (order.dispute === 'lost') return 0
  return order.dispute === 'open' ? totalOf(paid) : missingAmount(tx, order, session)
}

const totalOf = (sessions: readonly PaymentSession[]): number =>
  sessions.reduce((sum, { total }) => sum + total, 0)

/**
 * Payments beyond what is missing. They go back whole: where none fits, the smallest goes, and the rest is asked
 * for again.
 */
function surplusOf(paid: readonly PaymentSession[], missing: number): PaymentSession[] {
  let over = totalOf(paid) - missing
  const falling = paid.toSorted((a, b) => b.total - a.total)
  const whole = falling.filter(({ total }) => {
    if (total > over) return false
    over -= total
    return true
  })
  const smallest = falling.findLast(each => !whole.includes(each))
  return over > 0 && smallest ? [...whole, smallest] : whole
}

async function isBeingRefunded(tx: Database, orderId: string): Promise<boolean> {
  const rows = await tx.query(`select 1 from price_differences where order_id = $1 and state = 'refunded'`, [
    orderId,
  ])
  return rows.length > 0
}

async function claimDifference(
  tx: Database,
  order: Order,
  { amount, currency }: Omit<Difference, 'dueAt'>,
): Promise<void> {
  const asked = await dueDifference(tx, order.id)
  if (asked?.amount === amount) return
  if (asked) await closeOpen(tx, order.id)
  const [claimed] = await tx.query<DifferenceRow>(
    `insert into price_differences (order_id, amount, currency, quote, due_at)
     values ($1, $2, $3, $4, now() + $5 * interval '1 day')
     on conflict (order_id) do update
       set amount = excluded.amount, currency = excluded.currency, quote = excluded.quote, due_at = excluded.due_at,
         state = 'due', updated_at = now()
     returning amount, currency, due_at`,
    [order.id, amount, currency, JSON.stringify(order.quote), DAYS_TO_PAY],
  )
  if (claimed) await enqueueDifferenceEmail(tx, order, differenceOf(claimed))
}

/** Ends what an upgrade owes; twice is once. */
export async function settleDifference(
  tx: Database,
  orderId: string,
  state: 'paid' | 'refunded' | 'dropped',
): Promise<void> {
  const settled = await tx.query(
    `update price_differences set state = $2, updated_at = now() where order_id = $1 and state <> $2 returning 1`,
    [orderId, state],
  )
  if (settled.length > 0) await closeOpen(tx, orderId)
}

/** Money that still comes through it is returned. */
async function closeOpen(tx: Database, orderId: string): Promise<void> {
  const open = await openSessionOf(tx, orderId)
  if (!open) return
  await endSession(tx, open, 'void')
  await sendJob(tx, 'leave-payment-session', { session: open.id })
}

/** Gives back upgrades whose difference nobody paid in time, but none that is disputed. A hundred at most. */
export async function refundOverdue(tx: Database): Promise<void> {
  const overdue = await tx.query<{ order: string; session: string }>(
    `select o.id as order, s.id as session from price_differences d join orders o on o.id = d.order_id
       join payment_sessions s on s.order_id = o.id and s.purpose = 'order' and s.state = 'paid'
     where d.state = 'due' and d.due_at < now()
       and o.dispute is distinct from 'open' and o.dispute is distinct from 'lost' limit 100 for no key update of o skip locked`,
  )
  for (const { order, session } of overdue) {
    await settleDifference(tx, order, 'refunded')
    await oweMoney(tx, { id: session })
  }
}
