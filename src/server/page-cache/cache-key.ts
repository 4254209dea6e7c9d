import { currencyFor } from '@/pricing'
import type { FoundPage } from '@/site/address'
import { OS_CHOICE } from '@/site/os-choice'
import { familyOf } from '@/site/page'
import { pageKey, significantQuery } from '@/site/page-key'
import { previewAsked } from '@/site/preview'
import { COUNTRY_CHOICE, type Visitor, visitorOf } from '@/site/visit'
import { variantsIn } from '../experiments/running'
import { readCookies } from '../http/cookie'
import type { FoundAddress } from '../http/request-context'
import { TOKEN_COOKIE } from '../http/token-cookie'
import type { RequestFacts } from './request-facts'

/** Two requests with one key get the same bytes (PAGES, page cache). */
export type CacheableRequest = {
  key: string
  /** Shared by all variants of a URL; those with a query, which anybody can make up, are counted apart. */
  address: string
  page: FoundPage
  query: string
  facts: Visitor
  found: FoundAddress
}

const DRAFT_COOKIE = '__prerender_bypass'

/** Undefined for requests that must not be cached. */
export function cacheableRequestOf(request: RequestFacts, found: FoundAddress): CacheableRequest | undefined {
  if ((request.method !== 'GET' && request.method !== 'HEAD') || request.hasOtherWork) return undefined
  const cookies = readCookies(request.cookies)
  if (cookies[DRAFT_COOKIE] !== undefined || previewAsked(cookies)) return undefined
  const query = request.url.slice(found.path.length + 1)
  const page = found.address
  if (page.kind !== 'page' || !page.cacheable || page.prefixless) return undefined
  const facts = visitorIn(request, query, cookies, page)
  // What a customer reads as a price is theirs alone (decision 034).
  if (facts.loggedIn && familyOf(page.page).hasPrices) return undefined
  return { ...keyed(page, significantQuery(page.page, query), facts), found }
}

function keyed(page: FoundPage, query: string, facts: Visitor): Omit<CacheableRequest, 'found'> {
  const { site, path, locale } = page
  const key = `${pageKey({ ...facts, site, path, query })} ${currencyFor(locale, facts.country)}${choiceOf(locale, facts)}${facts.variants.map(key => ` ${key}`).join('')}`
  return { key, address: `${site} ${path}${query && '?'}`, page, query, facts }
}

/**
 * Beyond PAGES, a page varies by currency: in Chinese that is the country's, which the visitor chooses where it is
 * unknown.
 */
const choiceOf = (locale: FoundPage['locale'], { isCountryTold }: Visitor): string =>
  locale === 'zh' && !isCountryTold ? ' choice' : ''

/** As in `visitOfPage`. */
function visitorIn(
  { userAgent, platformHint, mobileHint, country }: RequestFacts,
  query: string,
  cookies: Record<string, string>,
  { site, page }: FoundPage,
): Visitor {
  return visitorOf({
    loggedIn: cookies[TOKEN_COOKIE] !== undefined,
    userAgent,
    platformHint,
    mobileHint,
    asked: new URLSearchParams(query).get(OS_CHOICE) ?? undefined,
    chosen: cookies[OS_CHOICE],
    country,
    chosenCountry: cookies[COUNTRY_CHOICE],
    variants: familyOf(page).hasPrices ? variantsIn(cookies, site) : [],
  })
}
