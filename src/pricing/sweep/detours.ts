import { lineOf, meets } from '../line-set'
import type { Offering } from '../offering'
import type { OwnedLicence } from '../ownership'
import { expiredOf, lifetimeOf, subscriptionOf, suiteOf } from '../sample-buyers'
import { LINES, OPERATING_SYSTEMS, SUITES } from '../vocabulary'
import type { Finding } from './finding'
import { singleMove, suiteMove } from './own-steps'
import { subscriptionMove, subscriptionPlans, suitesOf } from './ownership-states'
import { NOT_SOLD, type PricedStates, priceFor } from './priced-states'
import { rulesOf, type Sweeping, soldPlan } from './sweeping'

/** `least` is the least that anybody pays for it, `leastAt` what nobody in a state of the wanted one pays less than. */
type Leg = {
  offering: Offering
  least: number
  leastAt: (state: number) => number
  moves: readonly string[]
}
type Detour = { leg: Offering; owned: readonly OwnedLicence[]; total: number; alone: number }

/** Where buying one thing first and the wanted one then costs less than the wanted one alone. */
export function detours(sweeping: Sweeping): Finding[] {
  return sweeping.classes.flatMap(wanted => {
    const savings = savingsOf(wanted)
    const found = legsTo(sweeping, wanted).flatMap(leg => detourBy(sweeping, { wanted, leg, savings }) ?? [])
    const [worst] = found.sort((a, b) => a.total - a.alone - (b.total - b.alone))
    return worst ? [findingOf(sweeping, wanted, worst)] : []
  })
}

/** What could be bought first and would bear on the wanted one: of each class one on either system. */
function legsTo({ classes, book }: Sweeping, wantedStates: PricedStates): Leg[] {
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
    .flatMap(suite => (isHere ? [suiteMove(suite)] : Array(weights[suite]).fill('single elsewhere')))
  const singles = product.confers.singles.flatMap(({ line }) =>
    covered.filter(suite => suite === line).map(suite => (isHere ? singleMove(suite) : 'single elsewhere')),
  )
  const isOther = LINES.some(
    line => meets(product.confers.lines, lineOf(line)) && !meets(wanted.product.confers.lines, lineOf(line)),
  )
  return [...suites, ...singles, ...(isOther ? ['another line'] : [])]
}

type Savings = (moves: readonly string[]) => { by: Int32Array; most: number }

/** How much less the wanted one costs in each state after some moves; what adds the same saves the same. */
function savingsOf({ grid, prices }: PricedStates): Savings {
  const known = new Map<string, ReturnType<Savings>>()
  return moves => {
    const key = moves.join()
    const saved = known.get(key) ?? savedBy(grid.adding(moves), prices)
    known.set(key, saved)
    return saved
  }
}

function savedBy(adding: (state: number) => number, prices: Int32Array): ReturnType<Savings> {
  const by = prices.map((alone, state) => {
    const after = prices[adding(state)] ?? NOT_SOLD
    return alone === NOT_SOLD || after === NOT_SOLD ? 0 : alone - after
  })
  return { by, most: by.reduce((most, each) => Math.max(most, each), 0) }
}

type Search = { wanted: PricedStates; leg: Leg; savings: Savings }

/** The first in the order of states, which is that of the simplest owners. */
function detourBy(sweeping: Sweeping, { wanted, leg, savings }: Search): Detour | undefined {
  const { by, most } = savings(leg.moves)
  if (most <= leg.least) return undefined
  for (const [state, saved] of by.entries()) {
    if (saved <= leg.least || saved <= leg.leastAt(state)) continue
    const owned = wanted.grid.ownedAt(state)
    const detour = checked(sweeping, { wanted: wanted.targets.first, leg: leg.offering, owned, saved })
    if (detour) return detour
  }
  return undefined
}

type Candidate = { wanted: Offering; leg: Offering; owned: readonly OwnedLicence[]; saved: number }

/** By real quotes, also for who pays less for the first because of what they had or subscribe to. */
function checked(sweeping: Sweeping, { wanted, leg, owned, saved }: Candidate): Detour | undefined {
  const { book, visit } = sweeping
  const isAlike = wanted.product.confers.suites === leg.product.confers.suites
  if (owned.some(({ pid, expires }) => pid === leg.product.pid && expires === null)) return undefined
  for (const more of [[], ...cheaperWith(sweeping, leg)]) {
    const buyer = [...owned, ...more]
    const first = priceFor(book, visit, leg, buyer)?.price
    // Neither what one had nor a subscription opens a sale.
    if (first === undefined) return undefined
    // What bears on other suites alone makes the wanted one no cheaper.
    if (!isAlike && first >= saved) continue
    const alone = priceFor(book, visit, wanted, buyer)?.price
    const then = priceFor(book, visit, wanted, [...buyer, licenceOf(leg, visit.at)])?.price
    if (alone === undefined || then === undefined) continue
    if (first + then < alone) return { leg, owned: buyer, total: first + then, alone }
  }
  return undefined
}

function cheaperWith({ book, visit: { at } }: Sweeping, leg: Offering): OwnedLicence[][] {
  const suites = leg.isLifetime ? suitesOf(leg) : []
  const subscribed = suites.length > 0 ? suiteOf(book, suites, leg.product.os) : []
  return [
    [expiredOf(leg.product.pid, at)],
    ...subscribed.flatMap(({ pid }) =>
      subscriptionPlans(book).map(({ plan, periods }) => [subscriptionOf(pid, { plan, periods, at })]),
    ),
  ]
}

function licenceOf({ product, plan, billing, isLifetime }: Offering, at: number): OwnedLicence {
  if (isLifetime) return lifetimeOf(product.pid, plan)
  return { ...subscriptionOf(product.pid, { plan, periods: 1, at }), subscription: billing !== 'once' }
}

function findingOf(
  { book, visit }: Sweeping,
  { targets: { first, members } }: PricedStates,
  { leg, owned, total, alone }: Detour,
): Finding {
  const then = priceFor(book, visit, first, [...owned, licenceOf(leg, visit.at)])
  return {
    kind: 'detour',
    target: soldPlan(first),
    alike: members.length - 1,
    other: soldPlan(leg),
    owned,
    price: total,
    against: alone,
    rules: rulesOf(priceFor(book, visit, leg, owned), then),
    states: 0,
  }
}
