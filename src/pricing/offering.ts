import { type ChoiceSet, choiceOf } from './choice-set'
import { type Currencies, inEveryCurrency, type Prices, priceIn } from './currency'
import { type OfferRule, offerRuleFor } from './offer-rule'
import { isLifetimePlan } from './plan-terms'
import { isPro, matchesRule, type Product } from './product'
import type { OfferRuleRow, PlanRow } from './rows'
import { PLANS, type Plan } from './vocabulary'

/**
 * One plan of one product as the engine prices it: amounts in every currency and the offer rules that name
 * it.
 */
export type Offering = {
  readonly product: Product
  readonly plan: Plan
  readonly planChoice: ChoiceSet
  readonly payKey: string
  readonly isSellable: boolean
  readonly isLifetime: boolean
  readonly isPro: boolean
  readonly list: Prices
  readonly selling: Prices
  readonly rules: readonly OfferRule[]
}

type Context = { rules: readonly OfferRuleRow[]; currencies: Currencies }

/**
 * Puts a plan row together with its product and the rules that match both; `rules` come in the order of ties.
 * The list price is never below.
 */
export function offeringOf(product: Product, row: PlanRow, { rules, currencies }: Context): Offering {
  const selling = inEveryCurrency(currency => priceIn(currency, row.selling, currencies))
  const target = { selling, isPro: isPro(product, row.plan), currencies }
  return {
    product,
    plan: row.plan,
    planChoice: choiceOf(row.plan, PLANS),
    payKey: row.payKey,
    isSellable: product.status === 1 && row.enabled,
    isLifetime: isLifetimePlan(row.plan),
    isPro: target.isPro,
    list: inEveryCurrency(currency => Math.max(selling[currency], priceIn(currency, row.list, currencies))),
    selling,
    rules: rules.filter(rule => matchesRule(product, row.plan, rule)).map(rule => offerRuleFor(rule, target)),
  }
}
