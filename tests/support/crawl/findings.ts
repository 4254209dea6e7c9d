import { HTML_LANG, isLocale, type Locale } from '@/site/locale'
import { type Crawled, keyOf, type Visited, withoutFragment } from './crawl'
import type { PageFacts } from './page-facts'

export type Shown = Visited & { page: PageFacts }

/** The pages that the shop shows: not its redirects, pictures and files. */
export const shownPages = (crawled: Crawled): Shown[] =>
  [...crawled.values()].flatMap(({ page, ...visited }) => (page ? [{ ...visited, page }] : []))

export const brokenLinks = (crawled: Crawled): string[] =>
  [...crawled.values()]
    .filter(({ status, location }) => status !== 200 && location === undefined)
    .map(({ address, status, from }) => `${address} answers ${status}, linked on ${from}`)

/** Redirects that links may lead to (PAGES): a choice of language, a customer's page asked for by a guest, an installer. */
const DOCUMENTED = [
  /^\/(en|de|es|it|fr|zh)\/(checkout|my-account|sales-campaign|upgrade-campaign|subscriber-upgrade)(\/|\?|$)/,
  /^\/my-account(\/|$)/,
  /^\/service\/download-link\?/,
]

/** Links that are sent on without need, or more than once. */
export const longWays = (crawled: Crawled): string[] =>
  [...crawled.values()]
    .filter(({ address, location, hops }) => {
      const { pathname, search } = new URL(address)
      const isDocumented = DOCUMENTED.some(pattern => pattern.test(`${pathname}${search}`))
      return location !== undefined && (hops > 0 || !isDocumented)
    })
    .map(({ address, location, from }) => `${address} leads on to ${location}, linked on ${from}`)

/** Links to a place inside a page that has no such place. */
export function lostFragments(crawled: Crawled): string[] {
  const links = shownPages(crawled).flatMap(({ address, page }) =>
    page.links.filter(link => link.includes('#')).map(link => ({ link, address })),
  )
  return links
    .filter(({ link }) => {
      const ids = pageAt(crawled, withoutFragment(link))?.ids
      const fragment = decodeURIComponent(link.split('#')[1] ?? '')
      return ids && fragment !== '' && !ids.has(fragment)
    })
    .map(({ link, address }) => `${link}, linked on ${address}`)
}

function pageAt(crawled: Crawled, address: string): PageFacts | undefined {
  const found = crawled.get(address)
  if (found?.location === undefined) return found?.page
  return crawled.get(keyOf({ address: found.location, locale: found.locale }))?.page
}

/**
 * Campaigns that only their own visitors are led to: by a notice in an application, by the bar while they run, by old links
 * to one that is over.
 */
const LED_TO_FROM_OUTSIDE = /\/(?:clientad-promotion|aio-special-offer|black-friday-sales-2022)$/

/** A product that is sold no more keeps its page for old links. */
const isWithdrawn = ({ address, page }: Shown): boolean =>
  !page.sold && /-(?:downloader|converter)$/.test(new URL(address).pathname) && !READ.test(address)

const READ = /\/(?:guide|article)\//

/** Pages for search engines that no other page of their language leads to. */
export function orphans(crawled: Crawled): string[] {
  const pages = shownPages(crawled)
  const linked = new Set(
    pages.flatMap(({ address, page }) =>
      page.links
        .map(withoutFragment)
        .filter(link => link !== address)
        .map(link => `${page.lang} ${link}`),
    ),
  )
  return pages
    .filter(({ address, page }) => page.isIndexed && page.canonical && whole(page.canonical) === address)
    .filter(shown => !isWithdrawn(shown) && !LED_TO_FROM_OUTSIDE.test(shown.address))
    .filter(({ address, page }) => !linked.has(`${page.lang} ${address}`))
    .map(({ address }) => address)
}

/** Different pages of one site and language under one title. */
export function sharedTitles(crawled: Crawled): string[] {
  const pathsOf = new Map<string, Set<string>>()
  for (const { address, page } of shownPages(crawled)) {
    const { host, pathname } = new URL(page.canonical ?? address)
    const key = `${host} ${page.lang} «${page.title}»`
    pathsOf.set(key, (pathsOf.get(key) ?? new Set()).add(pathname))
  }
  return [...pathsOf]
    .filter(([, paths]) => paths.size > 1)
    .map(([key, paths]) => `${key}: ${[...paths].join(' ')}`)
}

export const wrongLanguages = (crawled: Crawled): string[] =>
  shownPages(crawled)
    .filter(shown => shown.page.lang !== HTML_LANG[localeOf(shown)])
    .map(({ address, page }) => `${address} says «${page.lang}»`)

/** The language that an address promises: its prefix, else what a choice keeps, else the site's own. */
export function localeOf({ address, locale }: Pick<Visited, 'address' | 'locale'>): Locale {
  const { hostname, pathname } = new URL(address)
  const prefix = pathname.split('/')[1]
  if (isLocale(prefix)) return prefix
  if (isLocale(locale)) return locale
  return /^(jp|discover-jp)\./.test(hostname) ? 'ja' : 'en'
}

export const mixedCurrencies = (crawled: Crawled): string[] =>
  shownPages(crawled)
    .filter(({ page }) => page.currencies.length > 1)
    .map(({ address, page }) => `${address}: ${page.currencies.join(', ')}`)

/** Canonical and hreflang links that name what is not there, or is not answered from the other side. */
export function oneSidedLinks(crawled: Crawled): string[] {
  const pages = shownPages(crawled)
  return [
    ...pages.flatMap(({ address, page }) => canonicalProblem(crawled, address, page)),
    ...pages.flatMap(({ address, page }) => alternateProblems(crawled, address, page)),
  ]
}

const whole = (address: string) => new URL(address).href

function canonicalProblem(crawled: Crawled, address: string, { canonical, isIndexed }: PageFacts): string[] {
  if (canonical === undefined) return isIndexed ? [`${address} is indexed without a canonical address`] : []
  const there = crawled.get(whole(canonical))?.page
  return there?.canonical && whole(there.canonical) === whole(canonical)
    ? []
    : [`${address} is canonical at ${canonical}, which is not`]
}

function alternateProblems(
  crawled: Crawled,
  address: string,
  { canonical, alternates }: PageFacts,
): string[] {
  if (!canonical || whole(canonical) !== address) return []
  return Object.entries(alternates).flatMap(([language, href]) => {
    const back = Object.values(crawled.get(whole(href))?.page?.alternates ?? {}).map(whole)
    return back.includes(address) ? [] : [`${address} says ${href} is ${language}, which does not name it`]
  })
}
