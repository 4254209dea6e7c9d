import { discountPercent } from './money'
import type { Quote } from './quote'

/** `was` in minor units, `saving` in whole percent. */
export type Compared = { was: number; saving: number }

/**
 * The struck-through price: the list price, for an owner's price the selling price, since a suite and its upgrade
 * differ in list prices alone: 42850 → 29990 for anybody, 29990 → 18990 for the owner of a single.
 */
export function compared({ offType, list, selling, price }: Quote): Compared {
  const was = offType === 1 ? list : selling
  return { was, saving: discountPercent(price, was) }
}
