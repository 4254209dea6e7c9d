import { coverOf, isQuoteError, type ProviderName, type QuoteError, type QuoteInput, quote } from '@/pricing'
import { enteredCode } from '../coupons/entered-code'
import { type HeldLicence, heldLicences } from '../licences/held'
import type { Order } from '../orders/order'
import type { StoredQuote } from '../orders/stored-quote'
import { ruleBook } from '../rule-book/live'
import { database } from '../runtime/database'
import { isSuccessor } from '../subscriptions/anew'
import { quoteInputOf } from './basket'
import { storedQuote } from './price-breakdown'

/** A price, and the buyer's licences that reduce it; none where anybody pays the same. */
export type PriceWithBase = {
  quote: StoredQuote
  stoodOn: HeldLicence[]
  /** The buyer's licences already cover it (decision 035). */
  isCovered: boolean
}

/**
 * The price of an order at an instant (ms) through a payer, with the licences it depends on (decision 025), or why
 * it can be sold no more. A later charge of a subscription, and the first of one that succeeds another, cost what was told.
 */
export async function requoteWithBase(
  order: Order,
  at: number,
  payer: ProviderName,
): Promise<PriceWithBase | QuoteError> {
  if (await isToldBefore(order)) return { quote: order.quote, stoodOn: [], isCovered: false }
  const held = order.customerId === null ? [] : await heldLicences(database, order.customerId)
  const snapshot = await ruleBook()
  const entered = await enteredCode(database, snapshot.book, {
    code: order.coupon,
    buyer: order,
    orderId: order.id,
  })
  const input = inputOf(order, { at, payer, owned: held, entered })
  const now = quote(snapshot.book, input)
  if (isQuoteError(now)) return now
  const anybodys = held.length > 0 ? quote(snapshot.book, { ...input, owned: [] }) : now
  const isOwners = isQuoteError(anybodys) || anybodys.price > now.price
  return {
    quote: storedQuote(now, input, snapshot, order.locale),
    stoodOn: isOwners ? held : [],
    isCovered: coverOf(snapshot.book, held, now, at).length > 0,
  }
}

const isToldBefore = async ({ charge, subscriptionId }: Order): Promise<boolean> =>
  (charge ?? 1) > 1 || (subscriptionId !== null && (await isSuccessor(database, subscriptionId)))

type Asking = Pick<QuoteInput, 'at' | 'payer' | 'owned' | 'entered'>

function inputOf(order: Order, asking: Asking): QuoteInput {
  const { route, plan } = order.quote
  return { ...quoteInputOf({ ...order, ...asking }, { ...order, route, plan }), target: { route, plan } }
}

type Priced = { price: number; currency: string; pid: number }

/** Whether a buyer who agreed to one agreed to the other. */
export const isSamePrice = (a: Priced, b: Priced): boolean =>
  a.price === b.price && a.currency === b.currency && a.pid === b.pid
