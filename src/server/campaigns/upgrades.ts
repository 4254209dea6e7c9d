import {
  authorised,
  type Credit,
  countedFor,
  creditsOf,
  isLifetimePlan,
  isQuoteError,
  type OffType,
  type OperatingSystem,
  type OwnedLicence,
  offTypeRoute,
  type Plan,
  type PlanOption,
  type Product,
  planList,
  type Quote,
  type QuoteVisit,
  quote,
  type RuleBook,
} from '@/pricing'
import { heldBy, SUITE_OF } from '../catalogue/suites'

export type Upgrade = {
  route: string
  /** What it makes of what is owned, under whatever name it is bought. */
  suite: string
  os: OperatingSystem
  option: PlanOption
  /** How the price comes about: from the suite’s own, where both names cost the same. */
  told: Quote
  isRecommended: boolean
  /** `counted`: for how many of the `holds` products the customer's licences count (DOMAIN 4, n). */
  holds: number
  counted: number
  countedPids: number[]
  /** What each licence takes off, together what the offer takes off. */
  credits: Credit[]
}

export type Upgrades = { kind: 'nothing_owned' | 'complete' } | { kind: 'offers'; upgrades: Upgrade[] }

/** For sorting; otherwise they stay in their order. */
export const recommendedFirst = (a: Upgrade, b: Upgrade): number =>
  Number(b.isRecommended) - Number(a.isRecommended)

type Wanted = (offType: OffType) => boolean

/** A subscription turns into a licence for life at a price of its own (`lifetimePrices`). */
const LOWERING: Wanted = offType => offType !== 1 && offType !== 11

const isNamed: Wanted = offType => LOWERING(offType) && offTypeRoute(offType, false) !== null

/** Every lifetime plan of a suite that what they own makes cheaper, also by an offer that names no upgrade (DOMAIN 4). */
export const loweredOffers = (book: RuleBook, asked: QuoteVisit): Upgrades =>
  upgradesOf(book, asked, LOWERING)

/**
 * On each system they own something for (DOMAIN 4): under the route that the winning offer names, at that route's
 * own quote, without what they own.
 */
export function upgradesOf(book: RuleBook, asked: QuoteVisit, wanted = isNamed): Upgrades {
  const lifetime = asked.owned.filter(({ expires }) => expires === null)
  const products = lifetime.flatMap(({ pid }) => book.productByPid(pid) ?? [])
  if (products.length === 0) return { kind: 'nothing_owned' }
  const systems = [...new Set(products.map(({ os }) => os))]
  const upgrades = systems.flatMap(os =>
    suitesFor(products).flatMap(route => upgradesTo(route, book, { ...asked, os, wanted, lifetime })),
  )
  return upgrades.length > 0 ? { kind: 'offers', upgrades } : { kind: 'complete' }
}

/** The adult suite is offered only to owners of something of its line (DOMAIN 1). */
const suitesFor = (products: readonly Product[]): string[] =>
  Object.entries(SUITE_OF).flatMap(([line, suite]) =>
    line !== 'adult' || products.some(product => product.line === 'adult') ? [suite] : [],
  )

type Asked = QuoteVisit & { wanted: Wanted; lifetime: readonly OwnedLicence[] }

function upgradesTo(suite: string, book: RuleBook, asked: Asked): Upgrade[] {
  const target = book.productOf(suite, asked.os)
  if (target?.os !== asked.os) return []
  const plans = book.plansOf(target.pid).filter(({ isSellable, plan }) => isSellable && isLifetimePlan(plan))
  return plans.flatMap(({ plan }) => upgradeTo(target, plan, book, asked) ?? [])
}

function upgradeTo(suite: Product, plan: Plan, book: RuleBook, asked: Asked): Upgrade | undefined {
  const quoted = quote(book, { ...asked, target: { route: suite.route, plan } })
  if (isQuoteError(quoted) || !asked.wanted(quoted.offType)) return undefined
  const { pid, route } = namedBy(quoted.offType, suite, plan, book)
  if (isOwned(book, pid, plan, asked)) return undefined
  const offers = planList(book, { ...asked, route })
  const option = isQuoteError(offers) ? undefined : offers.plans.find(each => each.plan === plan)
  if (!option) return undefined
  const input = { ...asked, target: { route, plan } }
  const told = quoted.price === option.quote.price ? quoted : option.quote
  const from = told === quoted ? suite.route : route
  const credits = creditsOf(book, { ...asked, target: { route: from, plan } }, told)
  return {
    ...{ route, suite: suite.route, os: asked.os, option, told },
    isRecommended: option.quote.recommended === route,
    holds: heldBy(book, book.productByPid(pid)),
    counted: countedFor(book, input, option.quote.offType),
    countedPids: [...new Set(credits.map(({ licence }) => licence.pid))],
    credits,
  }
}

/** The product of the offType that confers the same in this plan, else the suite itself. */
function namedBy(offType: OffType, suite: Product, plan: Plan, book: RuleBook): Product {
  const routes = [offTypeRoute(offType, false), offTypeRoute(offType, true)]
  const products = routes.flatMap(route => (route && book.productOf(route, suite.os)) || [])
  const isSame = ({ pid, os, confers }: Product) =>
    os === suite.os && confers.suites === suite.confers.suites && book.offering(pid, plan)?.isSellable
  return products.find(isSame) ?? suite
}

/** For three computers a suite counts as owned only as pro. */
function isOwned(book: RuleBook, pid: number, plan: Plan, { lifetime, at }: Asked): boolean {
  const counted = plan === 'LFT_3' ? lifetime.filter(each => isPro(book, each)) : lifetime
  return authorised(book, counted, pid, at)
}

const isPro = (book: RuleBook, { pid, plan }: OwnedLicence): boolean =>
  plan === 'LFT_3' || book.productByPid(pid)?.pro === true
