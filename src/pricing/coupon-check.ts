import { type ChoiceSet, includesChoice } from './choice-set'
import type { Coupon } from './coupon'
import type { EnteredCode } from './entered-code'
import { atRate } from './money'
import type { Offering } from './offering'
import type { Ownership } from './ownership'
import type { RuleBook } from './rule-book'
import type { Currency } from './vocabulary'
import { hasBegun, hasEnded } from './window'

/** In order: of several reasons the first is told (DOMAIN 5). */
export const COUPON_REFUSALS = [
  'unknown',
  'not_started',
  'expired',
  'used_up',
  'used_before',
  'not_first_order',
  'owners_only',
  'wrong_payer',
  'wrong_plan',
  'wrong_product',
  'wrong_locale',
  'below_minimum',
  'not_better',
] as const
export type CouponRefusal = (typeof COUPON_REFUSALS)[number]

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
  readonly entered?: EnteredCode | undefined
}

type Check = {
  readonly refusal: CouponRefusal
  readonly holds: (coupon: Coupon, sale: Sale) => boolean
  /** Holds for every coupon that is found running for the product, so it is not checked again there. */
  readonly isKnownOfRunning?: true
}

const CHECKS: readonly Check[] = [
  { refusal: 'not_started', holds: (coupon, { at }) => hasBegun(coupon, at), isKnownOfRunning: true },
  { refusal: 'expired', holds: (coupon, { at }) => !hasEnded(coupon, at), isKnownOfRunning: true },
  { refusal: 'used_up', holds: (_, { entered }) => !entered?.isUsedUp, isKnownOfRunning: true },
  { refusal: 'used_before', holds: (_, { entered }) => !entered?.isUsedByBuyer, isKnownOfRunning: true },
  { refusal: 'not_first_order', holds: isFirstOrder, isKnownOfRunning: true },
  { refusal: 'owners_only', holds: isForOwner },
  { refusal: 'wrong_payer', holds: ({ payers }, { payer }) => includesChoice(payers, payer) },
  { refusal: 'wrong_plan', holds: ({ plans }, { target }) => includesChoice(plans, target.planChoice) },
  { refusal: 'wrong_product', holds: isForRoute, isKnownOfRunning: true },
  { refusal: 'wrong_product', holds: hasWhatItDeducts },
  { refusal: 'wrong_locale', holds: ({ locales }, { locale }) => includesChoice(locales, locale) },
  { refusal: 'below_minimum', holds: reachesMinimum },
]
const RUNNING_CHECKS = CHECKS.filter(({ isKnownOfRunning }) => !isKnownOfRunning)

/** What a coupon makes of the selling price; `num` coupons are taken off the best price instead. */
const PRICES: { readonly [T in 'rate' | 'fixed' | 'diff']: (coupon: Coupon, sale: Sale) => number } = {
  rate: ({ basisPoints }, { selling }) => atRate(selling, basisPoints),
  fixed: ({ amount }, { currency }) => amount[currency],
  diff: (_, sale) => Math.max(0, sale.selling - (ownedSuitePrice(sale) ?? 0)),
}

/** The first reason why a coupon does not hold for a sale, if any. */
export function couponRefusal(coupon: Coupon, sale: Sale): CouponRefusal | undefined {
  return firstRefusal(CHECKS, coupon, sale)
}

/** As `couponRefusal`, for a coupon that runs by itself. */
export function runningRefusal(coupon: Coupon, sale: Sale): CouponRefusal | undefined {
  return firstRefusal(RUNNING_CHECKS, coupon, sale)
}

/** The target's price with a coupon that holds, in minor units, at most the selling price. */
export function couponPrice(coupon: Coupon, sale: Sale): number {
  if (coupon.type === 'num') return Math.max(0, sale.selling - amountOff(coupon, sale))
  return Math.min(sale.selling, PRICES[coupon.type](coupon, sale))
}

/** What a `num` coupon takes off the best price, in minor units. */
export function amountOff({ amount }: Coupon, { currency }: Sale): number {
  return amount[currency]
}

function firstRefusal(checks: readonly Check[], coupon: Coupon, sale: Sale): CouponRefusal | undefined {
  for (const { refusal, holds } of checks) if (!holds(coupon, sale)) return refusal
  return undefined
}

function isForRoute({ routes }: Coupon, { target }: Sale): boolean {
  return routes === null || routes.has(target.product.route)
}

function isFirstOrder({ row }: Coupon, { entered }: Sale): boolean {
  return !row.first_order_only || !entered?.hasBought
}

/** Whose bundle confers a single owns it too. */
function isForOwner({ owners }: Coupon, { ownership }: Sale): boolean {
  if (owners === null) return true
  return ownership.active.some(
    ({ route, confers }) => owners.has(route) || confers.singles.some(single => owners.has(single.route)),
  )
}

function hasWhatItDeducts({ type }: Coupon, sale: Sale): boolean {
  return type !== 'diff' || ownedSuitePrice(sale) !== undefined
}

function reachesMinimum({ minimum }: Coupon, { currency, selling }: Sale): boolean {
  return minimum === null || selling >= minimum[currency]
}

/** The selling price of the dearest owned LFT of exactly the target's suites and OS. */
function ownedSuitePrice({ book, target, ownership, currency }: Sale): number | undefined {
  const { os, confers } = target.product
  const prices = ownership.lifetimeHoldings
    .filter(({ licence }) => licence.plan === 'LFT')
    .filter(({ product }) => product.os === os && confers.suites !== 0)
    .filter(({ product }) => product.confers.suites === confers.suites)
    .flatMap(({ product }) => book.offering(product.pid, 'LFT')?.selling[currency] ?? [])
  return prices.length === 0 ? undefined : Math.max(...prices)
}
