import { freshDatabase } from '@tests/support/database'
import { guestVisit } from '@tests/support/guest'
import { expect, test, vi } from 'vitest'
import type { Locale } from '@/site/locale'
import { familyOf, type PageRef } from '@/site/page'
import { localesOf, SITES, type Site, speaks, treeOf } from '@/site/sites'
import { openCms } from '../../../scripts/shop/cms'

vi.mock('next/headers', async () => (await import('@tests/support/guest')).guestRequest())

await freshDatabase()
await openCms()
const server = {
  content: await import('@/server/content/articles'),
  head: await import('@/server/pages/page-head'),
  listing: {
    ...(await import('@/server/seo/sitemap/sitemap')),
    ...(await import('@/server/seo/sitemap/site-pages')),
  },
  place: await import('@/server/addresses/site-context'),
}

/** The links of an address to its languages, sorted: 'de http://…'. */
type Links = string[]

const at = guestVisit('en').at

/** What the sitemap of a language says of each of its addresses. */
async function mapOf(site: Site, locale: Locale): Promise<Map<string, Links>> {
  const { origins } = server.place.siteContextOf({ site, locale })
  const xml = server.listing.languageSitemap(await server.listing.sitePages(site, at), site, locale, origins)
  const entries = [...xml.matchAll(/<url><loc>(.*?)<\/loc>(.*?)<\/url>/g)]
  return new Map(entries.map(([, loc = '', rest = '']) => [loc, linksIn(rest)]))
}

const linksIn = (entry: string): Links =>
  [...entry.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, lang, href]) => `${lang} ${href}`).toSorted()

/** What the head of a page says, as layout and article page make it. */
async function headLinks(shown: PageRef, site: Site, locale: Locale) {
  const number = shown.family === 'article' ? Number(shown.params[0]) : undefined
  const written = number === undefined ? undefined : await server.content.articleLanguages(number)
  const links = server.head.pageLinks(shown, server.place.siteContextOf({ site, locale }), written)
  const languages = Object.entries(links.languages ?? {})
  return {
    canonical: String(links.canonical),
    languages: languages.map(([lang, href]) => `${lang} ${String(href)}`).toSorted(),
  }
}

const places = SITES.flatMap(site => localesOf(site).map(locale => ({ site, locale })))

test.each(places)(
  'on $site in $locale each page names the languages that its sitemap names',
  async ({ site, locale }) => {
    const map = await mapOf(site, locale)
    const listed = (await server.listing.sitePages(site, at)).filter(each => each.locales.includes(locale))
    expect(listed.length).toBe(map.size)
    for (const { page: shown } of listed) {
      const { canonical, languages } = await headLinks(shown, site, locale)
      expect(languages, canonical).toEqual(map.get(canonical))
    }
  },
)

test('every language that an address names is in a sitemap, and names it back', async () => {
  const maps = await Promise.all(places.map(({ site, locale }) => mapOf(site, locale)))
  const all = new Map(maps.flatMap(map => [...map]))
  expect(all.size).toBe(maps.reduce((sum, map) => sum + map.size, 0))
  const oneWay = [...all].flatMap(([loc, links]) =>
    links
      .map(link => link.split(' ')[1] ?? '')
      .filter(href => String(all.get(href)) !== String(links) || !linksTo(links, loc)),
  )
  expect(oneWay).toEqual([])
})

test('no text is in the sitemaps of two sites, and from any address of it one canonical address is named', async () => {
  const canonicals = new Map<string, Set<string>>()
  const maps = new Map<string, Site[]>()
  for (const { site, locale } of places)
    for (const { page: shown, locales } of await server.listing.sitePages(site, at)) {
      if (!locales.includes(locale)) continue
      const text = [locale, shown.family, ...shown.params].join(' ')
      maps.set(text, [...(maps.get(text) ?? []), site])
      const named = await Promise.all(
        SITES.filter(each => familyOf(shown).trees.includes(treeOf(each)) && speaks(each, locale)).map(
          async each => (await headLinks(shown, each, locale)).canonical,
        ),
      )
      canonicals.set(text, new Set(named))
    }
  expect(maps.size).toBeGreaterThan(1_000)
  expect([...maps].filter(([, sites]) => sites.length !== 1)).toEqual([])
  expect([...canonicals].filter(([, addresses]) => addresses.size !== 1)).toEqual([])
  expect(maps.get('de article 101')).toEqual(['com'])
  expect(maps.get('ja review 201')).toEqual(['discover_jp'])
})

const linksTo = (links: Links, loc: string): boolean => links.some(link => link.endsWith(` ${loc}`))
