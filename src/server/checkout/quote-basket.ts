import {
  isQuoteError,
  type OperatingSystem,
  type OwnedLicence,
  type PlanOption,
  type ProviderName,
  planList,
  type QuoteError,
  type RuleBook,
} from '@/pricing'
import type { Visit } from '@/site/visit'
import type { Covering } from '../catalogue/covering'
import type { CodeBuyer } from '../coupons/code-eligibility'
import { enteredCode } from '../coupons/entered-code'
import { type ToldScope, toldScope } from '../coupons/told-scope'
import type { StoredQuote } from '../orders/stored-quote'
import { payerFor } from '../payments/choice'
import { ruleBookOf } from '../preview/rule-book'
import { database } from '../runtime/database'
import type { Billing } from '../subscriptions/begin'
import { type Basket, quoteInputOf } from './basket'
import { billingsOf, chosenBilling, type Renewal, renewalOf } from './billing'
import { countQuote } from './metrics'
import { storedQuote } from './price-breakdown'

/** A plan, how it can be bought and how it is if it is chosen. */
export type BilledPlan = PlanOption & { billings: readonly Billing[]; billed: Billing }

export type PricedBasket = {
  basket: Basket & { plan: string }
  plans: BilledPlan[]
  chosen: StoredQuote
  /** Where an editor’s picture of the sign of what is chosen lies; undefined where it is drawn. */
  icon: string | undefined
  /** What the entered coupon is for, where it is not for what is chosen. */
  couponFor: ToldScope | undefined
  os: OperatingSystem
  systems: OperatingSystem[]
  /** How it can be bought, how it is, and what renews then. */
  billings: readonly Billing[]
  billing: Billing
  renewal: Renewal | undefined
  payer: ProviderName
  covering: readonly Covering[]
  /** Prices may say that a tax is included. */
  isTaxed: boolean
}

export type BasketQuote =
  | ({ ok: true } & Omit<PricedBasket, 'covering' | 'isTaxed'>)
  | { ok: false; why: QuoteError['error'] }

/** What is known of who looks at the basket. */
type Shopper = { owned: readonly OwnedLicence[]; buyer?: CodeBuyer | undefined }

/** Prices a basket (ARCHITECTURE, flow 2). An unknown plan gives the main plan here; `placeOrder` refuses it. */
export async function quoteBasket(visit: Visit, basket: Basket, shopper: Shopper): Promise<BasketQuote> {
  const priced = await priceOf(visit, basket, shopper)
  countQuote({ outcome: priced.ok ? 'ok' : priced.why })
  return priced
}

async function priceOf(visit: Visit, basket: Basket, { owned, buyer }: Shopper): Promise<BasketQuote> {
  const snapshot = await ruleBookOf(visit)
  const { book } = snapshot
  const payer = payerFor(snapshot, visit)
  const entered = await enteredCode(database, book, { code: basket.coupon, buyer })
  const input = quoteInputOf({ ...visit, owned, payer, entered }, basket)
  const list = planList(book, { ...input, route: basket.route })
  if (isQuoteError(list)) return { ok: false, why: list.error }
  const plans = list.plans.map(option => billed(book, option, basket, payer))
  const option = chosenOf(plans, basket)
  if (!option) return { ok: false, why: 'not_sellable' }
  const target = { route: list.route, plan: option.plan }
  const chosen = storedQuote(option.quote, { ...input, target }, snapshot, visit.locale)
  const code = entered?.coupon ?? basket.coupon
  return {
    ok: true,
    basket: { ...basket, plan: option.plan },
    plans,
    chosen,
    icon: snapshot.icons.get(chosen.route),
    couponFor: toldScope(snapshot, chosen, { code, locale: visit.locale }),
    os: list.os,
    systems: systemsOf(book, list.route),
    billings: option.billings,
    billing: option.billed,
    renewal: option.billed === 'renewing' ? renewalOf(book, option.quote, visit.at) : undefined,
    payer,
  }
}

function billed(book: RuleBook, option: PlanOption, basket: Basket, payer: ProviderName): BilledPlan {
  const billings = billingsOf(book, { ...option.quote, payer })
  return { ...option, billings, billed: chosenBilling(billings, basket.billing) }
}

const chosenOf = (plans: BilledPlan[], basket: Basket): BilledPlan | undefined =>
  plans.find(({ plan }) => plan === basket.plan) ?? plans.find(({ is_main }) => is_main) ?? plans[0]

const systemsOf = (book: RuleBook, route: string): OperatingSystem[] => [
  ...new Set((['win', 'mac'] as const).flatMap(os => book.productOf(route, os)?.os ?? [])),
]
