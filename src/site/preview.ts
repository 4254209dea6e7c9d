import { type Address, type AddressRequest, resolveAddress } from './address'
import type { AddressBook } from './address-book'
import { isLocale, LOCALE_COOKIE, type Locale } from './locale'
import type { PageRef } from './page'
import { pathOf } from './path'
import { isSite, portOf, type Site, speaks } from './sites'

/** What a member of staff looks at before it is published. */
export type Preview = {
  /** Of the page, whatever host the admin is opened on. */
  site: Site
  locale: Locale
  /** The instant to look at (ms, UTC); now where there is none. */
  at?: number
  /** Routes of the campaign page and of the product page whose drafts count as published. */
  campaign?: string
  product?: string
}

/** Both are needed, and show nothing by themselves: pages ask anew who sent them. */
export const PREVIEW_COOKIE = 'preview'
export const STAFF_COOKIE = 'payload-token'

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?$/

/** A preview as parameters; undefined where they name no language of a site. */
export function readPreview(text: string): Preview | undefined {
  const asked = new URLSearchParams(text)
  const [site, locale] = [asked.get('site') ?? undefined, asked.get('locale') ?? undefined]
  if (!isSite(site) || !isLocale(locale) || !speaks(site, locale)) return undefined
  return {
    site,
    locale,
    at: instantOf(asked.get('at') ?? ''),
    campaign: asked.get('campaign') || undefined,
    product: asked.get('product') || undefined,
  }
}

function instantOf(text: string): number | undefined {
  const at = INSTANT.test(text) ? Date.parse(`${text}Z`) : Number.NaN
  return Number.isNaN(at) ? undefined : at
}

/** An instant as a form names it, in UTC: '2026-11-27T00:00:00.000'. */
export const instantText = (at: number): string => new Date(at).toISOString().slice(0, -1)

/** Its parameters by name, as `readPreview` reads them. */
export function previewFields({ at, ...texts }: Preview): [string, string][] {
  const fields = { ...texts, at: at === undefined ? undefined : instantText(at) }
  return Object.entries(fields).flatMap(([name, text]) => (text ? [[name, text]] : []))
}

/** Where the preview of a page begins, on every host of the shop. */
export function previewPath(page: PageRef, preview: Preview): string {
  const path = pathOf(page, preview.site, preview.locale)
  return `/preview?${new URLSearchParams([...previewFields(preview), ['path', path]])}`
}

/** What a request asks to preview; whether it may, the page finds out. */
export const previewAsked = (cookies: AddressRequest['cookies'] = {}): Preview | undefined =>
  cookies[STAFF_COOKIE] ? readPreview(cookies[PREVIEW_COOKIE] ?? '') : undefined

/**
 * What an address is, also for those who preview: an address of the previewed site on whatever host, since the admin's
 * login is known on its own host alone, and the pages of campaigns and products that are not in the book yet.
 */
export function addressSeen(request: AddressRequest, book: AddressBook): Address {
  const preview = previewAsked(request.cookies)
  if (!preview) return resolveAddress(request, book)
  const there = asSeenThere(request, preview, book)
  const found = resolveAddress(there, book)
  return found.kind === 'not_found' ? resolveAddress(there, withDrafts(book, preview)) : found
}

function asSeenThere(request: AddressRequest, { site, locale }: Preview, { hosts }: AddressBook) {
  const port = portOf(request.host)
  const host = port === undefined || portOf(hosts[site]) ? hosts[site] : `${hosts[site]}:${port}`
  return { ...request, host, cookies: { ...request.cookies, [LOCALE_COOKIE]: locale } }
}

function withDrafts(book: AddressBook, { campaign, product }: Preview): AddressBook {
  const { pages } = book
  const also = (names: AddressBook['pages']['campaign'], route: string | undefined) =>
    route ? new Map([...names, [route.toLowerCase(), route]]) : names
  return {
    ...book,
    pages: {
      ...pages,
      campaign: also(pages.campaign, campaign),
      product: also(pages.product, product),
    },
  }
}
