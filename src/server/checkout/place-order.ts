import { createHash } from 'node:crypto'
import { coverOf, isQuoteError, type QuoteError, quote } from '@/pricing'
import type { Visit } from '@/site/visit'
import { enteredCode } from '../coupons/entered-code'
import type { PlacedOrder } from '../orders/order-cookie'
import { payerFor } from '../payments/choice'
import { ruleBook } from '../rule-book/live'
import { database, inTransaction } from '../runtime/database'
import { type Billing, isSubscribed } from '../subscriptions/begin'
import { type Arrival, UNKNOWN_ARRIVAL } from './arrival'
import { type Basket, quoteInputOf } from './basket'
import { billingsOf, chosenBilling } from './billing'
import type { Agreed } from './claim-order'
import { type Buyer, insertOrder } from './insert-order'
import { storedQuote } from './price-breakdown'

/** `idempotencyKey` is made with the form: sent twice, it is one order. */
export type Placing = {
  idempotencyKey: string
  basket: Basket & { plan: string }
  buyer: Buyer
  isAgain?: boolean
  /** How a plan is bought whose buyer chooses; it renews unless they say that it ends by itself. */
  billing?: Billing
  arrival?: Arrival
  /** The code of who invited the buyer, as the buyer's browser tells it. */
  invite?: string
}
/** `isOpen`: no money is on its way yet, so the secret may be given out again. `sum`: what the order costs. */
export type PlaceResult =
  | { ok: true; order: PlacedOrder; isOpen: boolean; sum: Agreed }
  | { ok: false; why: QuoteError['error'] | 'already_owned' | 'already_subscribed' }

/**
 * Places an order at the current price and stores its whole quote (ARCHITECTURE, flow 2). Repeated with the same
 * choices it is the same order. `already_owned` unless the buyer says that they want it again.
 */
export async function placeOrder(
  visit: Visit,
  { idempotencyKey, basket, buyer, isAgain = false, billing, invite, arrival = UNKNOWN_ARRIVAL }: Placing,
): Promise<PlaceResult> {
  const snapshot = await ruleBook()
  const { route, plan } = basket
  const payer = payerFor(snapshot, visit)
  const entered = await enteredCode(database, snapshot.book, { code: basket.coupon, buyer })
  const shopper = { ...visit, payer, owned: buyer.owned, entered }
  const input = { ...quoteInputOf(shopper, basket), target: { route, plan } }
  const quoted = quote(snapshot.book, input)
  if (isQuoteError(quoted)) return { ok: false, why: quoted.error }
  const isCovered = coverOf(snapshot.book, buyer.owned, quoted, visit.at).length > 0
  if (isCovered && !isAgain) return { ok: false, why: 'already_owned' }
  const billings = billingsOf(snapshot.book, { ...quoted, payer })
  const isRenewing = chosenBilling(billings, billing) === 'renewing'
  if (isRenewing && (await isSubscribed(database, buyer.customerId, quoted.pid)))
    return { ok: false, why: 'already_subscribed' }
  const sold = storedQuote(quoted, input, snapshot, visit.locale)
  // Hashed as it is stored: who reads an order cannot send its form again.
  const key = hashOf(
    `${idempotencyKey}:${hashOf(JSON.stringify([buyer.email, buyer.customerId, basket, ...(isRenewing ? ['renewing'] : [])]))}`,
  )
  const { isOpen, total, currency, ...order } = await inTransaction(tx =>
    insertOrder(tx, { visit, key, basket, buyer, sold, isAgain, isRenewing, payer, invite, arrival }),
  )
  return { ok: true, order, isOpen, sum: { total, currency } }
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url')
