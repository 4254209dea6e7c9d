import { seededBook } from '@tests/support/seeded-book'
import { expect, test } from 'vitest'
import type { QuoteVisit } from '@/pricing'
import { suiteComparison } from '@/server/catalogue/suite-comparison'

const book = seededBook()
const asked: QuoteVisit = {
  at: Date.parse('2026-11-20T00:00:00Z'),
  site: 'com',
  locale: 'en',
  country: 'us',
  os: 'win',
  coupon: null,
  payer: 'sandbox',
  owned: [],
}

function comparisonOf(route: string, visit: Partial<QuoteVisit> = {}) {
  const product = book.productOf(route, 'win')
  if (!product) throw new Error(`There is no ${route}`)
  return suiteComparison(book, { ...asked, ...visit }, product)
}

test('a single is compared with the cheapest others of its suite, and the suite costs least', () => {
  expect(comparisonOf('netflix_downloader')).toMatchObject({
    suite: 'all_in_one_video_suite',
    partner: undefined,
    currency: 'USD',
    best: 'suite',
    ways: [
      { kind: 'only', payments: [12990], total: 12990 },
      { kind: 'apart', payments: [12990, 8990, 11990], total: 33970 },
      { kind: 'later', payments: [12990, 18990], total: 31980 },
      { kind: 'suite', payments: [29990], total: 29990 },
    ],
  })
})

test('a suite is compared with the larger suite and its other half', () => {
  const comparison = comparisonOf('all_in_one_video_suite')
  expect(comparison?.suite).toBe('video_music_one')
  expect(comparison?.partner).toBe('all_in_one_music_suite')
  expect(comparison?.ways.find(({ kind }) => kind === 'apart')).toEqual({
    kind: 'apart',
    payments: [29990, 27990],
    total: 57980,
  })
})

test('nothing dearer is called the better buy: on a single in a sale two steps cost less than the suite at once', () => {
  expect(comparisonOf('video_downloader')).toMatchObject({
    best: 'later',
    ways: [
      { kind: 'only', total: 8990 },
      { kind: 'apart', payments: [8990, 11990, 11990], total: 32970 },
      { kind: 'later', payments: [8990, 18990], total: 27980 },
      { kind: 'suite', total: 29990 },
    ],
  })
})

test('of every product and language the way that is marked costs least, and no more than three are bought apart', () => {
  for (const route of book.routes)
    for (const [locale, country] of [
      ['en', 'us'],
      ['ja', 'jp'],
      ['de', 'de'],
      ['zh', 'cn'],
    ] as const) {
      const comparison = comparisonOf(route, { locale, country })
      if (!comparison) continue
      const { ways, best } = comparison
      const larger = ways.filter(({ kind }) => kind !== 'only')
      const marked = ways.find(({ kind }) => kind === best)
      expect([route, locale, marked?.total]).toEqual([
        route,
        locale,
        Math.min(...larger.map(({ total }) => total)),
      ])
      for (const { payments } of ways) expect(payments.length).toBeLessThanOrEqual(3)
    }
})

test('the suites hold only what is on sale', () => {
  const suite = book.productOf('all_in_one_video_suite', 'win')
  const sold = suite?.includes.filter(({ status }) => status === 1) ?? []
  expect(comparisonOf('netflix_downloader')?.count).toBe(sold.length)
})

test('an owner is compared at the owner’s prices', () => {
  const owned = [{ pid: 10331, plan: 'LFT' as const, expires: null, subscription: false, periods: 1 }]
  const comparison = comparisonOf('netflix_downloader', { owned })
  expect(comparison?.ways.at(-1)?.total).toBe(18990)
})

test('what has no suite, and the largest suite, are not compared', () => {
  expect(comparisonOf('video_ai')).toBeUndefined()
  expect(comparisonOf('video_music_one')).toBeUndefined()
  expect(comparisonOf('video_one_upgrade')).toBeUndefined()
})
