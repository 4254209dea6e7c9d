import { currencyFor } from '@/pricing'
import { type FoundPage, resolveAddress } from '@/site/address'
import type { AddressBook } from '@/site/address-book'
import { OS_CHOICE } from '@/site/os'
import { familyOf } from '@/site/page'
import { pageKey, significantQuery } from '@/site/page-key'
import { previewAsked } from '@/site/preview'
import { COUNTRY_CHOICE, type Visit, visitOf } from '@/site/visit'
import { readCookies } from '../http/cookie'
import { TOKEN_COOKIE } from '../http/token-cookie'
import type { RequestFacts } from './request-facts'

/** A page as the cache knows it: two requests with one key get the same bytes (PAGES, page cache). */
export type CacheableRequest = {
  key: string
  /** What all variants of one address have in common; those with a query, which anybody can make up, stand apart. */
  address: string
  page: FoundPage
  query: string
  facts: Pick<Visit, 'loggedIn' | 'device' | 'clientOs' | 'country' | 'isCountryTold'>
}

const DRAFT_COOKIE = '__prerender_bypass'

/** The page that a request asks for, where it may come out of the cache; undefined for everything else. */
export function cacheableRequestOf(said: RequestFacts, book: AddressBook): CacheableRequest | undefined {
  if ((said.method !== 'GET' && said.method !== 'HEAD') || said.hasOtherWork) return undefined
  const cookies = readCookies(said.cookies)
  if (cookies[DRAFT_COOKIE] !== undefined || previewAsked(cookies)) return undefined
  const [path, query] = partsOf(said.url)
  const page = resolveAddress({ host: said.host, path, query }, book)
  if (page.kind !== 'page' || !page.cacheable || page.prefixless) return undefined
  const facts = factsOf(said, page, query, cookies)
  // What a customer reads as a price is theirs alone (decision 034).
  if (facts.loggedIn && familyOf(page.page).hasPrices) return undefined
  return questionAbout(page, significantQuery(query), facts)
}

function questionAbout(page: FoundPage, query: string, facts: CacheableRequest['facts']): CacheableRequest {
  const { site, path, locale } = page
  const key = `${pageKey({ ...facts, site, path, query })} ${currencyFor(locale, facts.country)}${choiceOf(locale, facts)}`
  return { key, address: `${site} ${path}${query && '?'}`, page, query, facts }
}

/**
 * Beside what PAGES names a page varies by its currency: in Chinese that depends on the country, which the page lets the
 * visitor choose where nobody told it.
 */
const choiceOf = (locale: FoundPage['locale'], { isCountryTold }: CacheableRequest['facts']): string =>
  locale === 'zh' && !isCountryTold ? ' choice' : ''

function partsOf(url: string): [path: string, query: string] {
  const mark = url.indexOf('?')
  return mark < 0 ? [url, ''] : [url.slice(0, mark), url.slice(mark + 1)]
}

/** Read as pages read them (`visitOfPage`), without the clock. */
function factsOf(
  { userAgent, platformHint, mobileHint, country }: RequestFacts,
  { site, locale, path }: FoundPage,
  query: string,
  cookies: Record<string, string>,
): CacheableRequest['facts'] {
  return visitOf({
    at: 0,
    site,
    locale,
    origin: '',
    path,
    loggedIn: cookies[TOKEN_COOKIE] !== undefined,
    userAgent,
    platformHint,
    mobileHint,
    chosen: new URLSearchParams(query).get(OS_CHOICE) ?? cookies[OS_CHOICE],
    country,
    chosenCountry: cookies[COUNTRY_CHOICE],
  })
}
