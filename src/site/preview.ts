import { type Address, type AddressRequest, resolveAddress } from './address'
import type { AddressBook } from './address-book'
import { isLocale, LOCALE_COOKIE, type Locale } from './locale'
import type { PageRef } from './page'
import { pathOf } from './path'
import { isSite, portOf, type Site, speaks } from './sites'

export type Preview = {
  site: Site
  locale: Locale
  /** In ms, UTC; now by default. */
  at?: number
  campaign?: string
  product?: string
  /** In whose place: the name of a sample buyer, or a customer’s email address. */
  buyer?: string
  /** The id of a launch: what it publishes is shown in place of what is published. */
  launch?: string
}

/** A preview needs both; by themselves they show nothing, since pages check who sent them. */
export const PREVIEW_COOKIE = 'preview'
export const STAFF_COOKIE = 'payload-token'

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?$/

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
    buyer: buyerIn(asked.get('buyer') ?? ''),
    launch: launchIn(asked.get('launch') ?? ''),
  }
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

const launchIn = (text: string): string | undefined => (ID.test(text) ? text : undefined)

const MAX_BUYER = 254

const buyerIn = (text: string): string | undefined =>
  text
    .replace(/\p{Cc}/gu, '')
    .trim()
    .slice(0, MAX_BUYER)
    .toWellFormed() || undefined

function instantOf(text: string): number | undefined {
  const at = INSTANT.test(text) ? Date.parse(`${text}Z`) : Number.NaN
  return Number.isNaN(at) ? undefined : at
}

export const instantText = (at: number): string => new Date(at).toISOString().slice(0, -1)

export function previewFields({ at, ...texts }: Preview): [string, string][] {
  const fields = { ...texts, at: at === undefined ? undefined : instantText(at) }
  return Object.entries(fields).flatMap(([name, text]) => (text ? [[name, text]] : []))
}

export function previewPath(page: PageRef, preview: Preview): string {
  const path = pathOf(page, preview.site, preview.locale)
  return `/preview?${new URLSearchParams([...previewFields(preview), ['path', path]])}`
}

/** Not checked here: the page finds out whether the request may. */
export const previewAsked = (cookies: AddressRequest['cookies'] = {}): Preview | undefined =>
  cookies[STAFF_COOKIE] ? readPreview(cookies[PREVIEW_COOKIE] ?? '') : undefined

/**
 * As `resolveAddress`, also for those who preview. They see the previewed site on any host, since the admin's login is
 * known on its own host only, and pages of campaigns and products that are not in the book yet.
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
