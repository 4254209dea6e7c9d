import { situationOf } from './offer'
import { ownershipOf } from './ownership'
import type { QuoteInput } from './quote-input'
import type { RuleBook } from './rule-book'
import { findTarget, isQuoteError } from './target'
import type { OffType } from './vocabulary'

/**
 * How many products the customer's licences count for in an offer (n of DOMAIN 4; n' for the other system): three video
 * singles count 3 for the video suite. 0 without a target.
 */
export function countedFor(book: RuleBook, input: QuoteInput, offType: OffType): number {
  const target = findTarget(book, input)
  if (isQuoteError(target)) return 0
  const { count, otherCount } = situationOf(book, target, ownershipOf(book, input.owned, input.at))
  return offType === 10 ? otherCount : count
}
