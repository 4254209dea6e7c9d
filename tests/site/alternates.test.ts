import { BOOK } from '@tests/support/address-rows'
import { pagesOf } from '@tests/support/pages'
import { expect, test } from 'vitest'
import { resolveAddress } from '@/site/address'
import { alternatesOf, languageLinks } from '@/site/alternates'
import { familyOf, page } from '@/site/page'
import { DEFAULT_HOSTS, localesOf, originsOf, SITES } from '@/site/sites'

const ORIGINS = originsOf(DEFAULT_HOSTS, { port: 3000 })

test('a page names itself, its six other languages over both sites, and English as the default', () => {
  const links = alternatesOf(page('product', 'netflix_downloader'), 'com', ORIGINS)
  expect(links).toEqual([
    { hrefLang: 'en', href: 'http://localhost:3000/netflix-downloader' },
    { hrefLang: 'ja', href: 'http://jp.localhost:3000/netflix-downloader' },
    { hrefLang: 'de', href: 'http://localhost:3000/de/netflix-downloader' },
    { hrefLang: 'es', href: 'http://localhost:3000/es/netflix-downloader' },
    { hrefLang: 'it', href: 'http://localhost:3000/it/netflix-downloader' },
    { hrefLang: 'fr', href: 'http://localhost:3000/fr/netflix-downloader' },
    { hrefLang: 'zh-Hans', href: 'http://localhost:3000/zh/netflix-downloader' },
    { hrefLang: 'x-default', href: 'http://localhost:3000/netflix-downloader' },
  ])
  expect(alternatesOf(page('product', 'netflix_downloader'), 'jp', ORIGINS)).toEqual(links)
})

test('the review sites refer to each other, homes with their slash', () => {
  const hrefs = alternatesOf(page('review-home'), 'discover_jp', ORIGINS).map(({ href }) => href)
  expect(hrefs).toContain('http://discover-jp.localhost:3000/')
  expect(hrefs).toContain('http://discover.localhost:3000/de/')
})

test('a page that is not in all languages names only those it is in', () => {
  const links = alternatesOf(page('article', '7'), 'com', ORIGINS, ['ja', 'de'])
  expect(links).toEqual([
    { hrefLang: 'ja', href: 'http://jp.localhost:3000/article/7' },
    { hrefLang: 'de', href: 'http://localhost:3000/de/article/7' },
  ])
})

test('pages that are not indexed have no alternates', () => {
  for (const family of ['checkout', 'my-account', 'login', 'sitemap'] as const)
    expect(alternatesOf(page(family), 'com', ORIGINS)).toEqual([])
})

test('every alternate of every page is the address of that page', () => {
  for (const site of SITES)
    for (const shown of pagesOf(site))
      for (const { href } of alternatesOf(shown, site, ORIGINS)) {
        const { host, pathname } = new URL(href)
        expect(resolveAddress({ host, path: pathname }, BOOK), href).toMatchObject({
          kind: 'page',
          page: shown,
        })
      }
})

test('the language switch leads to the same page, and sets the language where the address has none', () => {
  const links = languageLinks(page('checkout'), 'com', ORIGINS)
  expect(links).toHaveLength(7)
  expect(links).toContainEqual({ locale: 'de', href: '/de/checkout' })
  expect(links).toContainEqual({ locale: 'en', href: '/en/checkout' })
  expect(links).toContainEqual({ locale: 'ja', href: 'http://jp.localhost:3000/checkout' })
  expect(languageLinks(page('home'), 'jp', ORIGINS)).toContainEqual({
    locale: 'fr',
    href: 'http://localhost:3000/fr/',
  })
  expect(languageLinks(page('home'), 'jp', ORIGINS)).toContainEqual({ locale: 'ja', href: '/' })
})

test('every link of a language switch arrives in that language', () => {
  for (const site of SITES)
    for (const shown of pagesOf(site).filter(each => familyOf(each).locales !== 'site'))
      for (const { locale, href } of languageLinks(shown, site, ORIGINS)) {
        const { host, pathname } = new URL(href, ORIGINS[site])
        const found = resolveAddress({ host, path: pathname }, BOOK)
        const arrived = found.kind === 'page' ? found.locale : found.kind === 'redirect' && found.setLocale
        expect(arrived, href).toBe(locale)
      }
})

test('each site’s languages are those of PAGES', () => {
  expect(SITES.map(localesOf)).toEqual([
    ['en', 'de', 'es', 'it', 'fr', 'zh'],
    ['ja'],
    ['en', 'de', 'es', 'it', 'fr', 'zh'],
    ['ja'],
  ])
})

test('a language that a page is not written in leads to what there is in it', () => {
  const written = { locales: ['en', 'ja'] as const, instead: page('blog-center') }
  const links = languageLinks(page('article', '7'), 'com', ORIGINS, written)
  const hrefOf = (locale: string) => links.find(link => link.locale === locale)?.href
  expect(hrefOf('en')).toBe('/article/7')
  expect(hrefOf('ja')).toBe('http://jp.localhost:3000/article/7')
  expect(hrefOf('de')).toBe('/de/blog-center')
  expect(links).toHaveLength(7)
})
