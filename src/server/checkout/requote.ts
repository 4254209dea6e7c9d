import { coverOf, isQuoteError, type OwnedLicence, type PayerName, type QuoteError, quote } from '@/pricing'
import { type HeldLicence, heldLicences } from '../licences/held'
import type { Order } from '../orders/order'
import type { StoredQuote } from '../orders/stored-quote'
import { ruleBook } from '../rule-book/live'
import type { Snapshot } from '../rule-book/load'
import { database } from '../runtime/database'
import { quoteInputOf } from './basket'
import { storedQuote } from './receipt'

/** A price, and the licences of the buyer that make it lower than anybody's; none where it is anybody's. */
export type PriceWithBase = {
  quote: StoredQuote
  stoodOn: HeldLicence[]
  /** What the buyer holds gives all of it already (decision 035). */
  isCovered: boolean
}

/** What an order would cost at an instant (ms) through a payer, and what that stands on (decision 025); or why it could not be sold any more. */
export async function requoteWithBase(
  order: Order,
  at: number,
  payer: PayerName,
): Promise<PriceWithBase | QuoteError> {
  const held = order.customerId === null ? [] : await heldLicences(database, order.customerId)
  const snapshot = await ruleBook()
  const priced = (owned: readonly OwnedLicence[]) => quoted(snapshot, order, { at, payer, owned })
  const now = priced(held)
  if (isQuoteError(now)) return now
  const anybodys = held.length > 0 ? priced([]) : now
  const isOwners = isQuoteError(anybodys) || anybodys.price > now.price
  const { route } = order.quote
  return {
    quote: storedQuote(now, route, snapshot, order.locale),
    stoodOn: isOwners ? held : [],
    isCovered: coverOf(snapshot.book, held, now, at).length > 0,
  }
}

type Asking = { at: number; payer: PayerName; owned: readonly OwnedLicence[] }

function quoted({ book }: Pick<Snapshot, 'book'>, order: Order, asking: Asking) {
  const { route, plan } = order.quote
  const input = quoteInputOf({ ...order, ...asking }, { ...order, route, plan })
  return quote(book, { ...input, target: { route, plan } })
}

type Priced = { price: number; currency: string; pid: number }

/** Whether two quotes ask for the same money for the same product. */
export const isSamePrice = (a: Priced, b: Priced): boolean =>
  a.price === b.price && a.currency === b.currency && a.pid === b.pid
