import { articles } from '@seed/content/catalogue'
import { freshDatabase } from '@tests/support/database'
import { guestVisit } from '@tests/support/guest'
import { type Head, headOf } from '@tests/support/page-metadata'
import { descriptionProblem, titleProblem } from '@tests/support/titles'
import { expect, test, vi } from 'vitest'
import { ACCOUNT_SECTIONS, PERSONAL_CAMPAIGNS } from '@/site/families'
import { LOCALES, type Locale } from '@/site/locale'
import { familyOf, type PageRef, page } from '@/site/page'
import type { Site } from '@/site/sites'
import { openCms } from '../../../scripts/shop/cms'

vi.mock('next/headers', async () => (await import('@tests/support/guest')).guestRequest())

await freshDatabase()
await openCms()
const listing = await import('@/server/seo/sitemap/site-pages')
const rules = await import('@/server/rule-book/live')

/** What a visitor of the shop sees and no map lists. */
const UNLISTED = [
  ...(['login', 'login-success', 'register', 'forgot-password', 'set-password', 'reset-password'] as const),
  ...(['search', 'checkout', 'downloading', 'uninstallation', 'thanks-for-installing'] as const),
  ...(['confirm-subscription-cancel'] as const),
].map(family => page(family))
const PARTS = [
  ...ACCOUNT_SECTIONS.map(section => page('my-account', section)),
  ...PERSONAL_CAMPAIGNS.map(campaign => page('personal-campaign', campaign)),
  ...articles.filter(each => each.about_title).map(each => page('movie-downloader', String(each.number))),
]

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
  return [...listed.map(each => each.page), ...hidden, ...(site === 'com' ? [...UNLISTED, ...PARTS] : [])]
}

type Named = Head & { name: string; isIndexable: boolean }

async function headsIn(site: Site, locale: Locale): Promise<Named[]> {
  const visit = guestVisit(locale, site)
  const heads: Named[] = []
  for (const shown of await pagesIn(site, locale))
    heads.push({
      ...(await headOf(shown, visit)),
      name: [shown.family, ...shown.params].join(' '),
      isIndexable: familyOf(shown).indexable,
    })
  return heads
}

/** Texts that several pages share, with the names of those pages. */
function shared(heads: readonly Named[], field: 'title' | 'description'): string[] {
  const groups = Map.groupBy(heads, head => head[field].trim().toLowerCase())
  return [...groups]
    .filter(([, pages]) => pages.length > 1)
    .map(([text, pages]) => `${pages.map(({ name }) => name).join(', ')}: ${text}`)
}

const unfit = (heads: readonly Named[], locale: Locale): string[] =>
  heads.flatMap(({ name, title, description }) => {
    const problems = [titleProblem(title), descriptionProblem(description, locale)]
    return problems.flatMap((problem, at) =>
      problem ? [`${name}: ${problem}: ${[title, description][at]}`] : [],
    )
  })

const trees = LOCALES.flatMap(locale => (['com', 'discover_com'] as const).map(site => ({ locale, site })))

test.each(trees)(
  'in $locale every page of $site has a title and a description of its own, that are shown whole',
  async ({ locale, site }) => {
    const heads = await headsIn(site, locale)
    expect(heads.length).toBeGreaterThan(site === 'com' ? 150 : 20)
    expect(shared(heads, 'title')).toEqual([])
    expect(
      shared(
        heads.filter(({ isIndexable }) => isIndexable),
        'description',
      ),
    ).toEqual([])
    expect(unfit(heads, locale)).toEqual([])
  },
  300_000,
)
