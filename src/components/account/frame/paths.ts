import { type PageRef, page } from '@/site/page'
import { pathOf } from '@/site/path'
import { pathInLanguage } from '@/site/path-in-language'
import type { Visit } from '@/site/visit'

type Where = Pick<Visit, 'site' | 'locale'>
type Query = Record<string, string | undefined>

/** The path of a page in the visitor's language with a query: `/de/login?next=%2Fcheckout`. */
export function linkTo(family: PageRef['family'], { site, locale }: Where, query: Query = {}): string {
  return withQuery(pathOf(page(family), site, locale), query)
}

function withQuery(path: string, query: Query): string {
  const pairs = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined)
  const text = new URLSearchParams(pairs).toString()
  return `${path}${text && `?${text}`}`
}

/** The account has one address for all languages and takes its language from a cookie; the prefix sets that cookie. */
export const accountPath = ({ site, locale }: Where): string => {
  const prefix = locale === 'ja' ? '' : `/${locale}`
  return `${prefix}${pathOf(page('my-account'), site, locale)}`
}

/** A section's address is the same in all languages: '/my-account/auth-info'. */
export const sectionPath = (section: string, { site, locale }: Where, query: Query = {}): string =>
  withQuery(pathOf(page('my-account', section), site, locale), query)

export const devicePath = (id: string, { site, locale }: Where): string =>
  pathOf(page('device', id), site, locale)

export const invoicePath = (number: string, where: Where): string =>
  sectionPath('billing', where, { order: number })

/** The receipt as PDF in a language; a guest passes the order's secret. */
export function invoiceFilePath(number: string, locale: Where['locale'], secret?: string): string {
  return withQuery(`/order/receipt/${number}`, { language: locale, secret })
}

export const checkoutPath = (basket: Record<string, string>, { site, locale }: Where): string =>
  withQuery(pathInLanguage(page('checkout'), site, locale), basket)

/** The invoice of a payer that sold in its own name; a guest passes the order's secret. */
export const payerInvoicePath = (number: string, secret?: string): string =>
  withQuery(`/order/payer-invoice/${number}`, { secret })

/** The checkout of an order that is not paid yet. */
export const orderPath = (number: string): string => `/checkout?${new URLSearchParams({ order: number })}`
