import {
  type Currency,
  coverOf,
  isQuoteError,
  type OwnedLicence,
  type Product,
  type Quote,
  type QuoteVisit,
  quote,
  type RuleBook,
} from '@/pricing'
import { heldBy, SUITE_OF } from './suites'

/** A way to buy: its payments in order, and their total; minor units. */
export type Way = { kind: 'only' | 'apart' | 'later' | 'suite'; payments: number[]; total: number }

export type SuiteComparison = {
  suite: string
  count: number
  /** The route that `apart` adds; undefined where it adds more singles. */
  partner: string | undefined
  currency: Currency
  ways: Way[]
  best: Way['kind']
}

/** The suite that holds a suite, and its other half. */
const LARGER: Record<string, { suite: string; partner: string }> = {
  all_in_one_video_suite: { suite: 'video_music_one', partner: 'all_in_one_music_suite' },
  all_in_one_music_suite: { suite: 'video_music_one', partner: 'all_in_one_video_suite' },
}

/** More products bought apart than this nobody would compare. */
const MAX_APART = 3

/**
 * Whether a suite is the better buy for who looks at this product (DESIGN, a product page), in lifetime plans:
 * `only` this; `apart`, with the suite's cheapest others or its other half; `later`, by the upgrade offer; the
 * `suite` now. Undefined where there is no such suite to buy.
 */
export function suiteComparison(
  book: RuleBook,
  asked: QuoteVisit,
  product: Product,
): SuiteComparison | undefined {
  const larger = LARGER[product.route]
  const suite = larger?.suite ?? (product.prod_type === 'single' ? SUITE_OF[product.line] : undefined)
  if (!suite || ownsSuite(book, asked, suite)) return undefined
  const quoteOf = quoter(book, asked)
  const [own, whole, upgrade] = [quoteOf(product.route), quoteOf(suite), quoteOf(suite, product)]
  if (!own || !whole || !upgrade || whole.price <= own.price) return undefined
  const held = book.productOf(suite, asked.os)
  const others = larger ? [quoteOf(larger.partner)?.price] : pricesBeside(held, product, asked, quoteOf)
  const apart = [own.price, ...others.slice(0, MAX_APART - 1)]
  const ways = [
    ...way('only', [own.price]),
    ...(larger || isMore(apart, whole.price) ? way('apart', apart) : []),
    ...way('later', [own.price, upgrade.price]),
    ...way('suite', [whole.price]),
  ]
  const count = heldBy(book, held)
  return { suite, count, partner: larger?.partner, currency: own.currency, ways, best: cheapestOf(ways) }
}

function ownsSuite(book: RuleBook, { owned, os, at }: QuoteVisit, suite: string): boolean {
  const held = book.productOf(suite, os)
  return held !== undefined && coverOf(book, owned, { pid: held.pid, plan: 'LFT' }, at).length > 0
}

function pricesBeside(
  suite: Product | undefined,
  { route }: Product,
  { owned }: QuoteVisit,
  quoteOf: (route: string) => Quote | undefined,
): number[] {
  const pids = new Set(owned.map(({ pid }) => pid))
  return (suite?.includes ?? [])
    .filter(each => each.route !== route && !pids.has(each.pid))
    .flatMap(each => quoteOf(each.route)?.price ?? [])
    .toSorted((a, b) => a - b)
}

const isMore = (prices: readonly (number | undefined)[], whole: number): boolean =>
  prices.reduce<number>((sum, price = 0) => sum + price, 0) > whole

const cheapestOf = (ways: readonly Way[]): Way['kind'] =>
  ways
    .filter(({ kind }) => kind !== 'only')
    .toSorted((a, b) => a.total - b.total || Number(b.kind === 'suite') - Number(a.kind === 'suite'))[0]
    ?.kind ?? 'suite'

function way(kind: Way['kind'], prices: (number | undefined)[]): Way[] {
  const payments = prices.filter(price => price !== undefined)
  if (payments.length < prices.length) return []
  return [{ kind, payments, total: payments.reduce((sum, payment) => sum + payment, 0) }]
}

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
