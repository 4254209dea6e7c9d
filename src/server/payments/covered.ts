import { coverOf } from '@/pricing'
import { heldLicences } from '../licences/held'
import type { Order } from '../orders/order'
import { ruleBook } from '../rule-book/live'
import type { Database } from '../runtime/database'
import type { PaymentSession } from './sessions'

/**
 * Whether the buyer of a session holds all that it would give already, and did not say that they want it again (decision
 * 035): they paid, or may pay, two orders that were open at the same time. The customer's payments wait for one another, so
 * that of two at once one is the second.
 */
export async function isCovered(
  tx: Database,
  { customerId, again }: Order,
  { quote, pricedAt }: PaymentSession,
): Promise<boolean> {
  if (customerId === null || again) return false
  await tx.query('select 1 from customers where id = $1 for no key update', [customerId])
  const { book } = await ruleBook()
  return coverOf(book, await heldLicences(tx, customerId), quote, pricedAt).length > 0
}
