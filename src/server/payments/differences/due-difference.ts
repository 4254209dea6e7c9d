import type { Currency } from '@/pricing'
import type { Database } from '../../runtime/database'
import type { PaymentSession } from '../sessions'

/** What is missing of an upgrade's price since its base was refunded; `amount` in minor units, `dueAt` in ms. */
export type Difference = { amount: number; currency: Currency; dueAt: number }

export type DifferenceRow = { amount: number; currency: Currency; due_at: Date }

/** A row as it is told: `dueAt` in ms (UTC). */
export const differenceOf = ({ due_at, ...row }: DifferenceRow): Difference => ({
  ...row,
  dueAt: due_at.getTime(),
})

/** What an upgrade still owes for the discount that its base gave (decision 025). */
export async function dueDifference(db: Database, orderId: string): Promise<Difference | undefined> {
  const [due] = await db.query<DifferenceRow>(
    `select amount, currency, due_at from price_differences where order_id = $1 and state = 'due'`,
    [orderId],
  )
  return due && differenceOf(due)
}

/** Whether a session asks for exactly what is due now. */
export async function isDifferenceDue(
  db: Database,
  { orderId, total, currency }: PaymentSession,
): Promise<boolean> {
  const due = await dueDifference(db, orderId)
  return due?.amount === total && due.currency === currency
}
