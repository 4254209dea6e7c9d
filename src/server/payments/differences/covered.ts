import { coverOf } from '@/pricing'
import { heldLicences } from '../../licences/held'
import type { Order } from '../../orders/order'
import { ruleBook } from '../../rule-book/live'
import type { Database } from '../../runtime/database'
import type { PaymentSession } from '../sessions'

/**
 * Whether the buyer owns all of a session's product already, without asking for another (decision 035): they paid
 * two orders that were open at once. Locks the customer, so that of two concurrent payments one is second.
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
