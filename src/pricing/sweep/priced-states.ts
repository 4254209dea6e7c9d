import type { Offering } from '../offering'
import type { OwnedLicence } from '../ownership'
import { type Quote, quote } from '../quote'
import type { RuleBook } from '../rule-book'
import { lowest } from '../stacking'
import { isQuoteError } from '../target'
import type { Grid } from './axis'
import { ownershipStates } from './ownership-states'
import type { SweptVisit, TargetClass } from './target-class'

/** A class of plans with what it costs in every state of ownership, in minor units. */
export type PricedStates = {
  readonly targets: TargetClass
  readonly grid: Grid
  /** By state; -1 where it is not sold to such an owner. */
  readonly prices: Int32Array
  /** The least that is asked of anybody; Infinity where it is sold to nobody. */
  readonly least: number
  readonly offers: { readonly held: ReadonlySet<string>; readonly won: ReadonlySet<string> }
}

export const NOT_SOLD = -1

/** Prices a class in every state, or in these alone, by the same function as the checkout. */
export function pricedStates(
  book: RuleBook,
  visit: SweptVisit,
  targets: TargetClass,
  statesOf: (grid: Grid) => Iterable<number> = ({ size }) => Array(size).keys(),
): PricedStates {
  const grid = ownershipStates({ book, at: visit.at, target: targets.first })
  const prices = new Int32Array(grid.size).fill(NOT_SOLD)
  const held = new Set<string>()
  const won = new Set<string>()
  let least = Number.POSITIVE_INFINITY
  for (const state of statesOf(grid)) {
    const answer = priceFor(book, visit, targets.first, grid.ownedAt(state))
    prices[state] = answer?.price ?? NOT_SOLD
    if (!answer) continue
    least = Math.min(least, answer.price)
    for (const { rule } of answer.offers) held.add(rule)
    const best = lowest(answer.offers)
    if (best) won.add(best.rule)
  }
  return { targets, grid, prices, least, offers: { held, won } }
}

/** What an owner pays for a plan; undefined where it is not sold to them. */
export function priceFor(
  book: RuleBook,
  visit: SweptVisit,
  { product, plan }: Offering,
  owned: readonly OwnedLicence[],
): Quote | undefined {
  const { route, os } = product
  const answer = quote(book, { ...visit, os, owned, coupon: null, target: { route, plan } })
  return isQuoteError(answer) ? undefined : answer
}
