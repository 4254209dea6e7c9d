import { atRate, type Currency, type RuleBook } from '@/pricing'
import type { Offered, RenewingPlan, Terms } from '@/pricing/subscriptions'

type Wanted = { pids: readonly number[]; plan: RenewingPlan; currency: Currency }

/** Products in a plan at today's selling prices; undefined where one is not sold so that it renews. */
export function termsOf(book: RuleBook, { pids, plan, currency }: Wanted): Terms | undefined {
  const items = pids.flatMap(pid => offeredAs(book, { pid, plan, currency }) ?? [])
  return items.length === pids.length ? { plan, items } : undefined
}

type Product = { pid: number; plan: RenewingPlan; currency: Currency }

function offeredAs(book: RuleBook, { pid, plan, currency }: Product): Offered | undefined {
  const offering = book.offering(pid, plan)
  if (!offering?.isSellable || offering.billing === 'once') return undefined
  return { pid, price: offering.selling[currency], discounts: [] }
}

const RATE_OF_OPTIONS = 'ADD_OPTION'

/** A product beside those of a subscription, at the rate of its coupon for as many periods as that says (DOMAIN 6). */
export function optionOf(book: RuleBook, product: Product): Offered | undefined {
  const offered = offeredAs(book, product)
  const coupon = book.couponByCode(RATE_OF_OPTIONS)?.row
  if (!offered || coupon?.discount === undefined) return offered
  const amount = atRate(offered.price, Math.round(coupon.discount * 10_000))
  return {
    ...offered,
    discounts: [{ kind: 'price', amount, periods: coupon.periods ?? 1, rule: coupon.code }],
  }
}
