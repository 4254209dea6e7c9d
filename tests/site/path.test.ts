import { BOOK, PRODUCT_PAGES } from '@tests/support/address-rows'
import { pagesOf } from '@tests/support/pages'
import { expect, test } from 'vitest'
import { resolveAddress } from '@/site/address'
import { LOCALE_COOKIE, type Locale } from '@/site/locale'
import { type PageRef, page } from '@/site/page'
import { internalNotFound, internalPath, pathOf, urlOf } from '@/site/path'
import { originForm } from '@/site/raw-path'
import { DEFAULT_HOSTS, localesOf, originsOf, SITES, type Site } from '@/site/sites'

const everyAddress = SITES.flatMap(site =>
  localesOf(site).flatMap(locale => pagesOf(site).map(page => ({ site, locale, page }))),
)

const ask = (path: string, site: Site, locale: Locale) =>
  resolveAddress({ host: DEFAULT_HOSTS[site], path, cookies: { [LOCALE_COOKIE]: locale } }, BOOK)

test('the catalogue has product pages: single products, suites and upgrades, and sites of generic products', () => {
  expect(PRODUCT_PAGES.length).toBeGreaterThanOrEqual(92)
})

test('every page of every site answers at its own address in each of its languages', () => {
  for (const { site, locale, page } of everyAddress) {
    const path = pathOf(page, site, locale)
    expect(ask(path, site, locale), path).toMatchObject({ kind: 'page', site, path, page })
  }
  expect(everyAddress.length).toBeGreaterThan(1300)
})

test('a page comes in the language of its address, and one without languages in the one that is asked for', () => {
  for (const { site, locale, page } of everyAddress) {
    const path = pathOf(page, site, locale)
    const isOne = ['sitemap', 'robots'].includes(page.family)
    const found = ask(path, site, locale)
    const answered = found.kind === 'page' ? found.locale : found.kind
    expect(answered, path).toBe(isOne ? localesOf(site)[0] : locale)
  }
})

test('no two pages of a site share an address', () => {
  const owners = new Map<string, string>()
  for (const { site, locale, page } of everyAddress) {
    const address = `${site} ${pathOf(page, site, locale)}`
    const owner = [page.family, ...page.params].join('/')
    expect(owners.get(address) ?? owner, address).toBe(owner)
    owners.set(address, owner)
  }
})

const ADDRESSES: [PageRef, Site, Locale, string, string][] = [
  [page('home'), 'com', 'en', '/', '/s/com/en/home'],
  [page('home'), 'com', 'zh', '/zh/', '/s/com/zh/home'],
  [page('home'), 'jp', 'ja', '/', '/s/jp/ja/home'],
  [
    page('product', 'netflix_downloader'),
    'com',
    'de',
    '/de/netflix-downloader',
    '/s/com/de/product/netflix_downloader',
  ],
  [page('product', 'video_ai'), 'jp', 'ja', '/video-ai', '/s/jp/ja/product/video_ai'],
  [page('checkout'), 'com', 'de', '/checkout', '/s/com/de/checkout'],
  [page('my-account'), 'com', 'en', '/my-account', '/s/com/en/my-account'],
  [page('my-account', 'auth_info'), 'com', 'fr', '/my-account/auth-info', '/s/com/fr/my-account/auth_info'],
  [page('device', '17'), 'com', 'en', '/my-account/devices/17', '/s/com/en/device/17'],
  [
    page('personal-campaign', 'sales_campaign'),
    'com',
    'it',
    '/sales-campaign',
    '/s/com/it/personal-campaign/sales_campaign',
  ],
  [page('campaign', 'shop'), 'com', 'it', '/it/shop', '/s/com/it/campaign/shop'],
  [page('login'), 'com', 'es', '/es/login', '/s/com/es/login'],
  [page('article', 'a_b-c'), 'com', 'de', '/de/article/a_b-c', '/s/com/de/article/a_b-c'],
  [page('article', '動画'), 'jp', 'ja', '/article/%E5%8B%95%E7%94%BB', '/s/jp/ja/article/%E5%8B%95%E7%94%BB'],
  [
    page('guide', 'hulu_downloader'),
    'com',
    'fr',
    '/fr/guide/hulu-downloader',
    '/s/com/fr/guide/hulu_downloader',
  ],
  [page('changelog', 'video_ai'), 'com', 'en', '/changelog/video-ai', '/s/com/en/changelog/video_ai'],
  [page('review-home'), 'discover_com', 'it', '/it/', '/s/discover_com/it/review-home'],
  [page('best', 'lists'), 'discover_jp', 'ja', '/best/lists', '/s/discover_jp/ja/best/lists'],
  [page('sitemap'), 'com', 'en', '/sitemap.xml', '/s/com/en/sitemap'],
  [page('sitemap', 'de'), 'com', 'en', '/sitemap-de.xml', '/s/com/en/sitemap/de'],
  [page('feed'), 'com', 'de', '/de/feed.xml', '/s/com/de/feed'],
  [{ ...page('home'), picture: true }, 'com', 'de', '/de/opengraph-image', '/s/com/de/opengraph-image/home'],
  [
    { ...page('product', 'video_ai'), picture: true },
    'com',
    'en',
    '/video-ai/opengraph-image',
    '/s/com/en/opengraph-image/product/video_ai',
  ],
]

test.each(ADDRESSES)('%o on %s in %s is %s, made by %s', (page, site, locale, path, internal) => {
  expect(pathOf(page, site, locale)).toBe(path)
  expect(internalPath(page, site, locale)).toBe(internal)
  expect(ask(path, site, locale)).toMatchObject({ kind: 'page', page })
})

test('a url is the path under the origin of its site', () => {
  const origins = originsOf(DEFAULT_HOSTS, { port: 3000 })
  expect(urlOf(page('home'), 'com', 'fr', origins)).toBe('http://localhost:3000/fr/')
  expect(urlOf(page('product', 'video_ai'), 'jp', 'ja', origins)).toBe('http://jp.localhost:3000/video-ai')
  expect(internalNotFound('com', 'fr')).toBe('/s/com/fr/not-found')
})

test('a page with parameters that its family does not have is a mistake of the caller', () => {
  expect(() => pathOf(page('product'), 'com', 'en')).toThrow('product')
  expect(() => pathOf(page('checkout', 'x'), 'com', 'en')).toThrow('checkout')
})

test.each([
  ['/netflix-downloader?os=mac', '/netflix-downloader?os=mac'],
  ['http://evil.example/netflix-downloader?os=mac', '/netflix-downloader?os=mac'],
  ['http://evil.example', '/'],
  ['HTTPS://evil.example//evil.example', '/evil.example'],
  ['*', '/'],
  [undefined, '/'],
])('a request line that names %s asks for %s', (target, path) => {
  expect(originForm(target)).toBe(path)
})
