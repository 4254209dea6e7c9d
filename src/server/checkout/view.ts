import type { Currency, OwnedLicence, QuoteError } from '@/pricing'
import type { Visit } from '@/site/visit'
import { addresses } from '../addresses/moved-addresses'
import { type Covering, coveringLicences } from '../catalogue/covering'
import type { CodeBuyer } from '../coupons/standing'
import type { IssuedLicence } from '../licences/of-order'
import type { Order } from '../orders/order'
import { secretIn } from '../orders/order-cookie'
import type { StoredQuote } from '../orders/stored-quote'
import { visibleOrder } from '../orders/viewer'
import type { Difference } from '../payments/difference'
import { couponOfInvitation } from '../referral/invitation'
import type { Download } from '../releases/downloads'
import { type SearchParams, single } from '../request/visit'
import { isTaxedIn } from '../sellers/seller'
import type { Customer } from '../sessions/customer'
import { type Basket, basketOf } from './basket'
import { type BeforePaying, beforePaying } from './before-paying'
import type { Renewal } from './billing'
import { orderView } from './order-view'
import { type PricedBasket, quoteBasket } from './quote-basket'

/** What the checkout shows: one of its pages, or why not (PAGES, checkout). */
export type CheckoutView =
  | ({
      kind: 'basket'
      /** Of the order whose buyer came back to change it. */
      email: string | undefined
      before: BeforePaying
      /** The choices stand open. */
      isChoosing: boolean
    } & PricedBasket)
  | {
      kind: 'review'
      order: Order
      now: StoredQuote
      /** Of a first charge: what renews, and when. */
      renewal: Renewal | undefined
      /** What the buyer saw before, where it costs something else now. */
      seen: { price: number; currency: Currency } | undefined
      /** The buyer owns it since, and has not said that they want another. */
      isOwned: boolean
      covering: Covering[]
      before: BeforePaying
    }
  | { kind: 'pending'; order: Order }
  | {
      kind: 'paid'
      order: Order
      licences: NamedLicence[]
      due: Difference | undefined
      downloads: Download[]
      /** How the button for an account was answered. */
      account: 'sent' | 'many' | undefined
    }
  | { kind: 'refunded' | 'expired'; order: Order }
  | { kind: 'refused'; why: QuoteError['error'] }
  | { kind: 'missing' }

/** `opens`: the products of a bundle, for each of which its one key is. */
export type NamedLicence = IssuedLicence & { product: string; opens: readonly string[] }

export type CheckoutInput = {
  visit: Visit
  search: SearchParams
  customer: Customer | null
  owned: readonly OwnedLicence[]
  orders: string | undefined
  /** Who invited the visitor. */
  invite: string | undefined
}

/** Of an order if the address names one, else of a basket. */
export async function checkoutView(asking: CheckoutInput): Promise<CheckoutView> {
  const number = single(asking.search.order) || undefined
  return number === undefined ? basketView(asking) : orderView(number, asking)
}

async function basketView(asking: CheckoutInput): Promise<CheckoutView> {
  const { visit, search, owned } = asking
  const basket = await invited(basketOf(search, await addresses(), visit.os), asking)
  const priced = await quoteBasket(visit, basket, { owned, buyer: buyerOf(asking) })
  if (!priced.ok) return { kind: 'refused', why: priced.why }
  const covering = (await coveringLicences(visit))(priced.chosen)
  const [isTaxed, earlier] = await Promise.all([isTaxedIn(visit.locale), orderBefore(asking)])
  const order = { ...visit, billedTo: earlier?.billedTo ?? {}, provider: priced.payer }
  const before = await beforePaying({ order, sold: priced.chosen, locale: visit.locale })
  const isChoosing = single(search.change) === '1' || !single(search.plan)
  return { ...priced, covering, isTaxed, kind: 'basket', email: earlier?.email, before, isChoosing }
}

const buyerOf = ({ customer }: CheckoutInput): CodeBuyer | undefined =>
  customer ? { email: customer.email, customerId: customer.id } : undefined

/** With who invited the visitor, and the coupon that this brings them unless they chose one or none. */
async function invited(basket: Basket, { search, invite }: CheckoutInput): Promise<Basket> {
  if (invite === undefined) return basket
  const gift = single(search.coupon) === undefined ? await couponOfInvitation(invite) : null
  return { ...basket, coupon: basket.coupon ?? gift, ref: invite }
}

async function orderBefore({ search, customer, orders }: CheckoutInput): Promise<Order | undefined> {
  const number = single(search.from)
  if (!number) return undefined
  return visibleOrder(number, { secret: secretIn(orders, number), customerId: customer?.id })
}
