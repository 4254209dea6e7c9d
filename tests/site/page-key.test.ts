import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type PageKeyFacts, pageKey, significantQuery } from '@/site/page-key'

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
    { query: 'page=2' },
  ]
  const keys = [FACTS, ...others.map(other => ({ ...FACTS, ...other }))].map(pageKey)
  expect(new Set(keys).size).toBe(keys.length)
})

test.each([
  ['', ''],
  ['?', ''],
  ['?b=2&a=1', 'a=1&b=2'],
  ['?source=x&medium=y&trackid=z&author=me&ad=7', ''],
  ['utm_source=a&utm_medium=b&utm_campaign=c&utm_anything=d', ''],
  ['gclid=1&fbclid=2&msclkid=3&ttclid=4&page=2', 'page=2'],
  ['UTM_Source=a&GCLID=1&Source=x', ''],
  ['sources=1&adult=1', 'adult=1&sources=1'],
  ['a=2&a=1', 'a=2&a=1'],
  ['q=a+b', 'q=a+b'],
  ['q=a%20b', 'q=a+b'],
  ['q=%E5%8B%95', 'q=%E5%8B%95'],
])('of the query %j counts %j', (query, counts) => {
  expect(significantQuery(query)).toBe(counts)
})

test('the order of different parameters never matters', () => {
  const parameters = fc.uniqueArray(fc.tuple(fc.string(), fc.string()), {
    selector: ([name]) => name,
    maxLength: 6,
  })
  fc.assert(
    fc.property(parameters, pairs => {
      const query = new URLSearchParams(pairs).toString()
      const reversed = new URLSearchParams(pairs.toReversed()).toString()
      expect(significantQuery(reversed)).toBe(significantQuery(query))
    }),
  )
})
