import { lineOf, meets } from '../line-set'
import type { Offering } from '../offering'
import { LINES, OPERATING_SYSTEMS, SUITES } from '../vocabulary'
import { singleMove, suiteMove } from './own-steps'
import { subscriptionMove, suitesOf } from './ownership-states'
import type { PricedStates } from './priced-states'
import type { Sweeping } from './sweeping'

/** `least` is the least that anybody pays for it, `leastAt` what nobody in a state of the wanted one pays less than. */
export type Leg = {
  offering: Offering
  least: number
  leastAt: (state: number) => number
  moves: readonly string[]
}
/** What could be bought first and would bear on the wanted one: of each class one on either system. */
export function legsTo({ classes, book }: Sweeping, wantedStates: PricedStates): Leg[] {
  const wanted = wantedStates.targets.first
  return classes.flatMap(states => {
    const { members } = states.targets
    const others = members.filter(({ product }) => product.route !== wanted.product.route)
    const same = members.filter(
      ({ product, plan }) => product.route === wanted.product.route && plan !== wanted.plan,
    )
    const kinds = OPERATING_SYSTEMS.flatMap(os =>
      // The last of a line, since the first ones are those that owners have.
      [others, same].flatMap(each => each.findLast(({ product }) => product.os === os) ?? []),
    )
    return kinds
      .map(offering => ({
        offering,
        least: states.least,
        leastAt: leastOf(states, wantedStates, offering),
        moves: movesOf(offering, wanted, book.weights),
      }))
      .filter(({ moves }) => moves.length > 0)
  })
}

/** What gives the same suites on the same system has the same states. */
function leastOf(states: PricedStates, wanted: PricedStates, { product }: Offering): Leg['leastAt'] {
  const { os, confers } = wanted.targets.first.product
  const isAlike = product.os === os && product.confers.suites === confers.suites
  if (!isAlike || states.grid.size !== wanted.grid.size) return () => states.least
  const before = states.grid.adding(['the same before'])
  return state => Math.min(states.prices[state] ?? 0, states.prices[before(state)] ?? 0)
}

/** What a plan adds to an owner, as the states of the wanted one name it. */
function movesOf(leg: Offering, wanted: Offering, weights: Sweeping['book']['weights']): string[] {
  const { product } = leg
  const before = product.route === wanted.product.route ? ['the same before'] : []
  if (leg.isLifetime) return [...before, ...lifetimeMoves(leg, wanted, weights)]
  const isSame = product.os === wanted.product.os && product.confers.suites === wanted.product.confers.suites
  return isSame && leg.billing !== 'once' ? [...before, subscriptionMove(leg.plan)] : before
}

function lifetimeMoves(
  { product }: Offering,
  wanted: Offering,
  weights: Sweeping['book']['weights'],
): string[] {
  const covered = suitesOf(wanted)
  const isHere = product.os === wanted.product.os
  const suites = SUITES.filter(suite => meets(product.confers.suites, lineOf(suite)))
    .filter(suite => covered.includes(suite))
    .flatMap(suite =>
      isHere ? [suiteMove(suite)] : Array.from({ length: weights[suite] }, () => 'single elsewhere'),
    )
  const singles = product.confers.singles.flatMap(({ line }) =>
    covered.filter(suite => suite === line).map(suite => (isHere ? singleMove(suite) : 'single elsewhere')),
  )
  const isOther = LINES.some(
    line => meets(product.confers.lines, lineOf(line)) && !meets(wanted.product.confers.lines, lineOf(line)),
  )
  return [...suites, ...singles, ...(isOther ? ['another line'] : [])]
}
