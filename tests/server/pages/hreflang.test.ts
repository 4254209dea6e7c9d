import { freshDatabase } from '@tests/support/database'
import { guestVisit } from '@tests/support/guest'
import { expect, test, vi } from 'vitest'
import type { Locale } from '@/site/locale'
import type { PageRef } from '@/site/page'
import { localesOf, SITES, type Site } from '@/site/sites'
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

const linksTo = (links: Links, loc: string): boolean => links.some(link => link.endsWith(` ${loc}`))
