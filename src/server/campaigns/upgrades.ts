import {
  authorised,
  isLifetimePlan,
  isQuoteError,
  type OperatingSystem,
  type OwnedLicence,
  offTypeRoute,
  type Plan,
  type PlanOption,
  type Product,
  planList,
  type QuoteVisit,
  quote,
  type RuleBook,
} from '@/pricing'
import { SUITE_OF } from '../suites'

/** Something larger that an owner can get for less; `option.quote` says the price and why it is so. */
export type Upgrade = { route: string; os: OperatingSystem; option: PlanOption; isRecommended: boolean }

/** What can be said of upgrades to somebody who is signed in. */
export type Upgrades = { kind: 'nothing_owned' | 'complete' } | { kind: 'offers'; upgrades: Upgrade[] }

/**
 * The suites that a customer may upgrade to, on each system that they own something for (DOMAIN 4): under the route that
 * the winning offer names, at the price of that route's own quote. What they own already is left out.
 */
export function upgradesOf(book: RuleBook, asked: QuoteVisit): Upgrades {
  const lifetime = asked.owned.filter(({ expires }) => expires === null)
  const products = lifetime.flatMap(({ pid }) => book.productByPid(pid) ?? [])
  if (products.length === 0) return { kind: 'nothing_owned' }
  const systems = [...new Set(products.map(({ os }) => os))]
  const upgrades = systems.flatMap(os =>
    suitesFor(products).flatMap(route => upgradesTo(route, book, { ...asked, os, owned: lifetime })),
  )
  return upgrades.length > 0 ? { kind: 'offers', upgrades } : { kind: 'complete' }
}

/** The adult suite is offered to those who own something of its line (DOMAIN 1). */
const suitesFor = (products: readonly Product[]): string[] =>
  Object.entries(SUITE_OF).flatMap(([line, suite]) =>
    line !== 'adult' || products.some(product => product.line === 'adult') ? [suite] : [],
  )

function upgradesTo(suite: string, book: RuleBook, asked: QuoteVisit): Upgrade[] {
  const target = book.productOf(suite, asked.os)
  if (target?.os !== asked.os) return []
  const plans = book.plansOf(target.pid).filter(({ isSellable, plan }) => isSellable && isLifetimePlan(plan))
  return plans.flatMap(({ plan }) => upgradeTo(suite, plan, book, asked) ?? [])
}

function upgradeTo(suite: string, plan: Plan, book: RuleBook, asked: QuoteVisit): Upgrade | undefined {
  const quoted = quote(book, { ...asked, target: { route: suite, plan } })
  if (isQuoteError(quoted)) return undefined
  const route = offTypeRoute(quoted.offType, plan === 'LFT_3')
  const product = route === null ? undefined : book.productOf(route, asked.os)
  if (product?.os !== asked.os || isOwned(book, product, plan, asked)) return undefined
  const offers = planList(book, { ...asked, route: product.route })
  const option = isQuoteError(offers) ? undefined : offers.plans.find(each => each.plan === plan)
  return (
    option && {
      route: product.route,
      os: asked.os,
      option,
      isRecommended: option.quote.recommended === product.route,
    }
  )
}

/** A suite is owned for three computers only as pro, whatever the product is called. */
function isOwned(book: RuleBook, { pid }: Product, plan: Plan, { owned, at }: QuoteVisit): boolean {
  const counted: readonly OwnedLicence[] = plan === 'LFT_3' ? owned.filter(each => isPro(book, each)) : owned
  return authorised(book, counted, pid, at)
}

const isPro = (book: RuleBook, { pid, plan }: OwnedLicence): boolean =>
  plan === 'LFT_3' || book.productByPid(pid)?.pro === true
