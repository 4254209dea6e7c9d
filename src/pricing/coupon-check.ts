import { type ChoiceSet, includesChoice } from './choice-set'
import type { Coupon } from './coupon'
import { amountIn, priceIn } from './currency'
import { atRate } from './money'
import type { Offering } from './offering'
import type { Ownership } from './ownership'
import type { RuleBook } from './rule-book'
import type { Currency } from './vocabulary'
import { hasBegun, hasEnded } from './window'

/** Why a coupon was refused; of several reasons the first in this order is told (DOMAIN 5). */
export const COUPON_REFUSALS = [
  'unknown',
  'not_started',
  'expired',
  'wrong_payer',
  'wrong_plan',
  'wrong_product',
  'wrong_locale',
  'below_minimum',
  'not_better',
] as const
export type CouponRefusal = (typeof COUPON_REFUSALS)[number]

/** What a coupon is held against. */
export type Sale = {
  readonly book: RuleBook
  readonly target: Offering
  readonly ownership: Ownership
  readonly currency: Currency
  readonly selling: number
  readonly at: number
  readonly payer: ChoiceSet
  readonly site: ChoiceSet
  readonly locale: ChoiceSet
}

type Check = { readonly refusal: CouponRefusal; readonly holds: (coupon: Coupon, sale: Sale) => boolean }

/** The checks of a coupon that a campaign runs; its window is open, or it would not run. */
const RUNNING_CHECKS: readonly Check[] = [
  { refusal: 'wrong_payer', holds: ({ payers }, { payer }) => includesChoice(payers, payer) },
  { refusal: 'wrong_plan', holds: ({ plans }, { target }) => includesChoice(plans, target.planChoice) },
  { refusal: 'wrong_product', holds: isForProduct },
  { refusal: 'wrong_locale', holds: ({ locales }, { locale }) => includesChoice(locales, locale) },
  { refusal: 'below_minimum', holds: reachesMinimum },
]

const CHECKS: readonly Check[] = [
  { refusal: 'not_started', holds: (coupon, { at }) => hasBegun(coupon, at) },
  { refusal: 'expired', holds: (coupon, { at }) => !hasEnded(coupon, at) },
  ...RUNNING_CHECKS,
]

/** What a coupon makes of the selling price; `num` coupons come after the best price and have none of their own. */
const PRICES: { readonly [T in 'rate' | 'fixed' | 'diff']: (coupon: Coupon, sale: Sale) => number } = {
  rate: ({ basisPoints }, { selling }) => atRate(selling, basisPoints),
  fixed: ({ amounts }, { book, currency }) => priceIn(currency, amounts, book.currencies),
  diff: (_, sale) => Math.max(0, sale.selling - (ownedSuitePrice(sale) ?? 0)),
}

/** The first reason why a coupon does not hold for a sale; undefined where it does. */
export function couponRefusal(coupon: Coupon, sale: Sale): CouponRefusal | undefined {
  return firstRefusal(CHECKS, coupon, sale)
}

/** As `couponRefusal`, for a coupon that runs by itself. */
export function runningRefusal(coupon: Coupon, sale: Sale): CouponRefusal | undefined {
  return firstRefusal(RUNNING_CHECKS, coupon, sale)
}

/** What the target costs with a coupon that holds, in minor units; never above the selling price. */
export function couponPrice(coupon: Coupon, sale: Sale): number {
  if (coupon.type === 'num') return Math.max(0, sale.selling - amountOff(coupon, sale))
  return Math.min(sale.selling, PRICES[coupon.type](coupon, sale))
}

/** What a `num` coupon takes off the best price so far. */
export function amountOff({ amounts }: Coupon, { book, currency }: Sale): number {
  return amountIn(currency, amounts, book.currencies)
}

function firstRefusal(checks: readonly Check[], coupon: Coupon, sale: Sale): CouponRefusal | undefined {
  for (const { refusal, holds } of checks) if (!holds(coupon, sale)) return refusal
  return undefined
}

function isForProduct(coupon: Coupon, sale: Sale): boolean {
  const isAllowed = coupon.routes === null || coupon.routes.has(sale.target.product.route)
  return isAllowed && (coupon.type !== 'diff' || ownedSuitePrice(sale) !== undefined)
}

function reachesMinimum({ minimum }: Coupon, { book, currency, selling }: Sale): boolean {
  return minimum === null || selling >= amountIn(currency, minimum, book.currencies)
}

/** The selling price of the dearest LFT owned of the target's very suites, on its OS. */
function ownedSuitePrice({ book, target, ownership, currency }: Sale): number | undefined {
  const { os, confers } = target.product
  const prices = ownership.lifetimeHoldings
    .filter(({ licence }) => licence.plan === 'LFT')
    .filter(({ product }) => product.os === os && confers.suites !== 0)
    .filter(({ product }) => product.confers.suites === confers.suites)
    .flatMap(({ product }) => book.offering(product.pid, 'LFT')?.selling[currency] ?? [])
  return prices.length === 0 ? undefined : Math.max(...prices)
}
