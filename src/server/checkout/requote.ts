import { isQuoteError, type PayerName, type QuoteError, quote } from '@/pricing'
import { ownedOfCustomer } from '../accounts/owned'
import type { Order, StoredQuote } from '../orders'
import { ruleBook } from '../rule-book'
import { quoteInputOf } from './basket'
import { storedQuote } from './receipt'

/** What an order would cost at an instant (ms) through a payer; or why it could not be sold any more. */
export async function requote(
  order: Order,
  at: number,
  payer: PayerName = order.payer,
): Promise<StoredQuote | QuoteError> {
  const owned = order.customerId === null ? [] : await ownedOfCustomer(order.customerId)
  const snapshot = await ruleBook()
  const { route, plan } = order.quote
  const input = quoteInputOf({ ...order, at, owned, payer }, { ...order, route, plan })
  const quoted = quote(snapshot.book, { ...input, target: { route, plan } })
  return isQuoteError(quoted) ? quoted : storedQuote(quoted, route, snapshot, order.locale)
}

type Priced = { price: number; currency: string; pid: number }

/** Whether two quotes ask for the same money for the same product. */
export const isSamePrice = (a: Priced, b: Priced): boolean =>
  a.price === b.price && a.currency === b.currency && a.pid === b.pid
