import { discountPercent } from './money'
import type { Quote } from './quote'

/** What people read a price against, and the saving in whole percent. */
export type Compared = { was: number; saving: number }

/**
 * The price that is struck through beside a price: the list price, and for an owner's price what everybody pays in the
 * shop. A suite and its upgrade differ in their list prices alone, so that one offer is compared with one price wherever
 * it stands: 42850 → 29990 for anybody, 29990 → 18990 for the owner of a single.
 */
export function compared({ offType, list, selling, price }: Quote): Compared {
  const was = offType === 1 ? list : selling
  return { was, saving: discountPercent(price, was) }
}
