import type { ProviderName, Quote, RuleBook } from '@/pricing'
import { firstRenewalOf, offeredOf, type RenewingPlan } from '@/pricing/subscriptions'
import { recurringOf } from '../payments/recurring'
import { type Billing, isRenewing } from '../subscriptions/begin'

type Sold = Pick<Quote, 'pid' | 'plan' | 'price'> & { payer: ProviderName }

/**
 * How a plan can be bought (DOMAIN 6), the default first. What costs nothing saves no card, and not every
 * payer charges again: neither can renew.
 */
export function billingsOf(book: RuleBook, { pid, plan, price, payer }: Sold): readonly Billing[] {
  const offered = book.offering(pid, plan)?.billing ?? 'once'
  if (price === 0 || offered === 'once' || !recurringOf(payer)) return ['once']
  return offered === 'both' ? ['once', 'renewing'] : ['renewing']
}

/** Whether it renews, where its buyer wants it so or has no choice. */
export function renews(book: RuleBook, sold: Sold, wanted: Billing): boolean {
  const billings = billingsOf(book, sold)
  return (billings.includes(wanted) ? wanted : billings[0]) === 'renewing'
}

/** The next charge of a plan that renews: when (ms), and what it costs as things stand. */
export type Renewal = { plan: RenewingPlan; at: number; amount: number }

export function renewalOf(book: RuleBook, quote: Quote, at: number): Renewal | undefined {
  const { plan } = quote
  return isRenewing(plan) ? { plan, ...firstRenewalOf(offeredOf(book, quote), plan, at) } : undefined
}
