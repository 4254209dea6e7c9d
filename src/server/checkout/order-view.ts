import { isQuoteError } from '@/pricing'
import type { Visit } from '@/site/visit'
import { coveringLicences } from '../catalogue/covering'
import { licencesOfOrder } from '../licences/of-order'
import type { Order } from '../orders/order'
import { secretIn } from '../orders/order-cookie'
import { refundedAt } from '../orders/refunded-at'
import type { StoredQuote } from '../orders/stored-quote'
import { visibleOrder } from '../orders/viewer'
import { dueDifference } from '../payments/differences/due-difference'
import { downloadsOfOrder } from '../releases/of-order'
import { single } from '../request/search-params'
import { bundledNames } from '../rule-book/bundled-names'
import { ruleBook } from '../rule-book/live'
import { productNames } from '../rule-book/product-names'
import { database } from '../runtime/database'
import { beforePaying } from './before-paying'
import { orderRenews, renewalOf } from './billing'
import { askedOrder } from './order-status'
import { isSamePrice, requoteWithBase } from './requote'
import type { CheckoutInput, CheckoutView, NamedLicence } from './view'

type Asking = Pick<CheckoutInput, 'visit' | 'search' | 'customer' | 'orders'>

/** What the checkout shows of an order that was placed. */
export async function orderView(
  number: string,
  { visit, search, customer, orders }: Asking,
): Promise<CheckoutView> {
  const secret = single(search.secret) ?? secretIn(orders, number)
  const found = await visibleOrder(number, { secret, customerId: customer?.id })
  if (!found) return { kind: 'missing' }
  const order = await askedOrder(found)
  switch (order.state) {
    case 'open':
    case 'failed':
      return reviewOf(order, visit, single(search.was))
    case 'paid':
      return paidView(order, visit, single(search.account))
    case 'pending':
    case 'expired':
    case 'refunded':
      return { kind: order.state, order }
  }
}

async function reviewOf(order: Order, visit: Visit, was: string | undefined): Promise<CheckoutView> {
  const priced = await requoteWithBase(order, visit.at, order.provider)
  if (isQuoteError(priced)) return { kind: 'refused', why: priced.error }
  const { quote: now, isCovered } = priced
  const isOwned = isCovered && !order.again
  const covering = isOwned ? (await coveringLicences(visit))(now) : []
  const renewal = order.charge === 1 ? renewalOf((await ruleBook()).book, now, visit.at) : undefined
  const before = await beforePaying({ order, sold: now, renews: orderRenews(order), locale: visit.locale })
  const seen = isSamePrice(order.quote, now) ? seenBefore(was, now) : order.quote
  return { kind: 'review', order, now, renewal, seen, isOwned, covering, before }
}

/** What the page of the checkout showed, as the address of the order tells it. */
function seenBefore(was: string | undefined, { price, currency }: StoredQuote) {
  const shown = /^\d{1,9}$/.test(was ?? '') ? Number(was) : price
  return shown === price ? undefined : { price: shown, currency }
}

async function paidView(order: Order, visit: Visit, answer: string | undefined): Promise<CheckoutView> {
  const [licences, due, downloads, refunded] = await Promise.all([
    namedLicences(order, visit),
    dueDifference(database, order.id),
    downloadsOfOrder(order, visit.at),
    refundedAt(database, order.id),
  ])
  const account = (['sent', 'many'] as const).find(each => each === answer)
  return { kind: 'paid', order, licences, due, downloads, account, refundedAt: refunded }
}

async function namedLicences({ id }: Order, { locale }: Visit): Promise<NamedLicence[]> {
  const [licences, nameOf, bundledIn] = await Promise.all([
    licencesOfOrder(database, id),
    productNames(locale),
    bundledNames(locale),
  ])
  return licences.map(licence => ({
    ...licence,
    ...{ product: nameOf(licence.pid), opens: bundledIn(licence.pid) },
  }))
}
