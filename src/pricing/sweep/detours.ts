import type { Offering } from '../offering'
import type { OwnedLicence } from '../ownership'
import { expiredOf, lifetimeOf, subscriptionOf, suiteOf } from '../sample-buyers'
import type { Finding } from './finding'
import { type Leg, legsTo } from './legs'
import { subscriptionPlans, suitesOf } from './ownership-states'
import { NOT_SOLD, type PricedStates, priceFor } from './priced-states'
import { rulesOf, type Sweeping, soldPlan } from './sweeping'

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
