import { isDifferenceToPro, type Situation } from './offer-conditions'
import type { Offering } from './offering'
import type { Product } from './product'
import type { QuoteInput } from './quote-input'
import type { RuleBook } from './rule-book'
import type { ELIGIBILITIES, OperatingSystem } from './vocabulary'

export type QuoteErrorCode = 'not_sellable' | 'not_eligible' | 'unknown_route' | 'unknown_plan' | 'bad_input'
type TargetInput = Pick<QuoteInput, 'target' | 'os'>

export type QuoteError = { error: QuoteErrorCode; message: string }

const IS_ELIGIBLE: { readonly [E in (typeof ELIGIBILITIES)[number]]: (situation: Situation) => boolean } = {
  anyone: () => true,
  difference_to_pro: isDifferenceToPro,
  lifetime_owner: ({ ownership }) => ownership.lifetimeHoldings.length > 0,
}

/** The product that a route or alias means on an OS (DOMAIN 4). Errors: `unknown_route`, `not_sellable`. */
export function findProduct(book: RuleBook, name: string, os: OperatingSystem): Product | QuoteError {
  const product = book.productOf(name, os)
  if (product) return product
  return book.resolveRoute(name) === undefined
    ? quoteError('unknown_route', `There is no product “${name}”.`)
    : quoteError('not_sellable', `“${name}” is not sold for this operating system.`)
}

/** The plan on sale for a route, plan and OS (DOMAIN 7). Errors: `unknown_route`, `unknown_plan`, `not_sellable`. */
export function findTarget(book: RuleBook, { target, os }: TargetInput): Offering | QuoteError {
  const product = findProduct(book, target.route, os)
  if (isQuoteError(product)) return product
  const { route, pid } = product
  const offering = book.offering(pid, target.plan)
  if (!offering) return quoteError('unknown_plan', `“${route}” has no plan “${target.plan}”.`)
  if (!offering.isSellable) return quoteError('not_sellable', `“${route}” in ${target.plan} is not on sale.`)
  return offering
}

/** `not_eligible` if this customer may not buy the target. */
export function ineligibility(situation: Situation): QuoteError | undefined {
  const { product } = situation.target
  if (IS_ELIGIBLE[product.eligibility](situation)) return undefined
  return quoteError('not_eligible', `“${product.route}” is only for customers who own what it builds on.`)
}

/** Tells an expected refusal from an answer. */
export function isQuoteError(result: object): result is QuoteError {
  return 'error' in result
}

/** A stable code, and an English sentence for developers. */
export function quoteError(error: QuoteErrorCode, message: string): QuoteError {
  return { error, message }
}
