import type { OwnedLicence, ProviderName } from '@/pricing'
import type { Visit } from '@/site/visit'
import { newOrderNumber, newOrderSecret } from '../orders/number'
import type { PlacedOrder } from '../orders/order-cookie'
import { insertLine } from '../orders/sold'
import type { StoredQuote } from '../orders/stored-quote'
import { referrerOf, referrerOfAccount } from '../referral/visits'
import type { Database } from '../runtime/database'
import { beginSubscription } from '../subscriptions/begin'
import type { Arrival } from './arrival'
import type { Basket } from './basket'
import type { Agreed } from './claim-order'

export type Buyer = { email: string; customerId: string | null; owned: readonly OwnedLicence[] }

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

/** Stores an order with what it was sold at; one that was stored under its key before is given as it is. */
export async function insertOrder(tx: Database, order: NewOrder): Promise<Stored> {
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
