import { authorised, type OwnedLicence, PLAN_TERMS, type Plan, type RuleBook, summaryOf } from '@/pricing'
import { ruleBook } from '../rule-book/live'
import { ownedOfCustomer } from './owned'

/**
 * A product that a customer has or had a licence for, directly or within a suite; `expires` in ms, null = lifetime.
 */
type Entitlement = { pid: number; plan: Plan; expires: number | null; authorised: boolean }

/**
 * What a desktop application may do for a customer (API, token2option); `isTeam`: on three computers (DOMAIN 1).
 */
export type Entitlements = {
  products: Entitlement[]
  isTeam: boolean
  winFull: boolean
  macFull: boolean
}

/** What a customer's licences allow at an instant (ms) (DOMAIN 3). */
export async function entitlementsOf(customerId: string, at: number): Promise<Entitlements> {
  const [{ book }, owned] = await Promise.all([ruleBook(), ownedOfCustomer(customerId)])
  const { win_full, mac_full } = summaryOf(book, owned, at)
  const best = [...longestByProduct(book, owned)]
  return {
    products: best.map(([pid, { plan, expires }]) => ({
      pid,
      plan,
      expires,
      authorised: authorised(book, owned, pid, at),
    })),
    isTeam: owned.some(({ plan, expires }) => PLAN_TERMS[plan].allowNum > 1 && endOf(expires) > at),
    winFull: win_full,
    macFull: mac_full,
  }
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
