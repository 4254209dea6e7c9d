import { CONFERRED_LINES, type ConferredLine, type LineSet, lineOf, meets, NO_LINES } from './line-set'
import { isPro, type Product } from './product'
import type { RuleBook } from './rule-book'
import { type OperatingSystem, type Plan, SUITES, type Suite } from './vocabulary'

/** A licence as a quote is told of it (DOMAIN 7): `expires` in milliseconds, null for a lifetime. */
export type OwnedLicence = {
  pid: number
  plan: Plan
  expires: number | null
  subscription: boolean
  periods: number
}

/** What active lifetime licences confer on one OS: how many singles of each line, and which suites, which of them as pro. */
export type Owned = {
  readonly singles: Readonly<Record<ConferredLine, number>>
  readonly suites: LineSet
  readonly proSuites: LineSet
}

export type Subscription = { readonly product: Product; readonly plan: Plan; readonly periods: number }
export type Holding = { readonly product: Product; readonly licence: OwnedLicence }

/** What a customer's licences amount to at an instant (DOMAIN 3). Licences of unknown products confer nothing. */
export type Ownership = {
  readonly lifetime: Readonly<Record<OperatingSystem, Owned>>
  /** The active lifetime licences themselves, services too. */
  readonly lifetimeHoldings: readonly Holding[]
  /** All that were ever owned, expired ones too. */
  readonly everOwned: readonly Product[]
  readonly subscriptions: readonly Subscription[]
  readonly lifetimeLines: LineSet
  readonly activeLines: LineSet
}

const NOTHING: Owned = {
  singles: { video: 0, adult: 0, music: 0, ai: 0 },
  suites: NO_LINES,
  proSuites: NO_LINES,
}

/** Of a customer who owns nothing. */
export const NO_OWNERSHIP: Ownership = {
  lifetime: { win: NOTHING, mac: NOTHING },
  lifetimeHoldings: [],
  everOwned: [],
  subscriptions: [],
  lifetimeLines: NO_LINES,
  activeLines: NO_LINES,
}

export function isActive({ expires }: OwnedLicence, at: number): boolean {
  return expires === null || expires > at
}

/** Sums up licences at an instant; the order and doubles of licences change nothing. */
export function ownershipOf(book: RuleBook, licences: readonly OwnedLicence[], at: number): Ownership {
  if (licences.length === 0) return NO_OWNERSHIP
  const holdings = holdingsOf(book, licences)
  const active = holdings.filter(({ licence }) => isActive(licence, at))
  const lifetimeHoldings = active.filter(({ licence }) => licence.expires === null)
  return {
    lifetime: { win: ownedOn('win', lifetimeHoldings), mac: ownedOn('mac', lifetimeHoldings) },
    lifetimeHoldings,
    everOwned: holdings.map(({ product }) => product),
    subscriptions: active.filter(isSubscription).map(subscriptionOf),
    lifetimeLines: linesOf(lifetimeHoldings),
    activeLines: linesOf(active),
  }
}

/**
 * n of DOMAIN 4: for each line the larger of the singles owned and the weight of the suite, if that is owned, so that
 * what a suite already contains is not counted twice.
 */
export function countOwned(owned: Owned, lines: LineSet, weights: Readonly<Record<Suite, number>>): number {
  let count = 0
  for (const suite of SUITES) {
    const line = lineOf(suite)
    if (!meets(lines, line)) continue
    count += Math.max(owned.singles[suite], meets(owned.suites, line) ? weights[suite] : 0)
  }
  return count
}

function holdingsOf(book: RuleBook, licences: readonly OwnedLicence[]): Holding[] {
  const holdings: Holding[] = []
  for (const licence of licences) {
    const product = book.productByPid(licence.pid)
    if (product) holdings.push({ product, licence })
  }
  return holdings
}

function isSubscription({ licence }: Holding): boolean {
  return licence.subscription && licence.expires !== null
}

function subscriptionOf({ product, licence }: Holding): Subscription {
  return { product, plan: licence.plan, periods: licence.periods }
}

function linesOf(holdings: readonly Holding[]): LineSet {
  return holdings.reduce((lines, { product }) => lines | product.confers.lines, NO_LINES)
}

function ownedOn(os: OperatingSystem, holdings: readonly Holding[]): Owned {
  const here = holdings.filter(({ product }) => product.os === os)
  if (here.length === 0) return NOTHING
  const singles = new Set(here.flatMap(({ product }) => product.confers.singles))
  const lines = [...singles].map(({ line }) => line)
  const count = (wanted: ConferredLine) => lines.filter(line => line === wanted).length
  const [video = 0, adult = 0, music = 0, ai = 0] = CONFERRED_LINES.map(count)
  return {
    singles: { video, adult, music, ai },
    suites: suitesOf(here),
    proSuites: suitesOf(here.filter(({ product, licence }) => isPro(product, licence.plan))),
  }
}

function suitesOf(holdings: readonly Holding[]): LineSet {
  return holdings.reduce((suites, { product }) => suites | product.confers.suites, NO_LINES)
}
