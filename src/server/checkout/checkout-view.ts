import { addresses } from '../addresses/known-addresses'
import { coveringLicences } from '../catalogue/covering'
import type { CodeBuyer } from '../coupons/code-eligibility'
import type { Order } from '../orders/order'
import { secretIn } from '../orders/order-cookie'
import { visibleOrder } from '../orders/viewer'
import { couponOfInvitation } from '../referral/invitation'
import { single } from '../request/search-params'
import { isTaxedIn } from '../sellers/seller'
import { type Basket, basketOf } from './basket'
import { beforePaying } from './before-paying'
import { orderView } from './order-view'
import { quoteBasket } from './quote-basket'
import type { CheckoutInput, CheckoutView } from './view'

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
  const renews = priced.billing === 'renewing'
  const before = await beforePaying({ order, sold: priced.chosen, renews, locale: visit.locale })
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
