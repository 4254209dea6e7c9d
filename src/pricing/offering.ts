import { type ChoiceSet, choiceOf } from './choice-set'
import { type Currencies, inEveryCurrency, type Prices, priceIn } from './currency'
import { type OfferRule, offerRuleFor } from './offer-rule'
import { isLifetimePlan } from './plan-terms'
import { isPro, matchesRule, type Product } from './product'
import type { OfferRuleRow, PlanRow } from './rows'
import { PLANS, type Plan } from './vocabulary'

/** One plan of one product, in minor units of every currency. */
export type Offering = {
  readonly product: Product
  readonly plan: Plan
  readonly planChoice: ChoiceSet
  readonly payKey: string
  readonly isSellable: boolean
  readonly billing: PlanRow['billing']
  readonly isLifetime: boolean
  readonly isPro: boolean
  readonly list: Prices
  readonly selling: Prices
  readonly rules: readonly OfferRule[]
}

type Context = { rules: readonly OfferRuleRow[]; currencies: Currencies }

/**
 * Joins a plan row with its product and rules, given in the order of ties. The list price is at least the selling
 * price.
 */
export function offeringOf(product: Product, row: PlanRow, { rules, currencies }: Context): Offering {
  const selling = inEveryCurrency(currency => priceIn(currency, row.selling, currencies))
  const target = { selling, isPro: isPro(product, row.plan), currencies }
  return {
    product,
    plan: row.plan,
    planChoice: choiceOf(row.plan, PLANS),
    payKey: row.payKey,
    billing: row.billing,
    isSellable: product.status === 1 && row.enabled,
    isLifetime: isLifetimePlan(row.plan),
    isPro: target.isPro,
    list: inEveryCurrency(currency => Math.max(selling[currency], priceIn(currency, row.list, currencies))),
    selling,
    rules: rulesFor(product, row.plan, rules).map(rule => offerRuleFor(rule, target)),
  }
}

/** A rate for products without a price of their own gives way to every rule of its offType that has one (SPEC 9). */
function rulesFor(product: Product, plan: Plan, rules: readonly OfferRuleRow[]): OfferRuleRow[] {
  const matching = rules.filter(rule => matchesRule(product, plan, rule))
  const priced = new Set(matching.filter(rule => !givesWay(rule)).map(({ offType }) => offType))
  return matching.filter(rule => !givesWay(rule) || !priced.has(rule.offType))
}

/** What another benefit left in its column counts as little as a left price. */
const givesWay = ({ fallback, benefit }: OfferRuleRow): boolean => fallback && benefit === 'rate'
