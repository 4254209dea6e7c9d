import type { AddressBook } from './address-book'
import { type Destination, destinationOf } from './destination'
import { isLeftAlone } from './left-alone'
import { LOCALE_COOKIE, type Locale } from './locale'
import { negotiateLocale } from './negotiate-locale'
import { familyOf, type PageRef } from './page'
import { internalNotFound, internalPath, pathOf } from './path'
import { type PathProblem, readPath } from './raw-path'
import { signInFirst } from './sign-in-first'
import { defaultLocaleOf, originOf, portOf, type Site, siteOfHost, speaks } from './sites'

/** Path and query are raw, as they were sent. */
export type AddressRequest = {
  host: string
  path: string
  /** With or without the question mark. */
  query?: string
  protocol?: 'http' | 'https'
  cookies?: Readonly<Record<string, string | undefined>>
  acceptLanguage?: string
  isGuest?: boolean
}

type PageFound = Extract<Destination, { kind: 'page' }>

export type FoundPage = {
  kind: 'page'
  site: Site
  locale: Locale
  page: PageRef
  path: string
  internal: string
  prefixless: boolean
  indexable: boolean
  cacheable: boolean
  isMachine: boolean
}

export type Address =
  | FoundPage
  /** `setLocale`: keep this language in `LOCALE_COOKIE`, and answer with `Cache-Control: no-store`. */
  | { kind: 'redirect'; status: 301; to: string; setLocale?: Locale }
  | { kind: 'not_found'; site: Site; locale: Locale; internal: string }
  | { kind: 'bad_request'; site: Site; locale: Locale; internal: string; why: PathProblem }
  | { kind: 'pass'; site: Site }

/**
 * What an address is (PAGES.md): a page under its one canonical address; a redirect that reaches it in one hop, built
 * from the book and never from the request, so that it cannot leave the shop; or neither.
 */
export function resolveAddress(request: AddressRequest, book: AddressBook): Address {
  const site = siteOfHost(request.host, book.hosts)
  const path = readPath(request.path)
  if (!path.ok) return { ...nowhere(site), kind: 'bad_request', why: path.why }
  if (isLeftAlone(request.path)) return { kind: 'pass', site }
  // The only chain of two hops, named by PAGES.md: /index.html → /homepage.html → /
  if (request.path === '/index.html') return redirect('/homepage.html', request)
  const found = destinationOf(path.segments, site, book)
  if (found.kind === 'nowhere') return { ...nowhere(site, found.locale), kind: 'not_found' }
  if (found.kind === 'file') return redirect(found.path, request, found)
  const { page } = found
  const canonical = pathOf(page, found.site, found.locale)
  if (found.site === site && canonical === request.path) return pageAnswer(page, site, found.locale, request)
  const origin = found.site === site ? '' : originOf(found.site, book.hosts, doorOf(request))
  if (!isChoice(found, site)) return redirect(`${origin}${canonical}`, request, found)
  return { ...chosen(canonical, request, found), setLocale: found.locale }
}

function chosen(canonical: string, request: AddressRequest, found: PageFound) {
  const query = request.query?.replace(/^\?/, '')
  const signIn = request.isGuest && signInFirst(found.page, found.site, found.locale, query)
  return signIn ? redirect(signIn.path, {}, signIn) : redirect(canonical, request, found)
}

function nowhere(site: Site, wanted: Locale = defaultLocaleOf(site)) {
  const locale = speaks(site, wanted) ? wanted : defaultLocaleOf(site)
  return { site, locale, internal: internalNotFound(site, locale) }
}

function pageAnswer(page: PageRef, site: Site, prefix: Locale, request: AddressRequest): FoundPage {
  const { locales, indexable, cacheable, isMachine } = familyOf(page)
  const prefixless = locales === 'negotiated'
  const locale = prefixless
    ? negotiateLocale(site, request.cookies?.[LOCALE_COOKIE], request.acceptLanguage)
    : prefix
  const internal = internalPath(page, site, locale)
  return {
    kind: 'page',
    site,
    locale,
    page,
    path: request.path,
    internal,
    prefixless,
    indexable,
    cacheable,
    isMachine: isMachine || page.picture === true,
  }
}

/** A language prefix before a page that takes the visitor's language is the visitor's choice of one. */
const isChoice = (found: PageFound, site: Site): boolean =>
  found.isExplicit && found.site === site && familyOf(found.page).locales === 'negotiated'

const doorOf = ({ host, protocol }: AddressRequest) => ({ protocol, port: portOf(host) })

type Input = Pick<AddressRequest, 'query'>
function redirect(path: string, { query }: Input, row: { query?: string; fragment?: string } = {}) {
  const queries = [row.query, query?.replace(/^\?/, '')].filter(Boolean).join('&')
  const to = `${path}${queries && `?${queries}`}${row.fragment ?? ''}`
  return { kind: 'redirect' as const, status: 301 as const, to: ascii(to) }
}

/** A Location header takes printable ASCII only; what is already encoded stays. */
const ascii = (url: string): string =>
  url.replace(/[^\u0021-\u007e]+/g, characters => encodeURIComponent(characters.toWellFormed()))
