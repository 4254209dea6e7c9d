import { asInstant } from './boundary'
import { choiceOf } from './choice-set'
import type { Sale } from './coupon-check'
import { type CouponsAtWork, couponsAtWork } from './coupons-at-work'
import { currencyOf } from './currency'
import { type Rejection, rejectionsOf, type Step, stepsOf } from './explanation'
import { discountPercent } from './money'
import { type Offer, offersFor, situationOf } from './offer'
import type { Situation } from './offer-conditions'
import { ownershipOf } from './ownership'
import { type Category, ownershipCategory } from './ownership-category'
import { type PricesPer, pricesPer } from './plan-terms'
import { isFirstPrice, type PriorPrice, priorPrice } from './prior-price'
import type { QuoteInput } from './quote-input'
import type { RuleBook } from './rule-book'
import { type Applied, lowest, type Outcome, type Refusal, settle } from './stacking'
import { findTarget, ineligibility, isQuoteError, type QuoteError } from './target'
import { type Currency, type OffType, PAYERS, type Plan, PRICING_LOCALES, SITES } from './vocabulary'

/** A price with its reasons (DOMAIN 7); amounts in minor units of `currency`. */
export type Quote = PricesPer & {
  offType: OffType
  category: Category
  pid: number
  plan: Plan
  currency: Currency
  list: number
  selling: number
  price: number
  discount: number
  recommended: string | null
  applied: Applied[]
  rejected: Rejection[]
  /** From `list` to `price`; what changed nothing is left out. */
  steps: Step[]
  refused: Refusal[]
  /** All whose condition holds, in the order of ties. */
  offers: Offer[]
  /** The next instant at which this price can change (ms, UTC), or null. */
  until: number | null
  /** Where the law counts from it: what this price is a reduction of, null where it is none. Absent elsewhere. */
  prior?: PriorPrice | null
  /** The same: nothing is known of what was asked before, as of a plan that is new. */
  isFirstPrice?: boolean
}

/**
 * Prices one plan for one customer at one instant (DOMAIN 4, 5, 7). Errors: `unknown_route`, `unknown_plan`,
 * `not_sellable`, `not_eligible`.
 */
export function quote(book: RuleBook, input: QuoteInput): Quote | QuoteError {
  const target = findTarget(book, input)
  if (isQuoteError(target)) return target
  const situation = situationOf(book, target, ownershipOf(book, input.owned, input.at))
  return ineligibility(situation) ?? answer(book, input, situation)
}

function answer(book: RuleBook, input: QuoteInput, situation: Situation): Quote {
  const { target, ownership } = situation
  const sale = saleOf(book, input, situation)
  const { currency, selling } = sale
  const offers = offersFor(situation, currency)
  const work = couponsAtWork(sale, input.coupon)
  const { prices: coupons, amountsOff, refused: unfit } = work
  const outcome = settle({ selling, stacking: book.stacking, offers, coupons, amountsOff, refused: unfit })
  const { price, applied, refused } = outcome
  const list = target.list[currency]
  const { unit_price, monthly_price, day_price } = pricesPer(price, target.plan)
  const { category, recommended } = ownershipCategory(ownership)
  return {
    offType: lowest(offers)?.offType ?? 1,
    category,
    pid: target.product.pid,
    plan: target.plan,
    currency,
    list,
    selling,
    price,
    discount: discountPercent(price, list),
    unit_price,
    monthly_price,
    day_price,
    recommended,
    applied,
    rejected: rejectionsOf(input.coupon, work.entered, refused),
    steps: stepsOf(target, currency, applied),
    refused,
    offers,
    until: untilOf(input, work),
    ...(input.countsFromPrior && reductionOf(sale, outcome)),
  }
}

/** What somebody pays because of what they own is their price, and no reduction. */
const isOwners = ({ applied, price }: Outcome, selling: number): boolean =>
  applied[0]?.kind === 'offer' && price < selling

function reductionOf(
  { book, target, currency, selling, at }: Sale,
  outcome: Outcome,
): Pick<Quote, 'prior' | 'isFirstPrice'> {
  if (isOwners(outcome, selling)) return { prior: null }
  const sold = { pid: target.product.pid, plan: target.plan, currency, price: outcome.price, at }
  const shown = book.shownPrices.of(sold)
  if (isFirstPrice(shown, sold)) return { prior: null, isFirstPrice: true }
  return { prior: priorPrice(shown, sold) ?? null }
}

function saleOf(book: RuleBook, input: QuoteInput, { target, ownership }: Situation): Sale {
  const currency = currencyOf(input, book.currencies)
  return {
    book,
    target,
    ownership,
    currency,
    selling: target.selling[currency],
    at: input.at,
    payer: choiceOf(input.payer, PAYERS),
    site: choiceOf(input.site, SITES),
    locale: choiceOf(input.locale, PRICING_LOCALES),
    entered: input.entered,
  }
}

function untilOf({ at, owned }: QuoteInput, { until }: CouponsAtWork): number | null {
  let next = until
  for (const { expires } of owned) if (expires !== null && expires > at && expires < next) next = expires
  return asInstant(next)
}
