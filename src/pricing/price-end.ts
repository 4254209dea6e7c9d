import { type Quote, quote } from './quote'
import type { QuoteInput } from './quote-input'
import type { RuleBook } from './rule-book'
import { isQuoteError } from './target'

/**
 * The instant (ms, UTC) at which the price of a quote ends, null where it does not. At the quote's own `until` it only can:
 * a plan that runs out without counting, or a campaign that makes nothing cheaper, ends no price.
 */
export function priceEnd(book: RuleBook, input: QuoteInput, quoted: Quote): number | null {
  let { until } = quoted
  while (until !== null) {
    const next = quote(book, { ...input, at: until })
    if (isQuoteError(next) || next.price !== quoted.price) return until
    until = next.until
  }
  return null
}
