import { discountPercent } from './money'
import type { Quote } from './quote'

/** What a price is compared with; `yours`: it is somebody's own and compared with none. */
export type Basis = 'list' | 'selling' | 'lowest' | 'yours'

/** `was` in minor units, `saving` in whole percent; without a reduction `was` is the price and `saving` 0. */
export type Compared = { was: number; saving: number; basis: Basis }

/**
 * The struck-through price: the list price, for an owner's price the selling price, since a suite and its upgrade
 * differ in list prices alone: 42850 → 29990 for anybody, 29990 → 18990 for the owner of a single. Where the law counts
 * from it the lowest price of 30 days, and of an owner's price none (decision 056).
 */
export function compared({ offType, list, selling, price, applied, prior }: Quote): Compared {
  if (prior !== undefined) {
    const was = prior?.price ?? price
    const isYours = applied[0]?.kind === 'offer' && price < selling
    return { was, saving: discountPercent(price, was), basis: isYours ? 'yours' : 'lowest' }
  }
  const basis = offType === 1 ? 'list' : 'selling'
  const was = basis === 'list' ? list : selling
  return { was, saving: discountPercent(price, was), basis }
}

type Reduced = Pick<Quote, 'prior' | 'isFirstPrice' | 'applied'>

/**
 * A sale that the law lets be compared with no former price, since the lowest of 30 days was not higher; not one before
 * which nothing was shown, of which that cannot be said (decision 056).
 */
export const hasNoFormer = ({ prior, isFirstPrice = false, applied }: Reduced): boolean =>
  prior === null && !isFirstPrice && applied[0]?.kind === 'campaign'
