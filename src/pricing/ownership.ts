import { type LineSet, lineOf, meets, NO_LINES } from './line-set'
import { isPro, type Product } from './product'
import type { ProductRow } from './rows'
import type { RuleBook } from './rule-book'
import { type Line, type OperatingSystem, type Plan, SUITES, type Suite } from './vocabulary'

/** `expires` in ms (UTC), null for a lifetime (DOMAIN 7). */
export type OwnedLicence = {
  pid: number
  plan: Plan
  expires: number | null
  subscription: boolean
  periods: number
}

/** Conferred by active lifetime licences; each single once. */
export type Owned = {
  singles: ProductRow[]
  count: Record<Line, number>
  suites: LineSet
  proSuites: LineSet
}

export type Holding = { readonly product: Product; readonly licence: OwnedLicence }

/** What licences amount to at an instant (DOMAIN 3); unknown products confer nothing. */
export type Ownership = {
  lifetime: Record<OperatingSystem, Owned>
  lifetimeHoldings: Holding[]
  /** Expired ones too. */
  everOwned: Product[]
  active: Product[]
  /** Active and paid for period by period. */
  subscriptions: Holding[]
  lifetimeLines: LineSet
  activeLines: LineSet
}

const NO_OWNERSHIP = emptyOwnership()

/** True for a lifetime, or if it expires after `at` (DOMAIN 3). */
export function isActive({ expires }: OwnedLicence, at: number): boolean {
  return expires === null || expires > at
}

/** Whether an active licence is paid for period by period. */
export function isSubscribed(licence: OwnedLicence, at: number): boolean {
  return licence.subscription && licence.expires !== null && isActive(licence, at)
}

/** Sums up licences at an instant; order and duplicates change nothing. */
export function ownershipOf(book: RuleBook, licences: readonly OwnedLicence[], at: number): Ownership {
  if (licences.length === 0) return NO_OWNERSHIP
  const ownership = emptyOwnership()
  for (const licence of licences) {
    const product = book.productByPid(licence.pid)
    if (product) addLicence(ownership, { product, licence }, at)
  }
  return ownership
}

/**
 * n of DOMAIN 4: per line the larger of the singles owned and the owned suite's weight, so that nothing counts twice.
 */
export function countOwned(owned: Owned, lines: LineSet, weights: Readonly<Record<Suite, number>>): number {
  let count = 0
  for (const suite of SUITES) {
    const line = lineOf(suite)
    if (!meets(lines, line)) continue
    count += Math.max(owned.count[suite], meets(owned.suites, line) ? weights[suite] : 0)
  }
  return count
}

function addLicence(ownership: Ownership, holding: Holding, at: number): void {
  const { product, licence } = holding
  ownership.everOwned.push(product)
  if (!isActive(licence, at)) return
  ownership.active.push(product)
  ownership.activeLines |= product.confers.lines
  if (licence.expires === null) addLifetime(ownership, holding)
  else if (licence.subscription) ownership.subscriptions.push(holding)
}

function addLifetime(ownership: Ownership, holding: Holding): void {
  const { product, licence } = holding
  const { singles, suites, lines } = product.confers
  const owned = ownership.lifetime[product.os]
  ownership.lifetimeHoldings.push(holding)
  ownership.lifetimeLines |= lines
  owned.suites |= suites
  if (isPro(product, licence.plan)) owned.proSuites |= suites
  for (const single of singles) {
    if (owned.singles.includes(single)) continue
    owned.singles.push(single)
    owned.count[single.line]++
  }
}

function emptyOwnership(): Ownership {
  return {
    lifetime: { win: emptyOwned(), mac: emptyOwned() },
    lifetimeHoldings: [],
    everOwned: [],
    active: [],
    subscriptions: [],
    lifetimeLines: NO_LINES,
    activeLines: NO_LINES,
  }
}

function emptyOwned(): Owned {
  return {
    singles: [],
    count: { video: 0, adult: 0, music: 0, ai: 0, video_music: 0, service: 0 },
    suites: NO_LINES,
    proSuites: NO_LINES,
  }
}
