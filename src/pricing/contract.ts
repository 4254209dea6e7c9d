import { type Quote, quote } from './quote'
import { parseQuoteInput } from './quote-input'
import type { RuleBook } from './rule-book'
import { isQuoteError, type QuoteError } from './target'

export type QuoteContract = Omit<Quote, 'steps' | 'refused' | 'offers' | 'until' | 'prior' | 'isFirstPrice'>

/** Reduces an answer to the fields of DOMAIN 7. */
export function quoteContract(result: Quote | QuoteError): QuoteContract | QuoteError {
  if (isQuoteError(result)) return { error: result.error, message: result.message }
  const { steps, refused, offers, until, prior, isFirstPrice, ...contract } = result
  return contract
}

/** Quotes every case in order; an unreadable one gives `bad_input`. */
export function quoteAll(book: RuleBook, cases: readonly unknown[]): (QuoteContract | QuoteError)[] {
  return cases.map(json => {
    const parsed = parseQuoteInput(json)
    if (!parsed.ok) return { error: parsed.error, message: parsed.message }
    return quoteContract(quote(book, parsed.input))
  })
}
