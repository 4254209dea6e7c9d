import { billingOf, type ProviderName, type Quote, type RuleBook } from '@/pricing'
import { firstRenewalOf, offeredOf, type RenewingPlan } from '@/pricing/subscriptions'
import type { Order } from '../orders/order'
import { recurringOf } from '../payments/recurring'
import { type Billing, isRenewing } from '../subscriptions/begin'

type Sold = Pick<Quote, 'pid' | 'plan' | 'price'> & { payer: ProviderName }

const CHOICES = { once: ['once'], renewing: ['renewing'], both: ['renewing', 'once'] } as const

/** How a plan can be bought (DOMAIN 6), the default first. With a payer that cannot charge again nothing renews. */
export const billingsOf = (book: RuleBook, { payer, ...sold }: Sold): readonly Billing[] =>
  recurringOf(payer) ? CHOICES[billingOf(book, sold)] : CHOICES.once

/** How it is bought: as its buyer wants, where that is possible. */
export const chosenBilling = (billings: readonly Billing[], wanted: Billing | undefined): Billing =>
  billings.find(each => each === wanted) ?? billings[0] ?? 'once'

/** The next charge of a plan that renews: when (ms), and what it costs as things stand. */
export type Renewal = { plan: RenewingPlan; at: number; amount: number }

/** When and at what price it renews first, `at` in ms; undefined for a plan that does not. */
export function renewalOf(book: RuleBook, quote: Quote, at: number): Renewal | undefined {
  const { plan } = quote
  return isRenewing(plan) ? { plan, ...firstRenewalOf(offeredOf(book, quote), plan, at) } : undefined
}

/** Whether what an order bought is charged again; of a subscription that becomes a lifetime licence nothing is. */
export const orderRenews = ({ subscriptionId, quote }: Pick<Order, 'subscriptionId' | 'quote'>): boolean =>
  subscriptionId !== null && isRenewing(quote.plan)
