import { authorised, type OwnedLicence, PLAN_TERMS, type Plan, type RuleBook, summaryOf } from '@/pricing'
import { ruleBook } from '../rule-book/live'
import { database } from '../runtime/database'
import { trialsOf } from '../trials/stored-trials'
import { triedProducts } from '../trials/tried'
import { ownedOfCustomer } from './owned'

/**
 * A product that a customer has or had a licence for, directly or within a suite, or tries; `expires` in ms, null =
 * lifetime. A trial is told as the plan 1M, which is the shortest that applications know.
 */
export type Entitlement = {
  pid: number
  plan: Plan
  expires: number | null
  authorised: boolean
  isTrial: boolean
}

/**
 * What a desktop application may do for a customer (API, token2option); `isTeam`: on three computers (DOMAIN 1).
 */
export type Entitlements = {
  products: Entitlement[]
  isTeam: boolean
  winFull: boolean
  macFull: boolean
}

/** What a customer's licences and trials allow at an instant (ms) (DOMAIN 3, decision 061). */
export async function entitlementsOf(customerId: string, at: number): Promise<Entitlements> {
  const [{ book }, owned, trials] = await Promise.all([
    ruleBook(),
    ownedOfCustomer(customerId),
    trialsOf(database, customerId),
  ])
  const { win_full, mac_full } = summaryOf(book, owned, at)
  const held = [...longestByProduct(book, owned)].map(([pid, { plan, expires }]) => ({
    pid,
    plan,
    expires,
    authorised: authorised(book, owned, pid, at),
    isTrial: false,
  }))
  return {
    products: withTrials(held, triedProducts(book, trials, at), at),
    isTeam: owned.some(({ plan, expires }) => PLAN_TERMS[plan].allowNum > 1 && endOf(expires) > at),
    winFull: win_full,
    macFull: mac_full,
  }
}

/** A licence that works goes before a trial; a trial that works before a licence that has ended. */
function withTrials(
  held: readonly Entitlement[],
  tried: ReadonlyMap<number, number>,
  at: number,
): Entitlement[] {
  const works = new Set(held.filter(each => each.authorised).map(({ pid }) => pid))
  const trials = [...tried].flatMap(([pid, expires]): Entitlement[] =>
    works.has(pid) ? [] : [{ pid, plan: '1M', expires, authorised: expires > at, isTrial: true }],
  )
  const running = new Set(trials.filter(each => each.authorised).map(({ pid }) => pid))
  const licences = held.filter(({ pid }) => !running.has(pid))
  const known = new Set(licences.map(({ pid }) => pid))
  return [...licences, ...trials.filter(({ pid }) => !known.has(pid))]
}

function longestByProduct(book: RuleBook, owned: readonly OwnedLicence[]): Map<number, OwnedLicence> {
  const best = new Map<number, OwnedLicence>()
  for (const licence of owned)
    for (const pid of heldBy(book, licence)) {
      const known = best.get(pid)
      if (!known || endOf(licence.expires) > endOf(known.expires)) best.set(pid, licence)
    }
  return best
}

function heldBy(book: RuleBook, { pid }: OwnedLicence): number[] {
  const product = book.productByPid(pid)
  const within = product ? [...product.confers.singles, ...product.includes] : []
  return [...new Set([pid, ...within.map(each => each.pid)])]
}

const endOf = (expires: number | null): number => expires ?? Number.POSITIVE_INFINITY
