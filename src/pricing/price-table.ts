import type { Product } from './product'
import { type Quote, quote } from './quote'
import type { QuoteVisit } from './quote-input'
import type { RuleBook } from './rule-book'
import { isQuoteError, type QuoteError } from './target'
import type { Plan } from './vocabulary'

/** One plan of one product with its price for a visit, or why there is none. */
export type PricedPlan = { product: Product; plan: Plan; result: Quote | QuoteError }

/** Every plan on sale on the visit's operating system, in display order, each priced (DOMAIN 4, 5 and 7). */
export function priceTable(book: RuleBook, visit: QuoteVisit): PricedPlan[] {
  return book.routes.flatMap(route => {
    const product = book.productOf(route, visit.os)
    if (!product) return []
    return book
      .plansOf(product.pid)
      .filter(({ isSellable }) => isSellable)
      .map(({ plan }) => ({ product, plan, result: quote(book, { ...visit, target: { route, plan } }) }))
  })
}

/** The same plan in two situations; undefined where it is not sold in one of them. */
export type PlanPair = { one: PricedPlan | undefined; other: PricedPlan | undefined; differs: boolean }

/** Two tables side by side, plan by plan; what differs is the price, its currency, what it is reduced from or its rules. */
export function tablesBeside(one: readonly PricedPlan[], other: readonly PricedPlan[]): PlanPair[] {
  const others = new Map(other.map(each => [keyOf(each), each]))
  const keys = new Set(one.map(keyOf))
  return [
    ...one.map(each => pairOf(each, others.get(keyOf(each)))),
    ...other.filter(each => !keys.has(keyOf(each))).map(each => pairOf(undefined, each)),
  ]
}

const keyOf = ({ product, plan }: PricedPlan): string => `${product.route} ${plan}`

const pairOf = (one: PricedPlan | undefined, other: PricedPlan | undefined): PlanPair => ({
  one,
  other,
  differs: answerOf(one) !== answerOf(other),
})

/** What a buyer would notice. */
function answerOf(priced: PricedPlan | undefined): string {
  if (!priced) return 'not sold'
  const { result } = priced
  if (isQuoteError(result)) return result.error
  const { currency, list, selling, price, applied } = result
  return JSON.stringify([currency, list, selling, price, applied.map(({ kind, rule }) => [kind, rule])])
}
