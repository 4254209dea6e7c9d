import { couponScope, type Plan } from '@/pricing'
import type { Locale } from '@/site/locale'
import type { StoredQuote } from '../orders/stored-quote'
import type { Snapshot } from '../rule-book/load'
import { inLanguage } from '../rule-book/words'

/** What a refused coupon is for, `products` by name in the visitor's language; `isMore` than are named. */
export type ToldScope = { plans: readonly Plan[]; products: readonly string[]; isMore: boolean }

/** Of a coupon for seventy products the first ones say enough. */
const MOST_NAMED = 3
const OF_SCOPE = ['wrong_plan', 'wrong_product']

type Entered = { code: string | null; locale: Locale }

/**
 * What the coupon of an entered code is for, where its plan or product is why it was refused and may be told; nothing of
 * one that does not hold in the visitor's language.
 */
export function toldScope(
  { book, words }: Pick<Snapshot, 'book' | 'words'>,
  quote: StoredQuote,
  { code, locale }: Entered,
): ToldScope | undefined {
  if (code === null || !quote.rejected.some(({ reason }) => OF_SCOPE.includes(reason))) return undefined
  const languages = book.couponByCode(code)?.row.allow_locals ?? []
  if (languages.length > 0 && !languages.includes(locale)) return undefined
  const scope = couponScope(book, quote, code)
  if (!scope) return undefined
  const names = scope.products.map(({ pid, route }) => inLanguage(words.products.get(pid), locale, route))
  return {
    plans: scope.plans,
    products: names.slice(0, MOST_NAMED),
    isMore: scope.isMore || names.length > MOST_NAMED,
  }
}
