import { type Currency, isQuoteError, type PayerName, type QuoteErrorCode, quote } from '@/pricing'
import type { Visit } from '@/site/visit'
import { quoteInputOf } from '../checkout/basket'
import { ownedOfCustomer } from '../licences/owned'
import { ruleBook } from '../rule-book/live'
import { type Allowed, allowedWith } from './actions'
import { heldPlanOf } from './held-plan'

/** What is asked for: by default the lifetime plan of the product itself. */
export type Asked = {
  customerId: string
  id: string
  action: 'change_subscription' | 'upgrade_lft' | 'add_option'
  plan?: string
  pid?: number
  payer?: PayerName
}

/** In minor units; `due_now` is what would be charged at once. */
export type PriceDifference = { amount: number; currency: Currency; due_now: number }

export type NotPriced =
  | { ok: false; why: 'not_found' | QuoteErrorCode }
  | { ok: false; why: 'not_allowed'; allowed: Allowed }

/**
 * What it costs a customer to get from a plan that they hold to another (API, diff_price); charges nothing. A plan that
 * was paid for in advance is followed by a purchase, so this is what the checkout takes from them for it (DOMAIN 4); to
 * add an option takes a subscription.
 */
export async function priceDifference(
  asked: Asked,
  visit: Visit,
): Promise<{ ok: true; price: PriceDifference } | NotPriced> {
  const held = await heldPlanOf(asked, visit.at)
  if (!held) return { ok: false, why: 'not_found' }
  const allowed = allowedWith(held)
  if (asked.action === 'add_option' || !allowed.allowed.includes('diff_price'))
    return { ok: false, why: 'not_allowed', allowed }
  return purchase({ ...asked, pid: asked.pid ?? held.pid, plan: asked.plan ?? 'LFT' }, visit)
}

async function purchase(
  { customerId, pid, plan, payer }: Asked & { pid: number; plan: string },
  visit: Visit,
) {
  const [{ book }, owned] = await Promise.all([ruleBook(), ownedOfCustomer(customerId)])
  const product = book.productByPid(pid)
  if (!product) return { ok: false, why: 'unknown_route' } as const
  const input = quoteInputOf(
    { ...visit, owned, payer },
    { route: product.route, plan, os: product.os, coupon: null },
  )
  const quoted = quote(book, { ...input, target: { route: product.route, plan } })
  if (isQuoteError(quoted)) return { ok: false, why: quoted.error } as const
  const { price, currency } = quoted
  return { ok: true, price: { amount: price, currency, due_now: price } } as const
}
