import {
  isQuoteError,
  type OperatingSystem,
  type OwnedLicence,
  type PlanOption,
  type ProviderName,
  planList,
  type Quote,
  type QuoteError,
  type RuleBook,
} from '@/pricing'
import type { Visit } from '@/site/visit'
import type { Covering } from '../catalogue/covering'
import type { StoredQuote } from '../orders/stored-quote'
import { payerFor } from '../payments/choice'
import { ruleBook } from '../rule-book/live'
import type { Billing } from '../subscriptions/begin'
import { type Basket, quoteInputOf } from './basket'
import { billingsOf, type Renewal, renewalOf } from './billing'
import { countQuote } from './metrics'
import { storedQuote } from './price-breakdown'

export type PricedBasket = {
  basket: Basket & { plan: string }
  plans: PlanOption[]
  chosen: StoredQuote
  os: OperatingSystem
  systems: OperatingSystem[]
  /** How it can be bought, how it is, and what renews then. */
  billings: readonly Billing[]
  billing: Billing
  renewal: Renewal | undefined
  covering: readonly Covering[]
  /** Prices may say that a tax is included. */
  isTaxed: boolean
}

export type BasketQuote =
  | ({ ok: true } & Omit<PricedBasket, 'covering' | 'isTaxed'>)
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
  const payer = payerFor(snapshot, visit)
  const list = planList(book, {
    ...quoteInputOf({ ...visit, owned, payer }, basket),
    route: basket.route,
  })
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
    ...billingOf(book, option.quote, { billing: basket.billing, payer, at: visit.at }),
  }
}

type Wanted = { billing: Billing | undefined; payer: ProviderName; at: number }

function billingOf(book: RuleBook, quote: Quote, { billing: wanted, payer, at }: Wanted) {
  const billings = billingsOf(book, { ...quote, payer })
  const billing = wanted && billings.includes(wanted) ? wanted : (billings[0] ?? 'once')
  return { billings, billing, renewal: billing === 'renewing' ? renewalOf(book, quote, at) : undefined }
}

const chosenOf = (plans: PlanOption[], basket: Basket): PlanOption | undefined =>
  plans.find(({ plan }) => plan === basket.plan) ?? plans.find(({ is_main }) => is_main) ?? plans[0]

const systemsOf = (book: RuleBook, route: string): OperatingSystem[] => [
  ...new Set((['win', 'mac'] as const).flatMap(os => book.productOf(route, os)?.os ?? [])),
]
