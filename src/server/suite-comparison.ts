import {
  type Currency,
  isQuoteError,
  type OwnedLicence,
  type Product,
  type Quote,
  type QuoteVisit,
  quote,
  type RuleBook,
} from '@/pricing'
import { heldBy, SUITE_OF } from './suites'

/** One way to buy: what is paid, in order, and what it comes to; minor units. */
export type Way = { kind: 'only' | 'apart' | 'later' | 'suite'; payments: number[]; total: number }

export type SuiteComparison = {
  suite: string
  /** How many products the suite holds that are on sale now. */
  count: number
  /** The route that `apart` buys beside this one; undefined where it buys more of the same kind. */
  partner: string | undefined
  currency: Currency
  ways: Way[]
}

/** The larger suite that holds a suite, and the other half of it. */
const LARGER: Record<string, { suite: string; partner: string }> = {
  all_in_one_video_suite: { suite: 'video_music_one', partner: 'all_in_one_music_suite' },
  all_in_one_music_suite: { suite: 'video_music_one', partner: 'all_in_one_video_suite' },
}

/**
 * Whether the suite is the better buy for somebody who looks at this product (DESIGN, a product page), in lifetime
 * plans: this alone; as many alike as cost more than the suite, or the other half; this now and the suite later, at the
 * upgrade offer; the suite now. Every price is a quote of the engine. Undefined where there is no such suite to buy.
 */
export function suiteComparison(
  book: RuleBook,
  asked: QuoteVisit,
  product: Product,
): SuiteComparison | undefined {
  const larger = LARGER[product.route]
  const suite = larger?.suite ?? (product.prod_type === 'single' ? SUITE_OF[product.line] : undefined)
  if (!suite) return undefined
  const quoteOf = quoter(book, asked)
  const [own, whole, upgrade] = [quoteOf(product.route), quoteOf(suite), quoteOf(suite, product)]
  if (!own || !whole || !upgrade || whole.price <= own.price) return undefined
  const apart = larger ? [own.price, quoteOf(larger.partner)?.price] : alike(own.price, whole.price)
  return {
    suite,
    count: heldBy(book, book.productOf(suite, asked.os)),
    partner: larger?.partner,
    currency: own.currency,
    ways: [
      ...way('only', [own.price]),
      ...way('apart', apart),
      ...way('later', [own.price, upgrade.price]),
      ...way('suite', [whole.price]),
    ],
  }
}

/** The smallest number of licences at this price that together cost more than the suite. */
const alike = (own: number, whole: number): number[] => Array(Math.floor(whole / own) + 1).fill(own)

/** None where a part of it cannot be bought. */
function way(kind: Way['kind'], prices: (number | undefined)[]): Way[] {
  const payments = prices.filter(price => price !== undefined)
  if (payments.length < prices.length) return []
  return [{ kind, payments, total: payments.reduce((sum, payment) => sum + payment, 0) }]
}

/** Quotes the lifetime plan of a route, for the visitor or for the visitor with one product more. */
function quoter(book: RuleBook, asked: QuoteVisit) {
  return (route: string, bought?: Product): Quote | undefined => {
    const owned = bought ? [...asked.owned, lifetimeOf(bought)] : asked.owned
    const result = quote(book, { ...asked, owned, target: { route, plan: 'LFT' } })
    return isQuoteError(result) ? undefined : result
  }
}

const lifetimeOf = ({ pid }: Product): OwnedLicence => ({
  pid,
  plan: 'LFT',
  expires: null,
  subscription: false,
  periods: 1,
})
