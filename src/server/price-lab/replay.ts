import { type PriceDifference, priceDifferences, type Quote, type QuoteError, quote } from '@/pricing'
import { countsFromPriorPrice } from '@/site/markets'
import { type Order, orderByNumber } from '../orders/order'
import { sessionNamed } from '../payments/sessions'
import type { Snapshot } from '../rule-book/load'
import { database } from '../runtime/database'

export type Replay = {
  order: Pick<Order, 'number' | 'state' | 'currency' | 'total' | 'paidAt' | 'quote' | 'charge'> & {
    /** ms, UTC */
    pricedAt: number
    /** How many licences its price stood on. */
    stoodOn: number
  }
  /** The same plan for the same buyer, with what they owned then, by what is sold at `at`. */
  today: Quote | QuoteError
  differences: PriceDifference[]
}

/** What an order was sold for and why, beside what the same would cost at `at` (ms, UTC); null for an unknown number. */
export async function replayOf(
  { book }: Pick<Snapshot, 'book'>,
  number: string,
  at: number,
): Promise<Replay | null> {
  const order = await orderByNumber(database, number)
  if (!order) return null
  const session = order.session ? await sessionNamed(database, order.provider, order.session) : undefined
  const owned = (session?.stoodOn ?? []).map(({ id, ...licence }) => licence)
  const { site, locale, country, os, coupon, provider: payer } = order
  const target = { route: order.quote.route, plan: order.quote.plan }
  const countsFromPrior = countsFromPriorPrice({ country, locale })
  const visit = { at, site, locale, country, os, coupon, payer, owned, countsFromPrior }
  const today = quote(book, { ...visit, target })
  const pricedAt = session?.pricedAt ?? order.paidAt ?? order.updatedAt
  return {
    order: { ...order, pricedAt, stoodOn: owned.length },
    today,
    differences: priceDifferences(order.quote, today),
  }
}
