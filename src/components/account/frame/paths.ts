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

/**
 * The account's page by an address that brings the language along: it has one address for all languages, and takes that
 * of a cookie, which this one sets.
 */
export const accountPath = ({ site, locale }: Where): string => {
  const prefix = locale === 'ja' ? '' : `/${locale}`
  return `${prefix}${pathOf(page('my-account'), site, locale)}`
}

/** A section of the account, whose address is the same in all languages: '/my-account/auth-info'. */
export const sectionPath = (section: string, { site, locale }: Where, query: Query = {}): string =>
  withQuery(pathOf(page('my-account', section), site, locale), query)

/** One device of the customer's. */
export const devicePath = (id: string, { site, locale }: Where): string =>
  pathOf(page('device', id), site, locale)

/** The receipt of an order. */
export const receiptPath = (number: string, where: Where): string =>
  sectionPath('billing', where, { order: number })

/** The same as a PDF in a language; a guest brings the secret of the order along. */
export function receiptFilePath(number: string, locale: Where['locale'], secret?: string): string {
  return withQuery(`/order/receipt/${number}`, { language: locale, secret })
}

/** The checkout of something that is not ordered yet. */
export const checkoutPath = (basket: Record<string, string>, { site, locale }: Where): string =>
  withQuery(pathInLanguage(page('checkout'), site, locale), basket)

/** The checkout of an order that is not paid yet. */
export const orderPath = (number: string): string => `/checkout?${new URLSearchParams({ order: number })}`
