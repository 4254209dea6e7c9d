import { expect, test } from 'vitest'
import { linkIn } from '@/site/link'
import { DEFAULT_HOSTS, originsOf } from '@/site/sites'

const origins = originsOf(DEFAULT_HOSTS, { port: 3000 })

test.each([
  ['com', 'en', '/products', '/products'],
  ['com', 'de', '/products', '/de/products'],
  ['com', 'de', '/', '/de/'],
  ['com', 'de', '/checkout?route=netflix_downloader', '/checkout?route=netflix_downloader'],
  ['com', 'de', '/article/101#rights', '/de/article/101#rights'],
  ['jp', 'ja', '/products', '/products'],
  ['com', 'fr', 'https://example.com/', 'https://example.com/'],
  ['com', 'fr', '//example.com/', undefined],
  ['com', 'fr', 'javascript:alert(1)', undefined],
  ['discover_com', 'fr', '/\\\\example.com', undefined],
  ['discover_com', 'de', '/article/101', 'http://localhost:3000/de/article/101'],
  ['discover_com', 'de', '/review/201', '/de/review/201'],
  ['discover_com', 'de', '/netflix-downloader', 'http://localhost:3000/de/netflix-downloader'],
  ['discover_jp', 'ja', '/netflix-downloader', 'http://jp.localhost:3000/netflix-downloader'],
] as const)('on %s in %s the link %s leads to %s', (site, locale, href, expected) => {
  expect(linkIn(href, site, locale, origins)).toBe(expected)
})
