import type { Quote } from './quote'
import type { Kind } from './stacking'
import { isQuoteError, type QuoteError } from './target'

/** Why a price of today is not the one that was paid; amounts in minor units of their quote's currency. */
export type PriceDifference =
  | { kind: 'not_sold'; error: QuoteError['error'] }
  | { kind: 'currency' }
  | { kind: 'list' | 'selling'; before: number; after: number }
  | { kind: 'gone'; rule: string; by: Kind }
  | { kind: 'refused'; rule: string; by: Kind; because: readonly string[] }
  | { kind: 'changed'; rule: string; by: Kind; before: number; after: number }
  | { kind: 'added'; rule: string; by: Kind }

export type PaidQuote = Pick<Quote, 'currency' | 'list' | 'selling' | 'applied'>

/**
 * What is different between a kept quote and today's answer to the same question: amounts first, then the rules that
 * applied then, then those that apply only now. Empty where nothing is.
 */
export function priceDifferences(then: PaidQuote, now: Quote | QuoteError): PriceDifference[] {
  if (isQuoteError(now)) return [{ kind: 'not_sold', error: now.error }]
  if (then.currency !== now.currency) return [{ kind: 'currency' }]
  const amounts = (['list', 'selling'] as const).flatMap((kind): PriceDifference[] =>
    then[kind] === now[kind] ? [] : [{ kind, before: then[kind], after: now[kind] }],
  )
  const applied = new Set(then.applied.map(({ rule }) => rule))
  const added = now.applied.filter(({ rule }) => !applied.has(rule))
  return [
    ...amounts,
    ...then.applied.flatMap(each => fateOf(each, now)),
    ...added.map(({ rule, kind }): PriceDifference => ({ kind: 'added', rule, by: kind })),
  ]
}

/** The selling price is no rule that could be lost. */
function fateOf({ rule, kind: by, price }: PaidQuote['applied'][number], now: Quote): PriceDifference[] {
  const still = now.applied.find(each => each.rule === rule)
  if (still) {
    const isSame = still.price === price || (by === 'offer' && price === now.selling)
    return isSame ? [] : [{ kind: 'changed', rule, by, before: price, after: still.price }]
  }
  const refused = now.refused.find(each => each.rule === rule)
  return refused ? [{ kind: 'refused', rule, by, because: refused.because }] : [{ kind: 'gone', rule, by }]
}
