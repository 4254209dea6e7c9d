import { choiceOf } from './choice-set'
import { amountOff, couponRefusal } from './coupon-check'
import { ownershipOf } from './ownership'
import type { QuoteVisit } from './quote-input'
import type { RuleBook } from './rule-book'
import { type Currency, PAYERS, type Plan, PRICING_LOCALES, SITES } from './vocabulary'

type Renewing = { pid: number; plan: Plan; currency: Currency; charge: number }

/**
 * What a coupon takes off the next charge of somebody who stays (DOMAIN 6, cancel), in minor units and at most all of it;
 * undefined where it is unknown, takes off no amount, or is refused for what renews.
 */
export function couponToStay(
  book: RuleBook,
  code: string | undefined,
  { at, site, locale, payer }: Pick<QuoteVisit, 'at' | 'site' | 'locale' | 'payer'>,
  { pid, plan, currency, charge }: Renewing,
): { rule: string; amount: number } | undefined {
  const coupon = code === undefined ? undefined : book.couponByCode(code)
  const target = book.offering(pid, plan)
  if (coupon?.type !== 'num' || !target) return undefined
  const sale = {
    ...{ book, target, currency, at, selling: charge, ownership: ownershipOf(book, [], at) },
    payer: choiceOf(payer, PAYERS),
    site: choiceOf(site, SITES),
    locale: choiceOf(locale, PRICING_LOCALES),
  }
  const amount = Math.min(charge, amountOff(coupon, sale))
  return couponRefusal(coupon, sale) || amount === 0 ? undefined : { rule: coupon.code, amount }
}
