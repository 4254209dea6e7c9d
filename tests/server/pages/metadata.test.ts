import { freshDatabase } from '@tests/support/database'
import { guestVisit } from '@tests/support/guest'
import { type Head, headOf } from '@tests/support/page-metadata'
import { tried } from '@tests/support/wide'
import { expect, test, vi } from 'vitest'
import { LOCALES, type Locale } from '@/site/locale'
import { type PageRef, page } from '@/site/page'
import type { Site } from '@/site/sites'
import { openCms } from '../../../scripts/shop/cms'

vi.mock('next/headers', async () => (await import('@tests/support/guest')).guestRequest())

const TITLE_LENGTH = 70
const DESCRIPTION_LENGTH = 170

await freshDatabase()
await openCms()
const listing = await import('@/server/seo/sitemap/site-pages')
const rules = await import('@/server/rule-book/live')

/** Every page of a site in a language; those of adult products too, which no map lists. */
async function pagesIn(site: Site, locale: Locale): Promise<PageRef[]> {
  const visit = guestVisit(locale, site)
  const listed = (await listing.sitePages(visit.site, visit.at)).filter(each => each.locales.includes(locale))
  const { book } = await rules.ruleBook()
  const adult = book.routes.filter(route => {
    const product = book.productOf(route, 'win')
    return product?.line === 'adult' && product.url
  })
  const hidden = site === 'com' ? adult.map(route => page('product', route)) : []
  return [...listed.map(each => each.page), ...hidden]
}

type Named = Head & { name: string }

async function headsIn(site: Site, locale: Locale): Promise<Named[]> {
  const visit = guestVisit(locale, site)
  const heads: Named[] = []
  for (const shown of await pagesIn(site, locale))
    heads.push({ ...(await headOf(shown, visit)), name: [shown.family, ...shown.params].join(' ') })
  return heads
}

/** Texts that several pages share, with the names of those pages. */
function shared(heads: readonly Named[], field: keyof Head): string[] {
  const groups = Map.groupBy(heads, head => head[field].trim().toLowerCase())
  return [...groups]
    .filter(([, pages]) => pages.length > 1)
    .map(([text, pages]) => `${pages.map(({ name }) => name).join(', ')}: ${text}`)
}

const outside = (heads: readonly Named[], field: keyof Head, most: number): string[] =>
  heads
    .filter(head => head[field].trim() === '' || [...head[field]].length > most)
    .map(head => `${head.name}: ${head[field]}`)

const trees = tried(LOCALES, ['en', 'de', 'ja']).flatMap(locale =>
  (['com', 'discover_com'] as const).map(site => ({ locale, site })),
)

test.each(trees)(
  'in $locale every page of $site has a title and a description of its own, short enough to be shown',
  async ({ locale, site }) => {
    const heads = await headsIn(site, locale)
    expect(heads.length).toBeGreaterThan(site === 'com' ? 150 : 20)
    expect(shared(heads, 'title')).toEqual([])
    expect(shared(heads, 'description')).toEqual([])
    expect(outside(heads, 'title', TITLE_LENGTH)).toEqual([])
    expect(outside(heads, 'description', DESCRIPTION_LENGTH)).toEqual([])
  },
  300_000,
)
