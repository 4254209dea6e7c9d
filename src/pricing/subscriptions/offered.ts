import type { Quote } from '../quote'
import type { RuleBook } from '../rule-book'
import { periodFrom } from './calendar'
import { intervalOf, type RenewingPlan } from './plan'
import { type Discount, discountedPrice, discountsAfter } from './price'
import type { Offered } from './subscription'

type Sold = Pick<Quote, 'pid' | 'currency' | 'selling' | 'applied'>

/**
 * What was quoted as it renews (DOMAIN 6): at the selling price of that day; an offer lowers one period, a campaign's or an
 * entered coupon as many as its row says.
 */
export function offeredOf(book: RuleBook, { pid, currency, selling, applied }: Sold): Offered {
  const discounts = applied.map(({ kind, rule, price }): Discount => {
    const coupon = kind === 'offer' ? undefined : book.couponByCode(rule)
    const periods = coupon?.row.periods ?? 1
    return coupon?.row.type === 'num' && book.stacking === 'best_then_num'
      ? { kind: 'off', amount: coupon.amount[currency], periods, rule }
      : { kind: 'price', amount: price, periods, rule }
  })
  return { pid, price: selling, discounts: discounts.filter(each => lowers(each, selling)) }
}

const lowers = ({ kind, amount }: Discount, selling: number): boolean =>
  kind === 'off' ? amount > 0 : amount < selling

/** When what is bought at an instant (ms) renews first, and at which price. */
export function firstRenewalOf(
  offered: Offered,
  plan: RenewingPlan,
  at: number,
): { at: number; amount: number } {
  const { price, discounts } = offered
  const amount = discountedPrice({ price, discounts: discountsAfter(discounts) })
  return { at: periodFrom(at, intervalOf(plan)).end, amount }
}
