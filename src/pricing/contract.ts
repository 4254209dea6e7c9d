import { type Quote, quote } from './quote'
import { parseQuoteInput } from './quote-input'
import type { RuleBook } from './rule-book'
import { isQuoteError, type QuoteError } from './target'

/** A quote as DOMAIN 7 prints it. */
export type QuoteContract = Omit<Quote, 'steps' | 'refused' | 'offers' | 'until'>

/** Reduces an answer to exactly the fields of DOMAIN 7. */
export function quoteContract(result: Quote | QuoteError): QuoteContract | QuoteError {
  if (isQuoteError(result)) return { error: result.error, message: result.message }
  const { steps, refused, offers, until, ...contract } = result
  return contract
}

/** Answers every case in its order; a case that is no quote input gives a `bad_input` error in its place. */
export function quoteAll(book: RuleBook, cases: readonly unknown[]): (QuoteContract | QuoteError)[] {
  return cases.map(json => {
    const parsed = parseQuoteInput(json)
    if (!parsed.ok) return { error: parsed.error, message: parsed.message }
    return quoteContract(quote(book, parsed.input))
  })
}
