import { isShownOn, type RunningCoupon } from './campaign'
import { compareKeys } from './compare'
import type { Coupon } from './coupon'
import { amountOff, type CouponRefusal, couponPrice, couponRefusal, type Sale } from './coupon-check'
import type { QuoteInput } from './quote-input'
import { type AmountOff, type Applied, type Kind, type Refusal, refusal } from './stacking'

/** The coupons of a sale: those that hold, by what they do, and those that do not, with the reason. */
export type CouponsAtWork = {
  readonly prices: Applied[]
  readonly amountsOff: AmountOff[]
  readonly refused: Refusal[]
  /** The entered coupon, if any; it may run by itself too. */
  readonly entered: Coupon | undefined
}

/** Sorts the campaign coupons that run for the target, then the entered one, into what they do (DOMAIN 5). */
export function couponsAtWork(sale: Sale, input: QuoteInput): CouponsAtWork {
  const running = campaignCoupons(sale, input)
  const entered = input.coupon === null ? undefined : enterable(sale, input.coupon)
  const work: CouponsAtWork = { prices: [], amountsOff: [], refused: [], entered }
  for (const coupon of running) place(work, 'campaign', coupon, sale)
  if (entered && !running.includes(entered)) place(work, 'coupon', entered, sale)
  if (input.coupon !== null && !entered) {
    work.refused.push(refusal({ kind: 'coupon', rule: input.coupon }, 'unknown'))
  }
  return work
}

function enterable(sale: Sale, code: string): Coupon | undefined {
  const coupon = sale.book.couponByCode(code)
  return coupon?.isInternal ? undefined : coupon
}

/** Each coupon once, however many campaigns run it, in the order of codes. */
function campaignCoupons({ book, target, at }: Sale, { site, locale }: QuoteInput): readonly Coupon[] {
  const general = book.generalCoupons.runningAt(at)
  const specific = book.couponsFor(target.product.route).runningAt(at)
  if (general.length + specific.length === 0) return NO_COUPONS
  const coupons: Coupon[] = []
  const add = ({ campaign, coupon }: RunningCoupon) => {
    if (isShownOn(campaign, site, locale) && !coupons.includes(coupon)) coupons.push(coupon)
  }
  general.forEach(add)
  specific.forEach(add)
  return coupons.length > 1 ? coupons.sort((a, b) => compareKeys(a.code, b.code)) : coupons
}

const NO_COUPONS: readonly Coupon[] = []

function place(work: CouponsAtWork, kind: Kind, coupon: Coupon, sale: Sale): void {
  const because: CouponRefusal | undefined = couponRefusal(coupon, sale)
  const rule = coupon.code
  if (because) work.refused.push(refusal({ kind, rule }, because))
  else if (coupon.type !== 'num') work.prices.push({ kind, rule, price: couponPrice(coupon, sale) })
  else work.amountsOff.push({ kind, rule, off: amountOff(coupon, sale), group: coupon.group_type })
}
