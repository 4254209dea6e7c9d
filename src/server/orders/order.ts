import type { Currency, PricingLocale, PricingSite, ProviderName } from '@/pricing'
import type { Database } from '../runtime/database'
import type { Agreements, Billing } from './billing'
import type { Dispute } from './dispute'
import type { Sale } from './sale'
import type { StoredQuote } from './stored-quote'

/** `pending` while it has an open payment session; `expired` after a day without payment. */
export type OrderState = 'open' | 'pending' | 'paid' | 'failed' | 'refunded' | 'expired'

/** A purchase (ARCHITECTURE, flow 2); `total` in minor units, instants in ms. */
export type Order = {
  id: string
  number: string
  secret: string
  email: string
  /** The address that it was sold to, where it was moved since; invoices name it. */
  soldTo: string | null
  customerId: string | null
  state: OrderState
  dispute: Dispute | null
  currency: Currency
  total: number
  /** What went back of it, as its payer told, and how far the shop asked for that; the rest is `total` less it. */
  refunded: number
  refundAsked: number
  provider: ProviderName
  /** The payer session it was last sent to, or that paid it. */
  session: string | null
  site: PricingSite
  locale: PricingLocale
  country: string
  os: 'win' | 'mac'
  coupon: string | null
  /** The buyer knows that they own it and wants another. */
  again: boolean
  quote: StoredQuote
  /** What the buyer said of country and business before paying. */
  billedTo: Billing
  agreements: Agreements
  /** Who sold and how it was taxed; null before it is paid. */
  sale: Sale | null
  paidAt: number | null
  /** Of a charge of a subscription: which, and its number there. */
  subscriptionId: string | null
  charge: number | null
  updatedAt: number
}

type OrderRow = Omit<Order, 'customerId' | 'session' | 'paidAt' | 'updatedAt' | 'subscriptionId'> & {
  subscription_id: string | null
  customer_id: string | null
  provider_session: string | null
  paid_at: Date | null
  updated_at: Date
}

export const ORDER_COLUMNS = `id, number, secret, email, sold_to as "soldTo", customer_id, state, dispute, currency, total, refunded::int, refund_asked::int as "refundAsked", provider, provider_session, site, locale, country, os, coupon, coalesce(again, false) as again, quote, coalesce(billing, '{}') as "billedTo", coalesce(agreements, '{}') as agreements, sale, paid_at, subscription_id, charge::int, updated_at`

const orderOf = ({
  customer_id,
  provider_session,
  subscription_id,
  paid_at,
  updated_at,
  ...row
}: OrderRow): Order => ({
  ...row,
  customerId: customer_id,
  session: provider_session,
  subscriptionId: subscription_id,
  paidAt: paid_at?.getTime() ?? null,
  updatedAt: updated_at.getTime(),
})

/** The query must select or return `ORDER_COLUMNS`. */
export async function ordersOf(db: Database, text: string, values: unknown[]): Promise<Order[]> {
  return (await db.query<OrderRow>(text, values)).map(orderOf)
}

const WHERE = `select ${ORDER_COLUMNS} from orders where`

/** The number may be in any case. */
export async function orderByNumber(db: Database, text: string): Promise<Order | undefined> {
  const number = text.trim().toUpperCase()
  if (!/^[A-Z\d-]{1,64}$/.test(number)) return undefined
  return (await ordersOf(db, `${WHERE} number = $1`, [number]))[0]
}

/** By an id of ours; without a lock. */
export async function orderById(db: Database, id: string): Promise<Order | undefined> {
  return (await ordersOf(db, `${WHERE} id = $1`, [id]))[0]
}

/** Locks an order until the transaction ends. */
export async function lockOrder(tx: Database, number: string): Promise<Order | undefined> {
  return (await ordersOf(tx, `${WHERE} number = $1 for no key update`, [number]))[0]
}

/** The same by its id. */
export async function lockOrderById(tx: Database, id: string): Promise<Order | undefined> {
  return (await ordersOf(tx, `${WHERE} id = $1 for no key update`, [id]))[0]
}

/** What went back of an order, in minor units: all of it, or the parts that its payer told of. */
export const returnedOf = ({
  state,
  total,
  refunded,
}: Pick<Order, 'state' | 'total' | 'refunded'>): number => (state === 'refunded' ? total : refunded)

/** How it is told of: one that is paid and of which a part went back is more than paid. */
export type ShownState = OrderState | 'refunded_in_part'

/** `returned` in minor units. */
export const shownStateOf = ({ state, returned }: { state: OrderState; returned: number }): ShownState =>
  state === 'paid' && returned > 0 ? 'refunded_in_part' : state

/** Whether money came for it, also where it went back. */
export const isSettled = ({ state }: Pick<Order, 'state'>): boolean =>
  state === 'paid' || state === 'refunded'
