import { type Currency, isQuoteError, type ProviderName, type QuoteErrorCode, quote } from '@/pricing'
import type { Visit } from '@/site/visit'
import { ownedOfCustomer } from '../licences/owned'
import { ruleBook } from '../rule-book/live'
import { type Allowed, allowedWith } from './actions'
import { heldPlanOf } from './held-plan'

/** By default the lifetime plan of the product itself. */
export type DifferenceInput = {
  customerId: string
  id: string
  action: string
  plan?: string
  pid?: number
  payer: ProviderName
}

/** In minor units; `due_now`: charged at once. */
export type PriceDifference = { amount: number; currency: Currency; due_now: number }

export type NotPriced =
  | { ok: false; why: 'not_found' | QuoteErrorCode }
  | { ok: false; why: 'not_allowed'; allowed: Allowed }

const PRICED = ['change_subscription', 'upgrade_lft']

/**
 * What changing from a held plan to another would cost (API, diff_price); charges nothing. After a plan paid in
 * advance that is a purchase, at the checkout's price (DOMAIN 4); `add_option` needs a subscription.
 */
export async function priceDifference(
  asked: DifferenceInput,
  visit: Visit,
): Promise<{ ok: true; price: PriceDifference } | NotPriced> {
  const held = await heldPlanOf(asked, visit.at)
  if (!held) return { ok: false, why: 'not_found' }
  const allowed = allowedWith(held)
  if (!PRICED.includes(asked.action) || !allowed.allowed.includes('diff_price'))
    return { ok: false, why: 'not_allowed', allowed }
  return purchase({ ...asked, pid: asked.pid ?? held.pid, plan: asked.plan ?? 'LFT' }, visit)
}

async function purchase(
  { customerId, pid, plan, payer }: DifferenceInput & { pid: number; plan: string },
  visit: Visit,
) {
  const [{ book }, owned] = await Promise.all([ruleBook(), ownedOfCustomer(customerId)])
  const product = book.productByPid(pid)
  if (!product) return { ok: false, why: 'unknown_route' } as const
  const { at, site, locale, country } = visit
  const { os, route } = product
  const input = { at, site, locale, country, os, coupon: null, payer, owned }
  const quoted = quote(book, { ...input, target: { route, plan } })
  if (isQuoteError(quoted)) return { ok: false, why: quoted.error } as const
  const { price, currency } = quoted
  return { ok: true, price: { amount: price, currency, due_now: price } } as const
}
