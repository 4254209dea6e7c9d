import { boundaryOf } from './boundary'
import { isShownTo, type RunningCoupon } from './campaign'
import type { Coupon } from './coupon'
import { amountOff, couponPrice, couponRefusal, runningRefusal, type Sale } from './coupon-check'
import type { RuleBook } from './rule-book'
import { type AmountOff, type Applied, type Refusal, refusal } from './stacking'

/** The coupons of a sale: those that hold, by what they do, and those that do not, with the reason. */
export type CouponsAtWork = {
  readonly prices: Applied[]
  readonly amountsOff: AmountOff[]
  readonly refused: Refusal[]
  /** The entered coupon, if there is one of that code; it may run by itself too. */
  readonly entered: Coupon | undefined
  /** The next instant at which other coupons are at work; Infinity if that never happens. */
  readonly until: number
}

/** Sorts the campaign coupons that run for the target, then the entered one, into what they do (DOMAIN 5). */
export function couponsAtWork(sale: Sale, code: string | null): CouponsAtWork {
  const { book, target, at } = sale
  const general = book.generalCoupons.segmentAt(at)
  const specific = book.couponsFor(target.product.route).segmentAt(at)
  const running = shownOf(general.running, specific.running, sale)
  const entered = enteredCoupon(book, code)
  const until = Math.min(general.until, specific.until, entered ? boundaryOf(entered, at) : NEVER)
  const work: CouponsAtWork = { prices: [], amountsOff: [], refused: [], entered, until }
  for (const coupon of running) place(work, 'campaign', coupon, sale)
  if (entered && !running.includes(entered)) place(work, 'coupon', entered, sale)
  if (code !== null && !entered) work.refused.push(refusal('coupon', code, 'unknown'))
  return work
}

const NEVER = Number.POSITIVE_INFINITY
const NO_COUPONS: readonly Coupon[] = []

function enteredCoupon(book: RuleBook, code: string | null): Coupon | undefined {
  const coupon = code === null ? undefined : book.couponByCode(code)
  return coupon?.isInternal ? undefined : coupon
}

/** Each coupon once, however many campaigns of this site and language run it. */
function shownOf(
  general: readonly RunningCoupon[],
  specific: readonly RunningCoupon[],
  sale: Sale,
): readonly Coupon[] {
  if (general.length === 0 && specific.length === 0) return NO_COUPONS
  const shown: Coupon[] = []
  addShown(shown, general, sale)
  addShown(shown, specific, sale)
  return shown
}

function addShown(shown: Coupon[], running: readonly RunningCoupon[], sale: Sale): void {
  for (const each of running) {
    if (isShownTo(each, sale.site, sale.locale) && !shown.includes(each.coupon)) shown.push(each.coupon)
  }
}

function place(work: CouponsAtWork, kind: 'campaign' | 'coupon', coupon: Coupon, sale: Sale): void {
  const because = kind === 'campaign' ? runningRefusal(coupon, sale) : couponRefusal(coupon, sale)
  const rule = coupon.code
  if (because) work.refused.push(refusal(kind, rule, because))
  else if (coupon.type !== 'num') work.prices.push({ kind, rule, price: couponPrice(coupon, sale) })
  else work.amountsOff.push({ kind, rule, off: amountOff(coupon, sale), group: coupon.group })
}
