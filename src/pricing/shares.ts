import { bundledIn } from './product'
import type { Quote } from './quote'
import type { RuleBook } from './rule-book'
import { splitTotal } from './split'
import type { Currency } from './vocabulary'

/** What one product of a bundle costs of the bundle's price; minor units. */
export type Share = { pid: number; amount: number }

/** How the parts of a price end: .99, or in whole tens where a currency has no smaller unit (SPEC 5). */
const ENDINGS: Readonly<Record<Currency, number>> = { USD: 0.99, EUR: 0.99, CNY: 0.99, JPY: 0 }

/**
 * The price of a bundle of singles, split by what each costs for life (DOMAIN 2); the parts add up to it. None for a
 * single, and none for a suite, which is one product. 24980 for two that cost the same → 12481 and 12499.
 */
export function sharesOf(
  book: RuleBook,
  { pid, price, currency }: Pick<Quote, 'pid' | 'price' | 'currency'>,
): Share[] {
  const product = book.productByPid(pid)
  const singles = product ? bundledIn(product) : []
  if (singles.length < 2) return []
  const prices = singles.map(single => book.offering(single.pid, 'LFT')?.selling[currency] ?? 0)
  // What has no lifetime price would get nothing of the total: then all weigh the same.
  const items = prices.map(each => ({ price: prices.includes(0) ? 1 : each }))
  const amounts = splitTotal(price, items, { ending: ENDINGS[currency], currency })
  return singles.map((single, index) => ({ pid: single.pid, amount: amounts[index] ?? 0 }))
}

/** Another price of the same bundle, such as that of a later charge, split in the proportion of before. */
export function sharedAgain<S extends Share>(
  shares: readonly S[],
  { price, currency }: Pick<Quote, 'price' | 'currency'>,
): S[] {
  const items = shares.map(({ amount }) => ({ price: amount }))
  const amounts = splitTotal(price, items, { ending: ENDINGS[currency], currency })
  return shares.map((share, index) => ({ ...share, amount: amounts[index] ?? 0 }))
}
