import type { QuoteInput } from '@/pricing'
import { type AddressBook, productRoute } from '@/site/address-book'
import { countsFromPriorPrice } from '@/site/markets'
import type { Visit } from '@/site/visit'
import { type SearchParams, single } from '../request/search-params'
import { BILLINGS, type Billing } from '../subscriptions/begin'

/** Without prices. `plan` is as the visitor named it and may not exist. */
export type Basket = {
  route: string
  plan: string | null
  os: 'win' | 'mac'
  coupon: string | null
  billing?: Billing
  /** The code of who invited the visitor. */
  ref?: string
}

const MAX_CODE_LENGTH = 64

/** The basket of an address (PAGES, aliases); an unknown route gives the video all-in-one. */
export function basketOf(search: SearchParams, book: AddressBook, os: Visit['os']): Basket {
  return {
    route: productRoute(book, single(search.route)),
    plan: single(search.plan) || null,
    os,
    coupon: couponOf(single(search.coupon)),
    ...billingOf(single(search.billing)),
  }
}

const billingOf = (text: string | undefined): Pick<Basket, 'billing'> => {
  const billing = BILLINGS.find(each => each === text)
  return billing ? { billing } : {}
}

/** A coupon code as typed, without surrounding space or characters that cannot be stored; null where empty. */
export const couponOf = (text: string | undefined): string | null => {
  const typed = (text ?? '').replace(/\p{Cc}/gu, '')
  return typed.trim().slice(0, MAX_CODE_LENGTH).toWellFormed() || null
}

/** The checkout’s address with what was chosen; choices that are open stay out of it. */
export function checkoutPath(
  { route, plan, os, coupon, billing, ref }: Basket,
  more: Record<string, string> = {},
): string {
  const choices = {
    ...{ route, ...(plan && { plan }), os, ...(coupon && { coupon }) },
    ...{ ...(billing && { billing }), ...(ref && { ref }) },
  }
  return `/checkout?${new URLSearchParams({ ...choices, ...more })}`
}

type Shopper = Pick<QuoteInput, 'at' | 'site' | 'locale' | 'country' | 'owned' | 'payer' | 'entered'>

/** The quote's input but for its target (DOMAIN 7); where the law of the visitor's market asks for it, savings count from the prior price. */
export function quoteInputOf(
  { at, site, locale, country, owned, payer, entered }: Shopper,
  { os, coupon }: Basket,
): Omit<QuoteInput, 'target'> {
  const countsFromPrior = countsFromPriorPrice({ country, locale })
  return { at, site, locale, country, os, coupon, entered, payer, owned, countsFromPrior }
}
