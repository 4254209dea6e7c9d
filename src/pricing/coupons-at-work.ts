import { boundaryOf } from './boundary'
import { isShownTo, type RunningCoupon } from './campaign'
import { type Coupon, normalCode } from './coupon'
import { amountOff, couponPrice, couponRefusal, runningRefusal, type Sale } from './coupon-check'
import { type AmountOff, type Applied, type Refusal, refusal } from './stacking'

export type CouponsAtWork = {
  readonly prices: Applied[]
  readonly amountsOff: AmountOff[]
  readonly refused: Refusal[]
  readonly entered: Coupon | undefined
  /** The next instant at which other coupons are at work; Infinity if never. */
  readonly until: number
}

/** Sorts the campaign coupons that run for the target, then the entered one, by what they do (DOMAIN 5). */
export function couponsAtWork(sale: Sale, code: string | null): CouponsAtWork {
  const { book, target, at } = sale
  const coupons = book.couponsFor(target.product.route)
  const entered = enteredCoupon(sale, code)
  const boundary = coupons.boundaryAfter(at)
  const until = entered ? Math.min(boundary, boundaryOf(entered, at)) : boundary
  const work: CouponsAtWork = { prices: [], amountsOff: [], refused: [], entered, until }
  const isEnteredRunning = placeRunning(work, coupons.runningAt(at), sale)
  if (entered && !isEnteredRunning) place(work, 'coupon', entered, sale)
  if (code !== null && !entered) work.refused.push(refusal('coupon', code, 'unknown'))
  return work
}

/** The codes that were made from an internal coupon can be entered, its own cannot. */
function enteredCoupon({ book, entered }: Sale, code: string | null): Coupon | undefined {
  if (code === null) return undefined
  const coupon = book.couponByCode(entered?.coupon ?? code)
  return coupon?.isInternal && normalCode(code) === normalCode(coupon.code) ? undefined : coupon
}

/**
 * Places what runs for this site and language; true if that includes the entered coupon. A coupon of several campaigns
 * stands in neighbouring places and counts once.
 */
function placeRunning(work: CouponsAtWork, running: readonly RunningCoupon[], sale: Sale): boolean {
  let isEnteredRunning = false
  let last: string | undefined
  for (const coupon of running) {
    if (coupon.code === last || !isShownTo(coupon, sale.site, sale.locale)) continue
    place(work, 'campaign', coupon, sale)
    if (coupon.code === work.entered?.code) isEnteredRunning = true
    last = coupon.code
  }
  return isEnteredRunning
}

function place(work: CouponsAtWork, kind: 'campaign' | 'coupon', coupon: Coupon, sale: Sale): void {
  const because = kind === 'campaign' ? runningRefusal(coupon, sale) : couponRefusal(coupon, sale)
  const rule = coupon.code
  if (because) work.refused.push(refusal(kind, rule, because))
  else if (coupon.type !== 'num') work.prices.push({ kind, rule, price: couponPrice(coupon, sale) })
  else work.amountsOff.push({ kind, rule, off: amountOff(coupon, sale), group: coupon.group })
}
