import {
  isQuoteError,
  type OperatingSystem,
  type OwnedLicence,
  type PlanOption,
  planList,
  type QuoteError,
  type RuleBook,
} from '@/pricing'
import type { Visit } from '@/site/visit'
import type { Covering } from '../catalogue/covering'
import type { StoredQuote } from '../orders/stored-quote'
import { ruleBook } from '../rule-book/live'
import { type Basket, quoteInputOf } from './basket'
import { countQuote } from './metrics'
import { storedQuote } from './price-breakdown'

export type PricedBasket = {
  basket: Basket & { plan: string }
  plans: PlanOption[]
  chosen: StoredQuote
  os: OperatingSystem
  systems: OperatingSystem[]
  covering: readonly Covering[]
}

export type BasketQuote =
  | ({ ok: true } & Omit<PricedBasket, 'covering'>)
  | { ok: false; why: QuoteError['error'] }

/** Prices a basket (ARCHITECTURE, flow 2). An unknown plan gives the main plan here; `placeOrder` refuses it. */
export async function quoteBasket(
  visit: Visit,
  basket: Basket,
  owned: readonly OwnedLicence[],
): Promise<BasketQuote> {
  const priced = await priceOf(visit, basket, owned)
  countQuote({ outcome: priced.ok ? 'ok' : priced.why })
  return priced
}

async function priceOf(visit: Visit, basket: Basket, owned: readonly OwnedLicence[]): Promise<BasketQuote> {
  const snapshot = await ruleBook()
  const { book } = snapshot
  const list = planList(book, { ...quoteInputOf({ ...visit, owned }, basket), route: basket.route })
  if (isQuoteError(list)) return { ok: false, why: list.error }
  const option = chosenOf(list.plans, basket)
  if (!option) return { ok: false, why: 'not_sellable' }
  return {
    ok: true,
    basket: { ...basket, plan: option.plan },
    plans: list.plans,
    chosen: storedQuote(option.quote, list.route, snapshot, visit.locale),
    os: list.os,
    systems: systemsOf(book, list.route),
  }
}

const chosenOf = (plans: PlanOption[], basket: Basket): PlanOption | undefined =>
  plans.find(({ plan }) => plan === basket.plan) ?? plans.find(({ is_main }) => is_main) ?? plans[0]

const systemsOf = (book: RuleBook, route: string): OperatingSystem[] => [
  ...new Set((['win', 'mac'] as const).flatMap(os => book.productOf(route, os)?.os ?? [])),
]
