import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FAMILIES, type FamilyKey } from '@/site/families'
import { familyOf, isFamilyKey, page } from '@/site/page'
import { type PageKeyFacts, pageKey, READ, significantQuery } from '@/site/page-key'
import { REGIONS } from '@/site/regions'

const FACTS: PageKeyFacts = {
  loggedIn: false,
  device: 'desktop',
  clientOs: 'win',
  site: 'com',
  path: '/de/video-ai',
  query: '',
}

test('the key holds login status, device, OS, site, path and query', () => {
  expect(pageKey(FACTS)).toBe('guest desktop win com /de/video-ai?')
  const others: Partial<PageKeyFacts>[] = [
    { loggedIn: true },
    { device: 'mobile' },
    { clientOs: 'mac' },
    { clientOs: 'other' },
    { site: 'jp' },
    { path: '/video-ai' },
    { query: 'os=mac' },
  ]
  const keys = [FACTS, ...others.map(other => ({ ...FACTS, ...other }))].map(pageKey)
  expect(new Set(keys).size).toBe(keys.length)
})

const product = page('product', 'video_ai')

test.each([
  ['', ''],
  ['?', ''],
  ['?source=x&medium=y&trackid=z&author=me&ad=7', ''],
  ['utm_source=a&utm_medium=b&utm_campaign=c&utm_anything=d', ''],
  ['gclid=1&fbclid=2&msclkid=3&ttclid=4&os=mac', 'os=mac'],
  ['page=2&coupon=made-up&q=%E5%8B%95', ''],
  ['os=win&os=mac', 'os=win'],
  ['os=beos', ''],
  ['OS=mac', ''],
])('of the query %j a product page reads %j', (query, counts) => {
  expect(significantQuery(product, query)).toBe(counts)
})

test.each([
  [page('download'), 'route=video_ai&os=mac&x=1', 'os=mac&route=video_ai'],
  [page('downloading'), 'route=a&p=video+win&os=mac', 'p=video+win&route=a'],
  [page('contact'), 'sent=1&x=2', 'sent=1'],
  [page('contact'), 'sent=2', ''],
  [page('article', '101'), 'comments=sent', 'comments=sent'],
  [page('article', '101'), 'comments=made-up', ''],
  [page('products'), 'line=music&q=tele&region=eu&os=mac&x=1', 'os=mac&q=tele&line=music&region=eu'],
  [page('products'), 'line=adult&region=made-up', ''],
  [page('campaign', 'shop'), 'os=mac&x=1', 'os=mac'],
  [page('home'), 'os=mac', ''],
  [{ ...product, picture: true as const }, 'os=mac', ''],
])('of %j the query %j counts as %j', (shown, query, counts) => {
  expect(significantQuery(shown, query)).toBe(counts)
})

test.each(REGIONS)('the wall of services is kept by the region %s', region => {
  expect(significantQuery(page('products'), `region=${region}`)).toBe(`region=${region}`)
})

test('a parameter that no page reads makes no other page, wherever it stands', () => {
  const unread = fc.tuple(
    fc.string().filter(name => name !== 'os'),
    fc.string(),
  )
  fc.assert(
    fc.property(fc.array(unread, { maxLength: 6 }), pairs => {
      const query = new URLSearchParams([...pairs.slice(0, 2), ['os', 'mac'], ...pairs.slice(2)]).toString()
      expect(significantQuery(product, query)).toBe('os=mac')
    }),
  )
})

const ROUTES = path.join(import.meta.dirname, '../../src/app/(site)/s/[site]/[locale]')

/** The parameters that the route of a family takes out of its query. */
function readByRoute(family: FamilyKey): string[] {
  const folder = path.join(ROUTES, family)
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : []
  const code = files
    .filter(file => /\.tsx?$/.test(file))
    .map(file => readFileSync(path.join(folder, file), 'utf8'))
  const named = [...code.join('\n').matchAll(/(?:\bsearch|searchParams\))(?:\.(\w+)|\[(\w+)\])/g)]
  const names = named.map(([, name, constant]) => (constant === 'OS_CHOICE' ? 'os' : (name ?? '')))
  return [...new Set(names)].toSorted()
}

test.each(
  Object.keys(FAMILIES)
    .filter(isFamilyKey)
    .filter(family => familyOf(page(family)).cacheable),
)('what the kept pages of %s read of their query is all that tells them apart', family => {
  expect(readByRoute(family)).toEqual(Object.keys(READ[family] ?? {}).toSorted())
})
