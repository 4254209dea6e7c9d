import { seededBook } from '@tests/support/seeded-book'
import { expect, test } from 'vitest'
import type { QuoteVisit } from '@/pricing'
import { suiteComparison } from '@/server/suite-comparison'

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

test('a single is compared with as many licences as cost more than its suite', () => {
  expect(comparisonOf('netflix_downloader')).toMatchObject({
    suite: 'all_in_one_video_suite',
    partner: undefined,
    currency: 'USD',
    ways: [
      { kind: 'only', payments: [12990], total: 12990 },
      { kind: 'apart', payments: [12990, 12990, 12990], total: 38970 },
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
