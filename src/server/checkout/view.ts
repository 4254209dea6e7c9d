import type { Currency, OwnedLicence, QuoteError } from '@/pricing'
import type { Visit } from '@/site/visit'
import type { Covering } from '../catalogue/covering'
import type { IssuedLicence } from '../licences/of-order'
import type { Order } from '../orders/order'
import type { StoredQuote } from '../orders/stored-quote'
import type { Difference } from '../payments/differences/due-difference'
import type { Download } from '../releases/downloads'
import type { SearchParams } from '../request/search-params'
import type { Customer } from '../sessions/customer'
import type { BeforePaying } from './before-paying'
import type { Renewal } from './billing'
import type { PricedBasket } from './quote-basket'

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
      /** When a part of it went back, in ms; null also where that is not one day. */
      refundedAt: number | null
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
