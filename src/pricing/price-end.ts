import { type Quote, quote } from './quote'
import type { QuoteInput } from './quote-input'
import type { RuleBook } from './rule-book'
import { isQuoteError } from './target'

/**
 * A quote whose `until` is the instant (ms, UTC) at which its price ends, not only can: of a plan that runs out without
 * counting, or a campaign that makes nothing cheaper, nothing is said. Null where it never ends. For what a buyer is told
 * (DOMAIN 7); an answer that is kept has to be asked anew at the quote's own `until`.
 */
export function untilPriceEnds(book: RuleBook, input: QuoteInput, quoted: Quote): Quote {
  let { until } = quoted
  while (until !== null) {
    const next = quote(book, { ...input, at: until })
    if (isQuoteError(next) || next.price !== quoted.price) break
    until = next.until
  }
  return { ...quoted, until }
}
