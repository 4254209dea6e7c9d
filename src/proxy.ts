import { type NextRequest, NextResponse } from 'next/server'
import { takeHandOver } from '@/server/accounts/hand-over'
import { languagesOfPage } from '@/server/addresses/published-locales'
import { cookieText } from '@/server/http/cookie'
import { addressOfRequest } from '@/server/http/request-context'
import { UNAVAILABLE_PAGE_HEADERS, unavailable } from '@/server/http/unavailable'
import { isDatabaseThere } from '@/server/rule-book/database-reach'
import { knownRuleBook } from '@/server/rule-book/live'
import { env } from '@/server/runtime/env'
import { log } from '@/server/runtime/log/log'
import type { FoundPage } from '@/site/address'
import { LOCALE_COOKIE, LOCALE_SECONDS, type Locale } from '@/site/locale'
import { type PageRef, page } from '@/site/page'
import { internalNotFound, internalUnavailable, pathOf } from '@/site/path'
import { previewAsked } from '@/site/preview'
import { REDIRECT_HEADER } from '@/site/redirect'
import { treeOf } from '@/site/sites'

/** Not before uploads: Next would hold a copy of each in memory, and cut it off at 10 MB. */
export const config = { matcher: '/((?!_next/|cms/releases(?:/|$)).*)' }

/** They answer also where there is no rule book to look an address up in. */
const PROBES = ['/healthz', '/readyz']

/** Sends each request to the route that makes its page; what an address is, `addressSeen` decided. */
export async function proxy(request: NextRequest): Promise<Response> {
  const url = new URL(request.url)
  if (PROBES.includes(url.pathname)) return NextResponse.next()
  if (!knownRuleBook() && !(await isDatabaseThere())) return unavailable()
  const address = await addressOfRequest(url.pathname)
  switch (address.kind) {
    case 'pass':
      return NextResponse.next()
    case 'redirect':
      return redirectTo(address.to, request, address.setLocale)
    case 'page': {
      const handed = handedOver(address, request, url)
      if (handed) return handed
      if (needsDatabase(address) && !(await isDatabaseThere())) return withoutDatabase(address, request)
      return rewriteTo(await routeOf(address, request), request, url)
    }
    case 'not_found':
    case 'bad_request':
      return rewriteTo(address.internal, request, url)
  }
}

/**
 * The route that makes a page. A page that says «not found» itself is an empty document until its script runs, so an
 * article, review, desk, list or category that is not there goes where unknown addresses go. Staff may see drafts.
 */
async function routeOf(found: FoundPage, request: NextRequest): Promise<string> {
  const { site, locale, internal } = found
  if (found.page.picture || previewAsked(cookiesOf(request))) return internal
  return (await isThere(found.page, locale)) ? internal : internalNotFound(site, locale)
}

/** Where that cannot be read, it is for the page itself to say. */
async function isThere(shown: PageRef, locale: Locale): Promise<boolean> {
  try {
    return (await languagesOfPage(shown)).includes(locale)
  } catch (error) {
    log.error({ error }, 'whether a post is there could not be read')
    return true
  }
}

/** These two come out of the rule book alone. */
const needsDatabase = ({ page: { family } }: FoundPage): boolean =>
  family !== 'robots' && family !== 'manifest'

/**
 * The page that says so in the shop's frame, as a stranger sees it: who is signed in, and what staff preview, nobody can
 * say now. A part of a page, a form and a program get a sentence.
 */
function withoutDatabase({ site, locale, isMachine }: FoundPage, request: NextRequest): Response {
  const isDocument = request.method === 'GET' || request.method === 'HEAD'
  if (isMachine || !isDocument || request.headers.has('rsc')) return unavailable(locale)
  const headers = new Headers(request.headers)
  headers.delete('cookie')
  headers.set('x-shop-path', pathOf(page('home'), site, locale))
  headers.set('x-shop-query', '')
  return NextResponse.rewrite(new URL(internalUnavailable(site, locale), request.nextUrl), {
    request: { headers },
    headers: UNAVAILABLE_PAGE_HEADERS,
  })
}

/** A page that an application opened for its customer. */
function handedOver({ site, locale }: FoundPage, request: NextRequest, url: URL): Response | undefined {
  const login = treeOf(site) === 'shop' ? pathOf(page('login'), site, locale) : undefined
  const taken = takeHandOver(url, cookiesOf(request), login)
  if (!taken) return undefined
  const headers = new Headers({
    Location: new URL(taken.goTo, request.url).href,
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
  })
  for (const cookie of taken.cookies ?? []) headers.append('Set-Cookie', cookieText(cookie))
  return new Response(null, { status: 303, headers })
}

const cookiesOf = (request: NextRequest): Record<string, string> =>
  Object.fromEntries(request.cookies.getAll().map(({ name, value }) => [name, value]))

/** Next takes absolute addresses only, and makes those of the own host relative again before they leave. */
function redirectTo(to: string, { url }: NextRequest, setLocale: string | undefined): NextResponse {
  const { href } = new URL(to, url)
  const response = new NextResponse(null, { status: 301, headers: { Location: href } })
  if (!to.startsWith('/')) response.headers.set(REDIRECT_HEADER, href)
  if (setLocale) {
    response.headers.set('Cache-Control', 'no-store')
    response.cookies.set(LOCALE_COOKIE, setLocale, {
      path: '/',
      maxAge: LOCALE_SECONDS,
      sameSite: 'lax',
      domain: env().COOKIE_DOMAIN,
    })
  }
  return response
}

/** Pages learn the address that was asked for from `x-shop-path` and `x-shop-query`; values from outside are overwritten here. */
function rewriteTo(internal: string, request: NextRequest, url: URL): NextResponse {
  const headers = new Headers(request.headers)
  headers.set('x-shop-path', url.pathname)
  headers.set('x-shop-query', url.search)
  const target = new URL(`${internal}${url.search}`, request.nextUrl)
  return NextResponse.rewrite(target, { request: { headers } })
}
