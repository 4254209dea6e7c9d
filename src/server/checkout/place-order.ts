import { createHash } from 'node:crypto'
import {
  coverOf,
  isQuoteError,
  type OwnedLicence,
  type ProviderName,
  type QuoteError,
  quote,
} from '@/pricing'
import type { Visit } from '@/site/visit'
import { enteredCode } from '../coupons/entered-code'
import { newOrderNumber, newOrderSecret } from '../orders/number'
import type { PlacedOrder } from '../orders/order-cookie'
import { insertLine } from '../orders/sold'
import type { StoredQuote } from '../orders/stored-quote'
import { payerFor } from '../payments/choice'
import { referrerOf, referrerOfAccount } from '../referral/visits'
import { ruleBook } from '../rule-book/live'
import { type Database, database, inTransaction } from '../runtime/database'
import { type Billing, beginSubscription, isSubscribed } from '../subscriptions/begin'
import { type Arrival, UNKNOWN_ARRIVAL } from './arrival'
import { type Basket, quoteInputOf } from './basket'
import { billingsOf, chosenBilling } from './billing'
import type { Agreed } from './claim-order'
import { storedQuote } from './price-breakdown'

export type Buyer = { email: string; customerId: string | null; owned: readonly OwnedLicence[] }
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
  const sold = storedQuote(quoted, route, snapshot, visit.locale)
  // Hashed as it is stored: who reads an order cannot send its form again.
  const key = hashOf(
    `${idempotencyKey}:${hashOf(JSON.stringify([buyer.email, buyer.customerId, basket, ...(isRenewing ? ['renewing'] : [])]))}`,
  )
  const { isOpen, total, currency, ...order } = await inTransaction(tx =>
    insertOrder(tx, { visit, key, basket, buyer, sold, isAgain, isRenewing, payer, invite, arrival }),
  )
  return { ok: true, order, isOpen, sum: { total, currency } }
}

type NewOrder = {
  visit: Visit
  key: string
  basket: Basket
  buyer: Buyer
  sold: StoredQuote
  isAgain: boolean
  isRenewing: boolean
  payer: ProviderName
  arrival: Arrival
  invite: string | undefined
}

type Stored = PlacedOrder & Agreed & { isOpen: boolean }

async function insertOrder(tx: Database, order: NewOrder): Promise<Stored> {
  const { visit, key, basket, buyer, sold, isAgain, isRenewing, payer, invite, arrival } = order
  const [placed] = await tx.query<PlacedOrder & { id: string }>(
    `insert into orders (number, secret, idempotency_key, email, customer_id, currency, total, provider, site, locale, country, os, coupon, quote, again, visits, groups, referred_by_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)
     on conflict (idempotency_key) do nothing returning id, number, secret`,
    [
      newOrderNumber(),
      newOrderSecret(),
      key,
      buyer.email,
      buyer.customerId,
      sold.currency,
      sold.price,
      payer,
      visit.site,
      visit.locale,
      visit.country,
      basket.os,
      basket.coupon,
      JSON.stringify(sold),
      isAgain,
      JSON.stringify(arrival.visits),
      JSON.stringify(arrival.groups),
      await inviterOf(tx, buyer, invite),
    ],
  )
  if (!placed) return orderOfAttempt(tx, key)
  await insertLine(tx, placed.id, sold)
  if (isRenewing) await beginFirst(tx, order, placed.id)
  return {
    number: placed.number,
    secret: placed.secret,
    isOpen: true,
    total: sold.price,
    currency: sold.currency,
  }
}

/** Who told the buyer: by the code of this purchase, else by the one that the account was opened with; never oneself. */
async function inviterOf(tx: Database, { customerId }: Buyer, invite?: string): Promise<string | null> {
  const inviter = (await referrerOf(tx, invite)) ?? (await referrerOfAccount(tx, customerId))
  return inviter === customerId ? null : inviter
}

async function beginFirst(
  tx: Database,
  { visit, basket, buyer, sold, payer }: NewOrder,
  id: string,
): Promise<void> {
  const { email, customerId } = buyer
  const { site, locale, country, at } = visit
  const order = {
    ...{ id, email, customerId, site, locale, country },
    provider: payer,
    os: basket.os,
  }
  await beginSubscription(tx, order, sold, at)
}

async function orderOfAttempt(tx: Database, key: string): Promise<Stored> {
  const [placed] = await tx.query<Stored>(
    `select number, secret, state = 'open' as "isOpen", total::int, currency from orders where idempotency_key = $1`,
    [key],
  )
  if (!placed) throw new Error('An idempotency key is taken, but has no order.')
  return placed
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url')
