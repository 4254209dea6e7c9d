import { BOOK } from '@tests/support/address-rows'
import { pagesOf } from '@tests/support/pages'
import { expect, test } from 'vitest'
import { resolveAddress } from '@/site/address'
import { alternatesOf } from '@/site/alternates'
import { canonicalSite } from '@/site/canonical-site'
import type { Locale } from '@/site/locale'
import { familyOf, type PageRef, page } from '@/site/page'
import { urlOf } from '@/site/path'
import { DEFAULT_HOSTS, localesOf, originsOf, SITES, type Site } from '@/site/sites'

const ORIGINS = originsOf(DEFAULT_HOSTS, { port: 3000 })
const canonical = (shown: PageRef, site: Site, locale: Locale) =>
  urlOf(shown, canonicalSite(shown, site, locale), locale, ORIGINS)

/** Every page of the four sites that search engines may list, in every language. */
const everywhere = SITES.flatMap(site =>
  pagesOf(site)
    .filter(shown => familyOf(shown).indexable)
    .flatMap(shown => localesOf(site).map(locale => ({ site, locale, shown }))),
)

test('whatever a text’s address, on shop and review sites, it names one canonical one', () => {
  const named = new Map<string, Set<string>>()
  for (const { site, locale, shown } of everywhere) {
    const text = [locale, shown.family, ...shown.params].join(' ')
    named.set(text, (named.get(text) ?? new Set()).add(canonical(shown, site, locale)))
  }
  expect(named.size).toBeGreaterThan(1_000)
  expect([...named].filter(([, addresses]) => addresses.size !== 1)).toEqual([])
})

test('a canonical address answers with that page and names itself', () => {
  for (const { site, locale, shown } of everywhere) {
    const { host, pathname } = new URL(canonical(shown, site, locale))
    const found = resolveAddress({ host, path: pathname }, BOOK)
    expect(found, `${host}${pathname}`).toMatchObject({ kind: 'page', page: shown, locale })
    if (found.kind === 'page') expect(canonicalSite(shown, found.site, locale)).toBe(found.site)
  }
})

test('other languages are named where the text stands, from every address of it alike', () => {
  for (const { site, shown } of everywhere)
    expect(alternatesOf(shown, site, ORIGINS)).toEqual(
      alternatesOf(shown, canonicalSite(shown, site, 'en'), ORIGINS),
    )
})

test('articles and desks stand in the shop, reviews on the review site', () => {
  expect(canonical(page('article', '101'), 'discover_com', 'de')).toBe('http://localhost:3000/de/article/101')
  expect(canonical(page('author', 'video-desk'), 'discover_jp', 'ja')).toBe(
    'http://jp.localhost:3000/author/video-desk',
  )
  expect(canonical(page('review', '201'), 'discover_com', 'fr')).toBe(
    'http://discover.localhost:3000/fr/review/201',
  )
  expect(canonical(page('best', 'suites'), 'discover_jp', 'ja')).toBe(
    'http://discover-jp.localhost:3000/best/suites',
  )
})
