import { DEFAULT_HOSTS } from '@/site/sites'
import { type Crawled, crawl } from '../support/crawl/crawl'
import {
  brokenLinks,
  longWays,
  lostFragments,
  mixedCurrencies,
  oneSidedLinks,
  orphans,
  sharedTitles,
  shownPages,
  wrongLanguages,
} from '../support/crawl/findings'
import { wrongCards, wrongPrices } from '../support/crawl/prices'
import { expect, test } from '../support/journey-test'

// All four sites in all seven languages, from their homes and sitemaps: every page, picture, script and style.
test.describe.configure({ mode: 'default' })

const MAX_MS = 1_200_000
const PAGES = 4_000
const { SHOP_URL = '', SHOP_DATABASE_URL = '' } = process.env
let crawled: Crawled = new Map()
let at = 0

test.beforeAll(async () => {
  test.setTimeout(MAX_MS)
  const port = Number(new URL(SHOP_URL).port)
  const hosts = Object.values(DEFAULT_HOSTS).map(host => `${host}:${port}`)
  const starts = hosts.flatMap(host =>
    ['', 'sitemap.xml', 'robots.txt'].map(path => `http://${host}/${path}`),
  )
  at = Date.now()
  crawled = await crawl({ port, hosts, starts })
})

test('every link, picture, script and style leads somewhere', () => {
  expect(shownPages(crawled).length).toBeGreaterThan(PAGES)
  expect(brokenLinks(crawled)).toEqual([])
  expect(lostFragments(crawled)).toEqual([])
})

test('every page for search engines is led to from another page of its language', () => {
  expect(orphans(crawled)).toEqual([])
})

test('links lead straight to their page, or on in one hop where the shop says so', () => {
  expect(longWays(crawled)).toEqual([])
})

test('no two pages of a site share a title in one language', () => {
  expect(sharedTitles(crawled)).toEqual([])
})

test('every page says the language of its address', () => {
  expect(wrongLanguages(crawled)).toEqual([])
})

test('canonical and hreflang links name pages that name them back', () => {
  expect(oneSidedLinks(crawled)).toEqual([])
})

test('no page shows amounts in two currencies', () => {
  expect(mixedCurrencies(crawled)).toEqual([])
})

test('every price reads as in the structured data and as the engine quotes it', async () => {
  const sold = shownPages(crawled).filter(({ page }) => page.sold)
  expect(sold.length).toBeGreaterThan(1_000)
  expect(await wrongPrices(crawled, SHOP_DATABASE_URL, at)).toEqual([])
  expect(wrongCards(crawled)).toEqual([])
})
