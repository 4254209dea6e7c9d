import { asInstant } from './boundary'
import { isSubscribed, type OwnedLicence } from './ownership'
import { calculationNum, mainPlan, PLAN_TERMS } from './plan-terms'
import { type Quote, quote } from './quote'
import type { QuoteVisit } from './quote-input'
import type { PlanRow } from './rows/plan'
import type { RuleBook } from './rule-book'
import { findProduct, isQuoteError, type QuoteError, quoteError } from './target'
import type { OperatingSystem, Plan } from './vocabulary'

export type PlanOption = Pick<Quote, 'unit_price' | 'monthly_price' | 'day_price' | 'discount'> & {
  plan: Plan
  pay_key: string
  allow_num: number
  calculation_num: number
  day_num: number | null
  is_main: boolean
  billing: PlanRow['billing']
  quote: Quote
}

export type PlanList = {
  route: string
  pid: number
  os: OperatingSystem
  plans: PlanOption[]
  /** The next instant at which any answer can change (ms, UTC), or null. */
  until: number | null
}

/**
 * The plans that this visitor can buy, each quoted (DOMAIN 2 and 4); an active subscriber gets 1Y in place of 1M.
 * Errors: `unknown_route`, `not_sellable`, `not_eligible`.
 */
export function planList(book: RuleBook, input: QuoteVisit & { route: string }): PlanList | QuoteError {
  const product = findProduct(book, input.route, input.os)
  if (isQuoteError(product)) return product
  const { pid, route, os } = product
  const plans = book.plansOf(pid).filter(({ isSellable }) => isSellable)
  if (plans.length === 0) return quoteError('not_sellable', `“${route}” is not on sale.`)
  const results = plans.map(({ plan }) => quote(book, { ...input, target: { route, plan } }))
  const quotes = results.flatMap(result => (isQuoteError(result) ? [] : [result]))
  const error = results.find(isQuoteError)
  if (quotes.length === 0 && error) return error
  const shown = isSubscriber(input.owned, pid, input.at) ? withoutMonth(quotes) : quotes
  const main = mainPlan(shown.map(({ plan }) => plan))
  return { route, pid, os, plans: shown.map(each => optionOf(book, each, main)), until: earliest(shown) }
}

function isSubscriber(owned: readonly OwnedLicence[], pid: number, at: number): boolean {
  return owned.some(licence => licence.pid === pid && isSubscribed(licence, at))
}

function withoutMonth(quotes: Quote[]): Quote[] {
  return quotes.some(({ plan }) => plan === '1Y') ? quotes.filter(({ plan }) => plan !== '1M') : quotes
}

function optionOf(book: RuleBook, quoted: Quote, main: Plan | undefined): PlanOption {
  const { plan, pid, unit_price, monthly_price, day_price, discount } = quoted
  const { allowNum, days } = PLAN_TERMS[plan]
  return {
    plan,
    pay_key: book.offering(pid, plan)?.payKey ?? `${pid}-${plan}`,
    allow_num: allowNum,
    calculation_num: calculationNum(plan),
    day_num: days,
    unit_price,
    monthly_price,
    day_price,
    discount,
    is_main: plan === main,
    billing: billingOf(book, quoted),
    quote: quoted,
  }
}

/** Whether a plan is sold as one that renews, as one payment, or as its buyer chooses (DOMAIN 6); what costs nothing saves no card to renew with. */
export function billingOf(book: RuleBook, { pid, plan, price }: Pick<Quote, 'pid' | 'plan' | 'price'>) {
  return price === 0 ? 'once' : (book.offering(pid, plan)?.billing ?? 'once')
}

function earliest(quotes: readonly Quote[]): number | null {
  return asInstant(Math.min(...quotes.map(({ until }) => until ?? Number.POSITIVE_INFINITY)))
}
