import { seededBook } from '@tests/support/seeded-book'
import { expect, test } from 'vitest'
import { type PriceWords, priceLines } from '@/components/product/price-lines'
import { isQuoteError, type Quote, quote } from '@/pricing'

const words: PriceWords = {
  list: 'List price',
  regular: 'Regular price',
  selling: 'Price today',
  reduced: 'Reduced price',
  of: ({ rule }) => (rule === 'unnamed' ? undefined : { label: `because of ${rule}`, lang: undefined }),
}

const book = seededBook()
const visit = {
  site: 'com',
  locale: 'en',
  country: 'us',
  os: 'win',
  coupon: null,
  payer: 'sandbox',
  owned: [],
} as const

function quoted(route: string, plan: string, input: Partial<Parameters<typeof quote>[1]> = {}): Quote {
  const at = Date.parse('2026-11-20T00:00:00Z')
  const result = quote(book, { at, ...visit, ...input, target: { route, plan } })
  if (isQuoteError(result)) throw new Error(result.message)
  return result
}

test('a price without a list price of its own is explained as the regular price', () => {
  expect(priceLines(quoted('netflix_downloader', '1M'), words)).toEqual([
    { label: 'Regular price', amount: 3590 },
  ])
})

test('a new visitor sees the list price and what is asked today', () => {
  expect(priceLines(quoted('netflix_downloader', 'LFT'), words)).toEqual([
    { label: 'List price', amount: 16290 },
    { label: 'Price today', amount: 12990 },
  ])
})

test('a campaign is one more line, and its price is the last', () => {
  expect(priceLines(quoted('video_downloader', 'LFT'), words)).toEqual([
    { label: 'List price', amount: 17490 },
    { label: 'Price today', amount: 13990 },
    { label: 'because of AUTUMN_VD', amount: 8990 },
  ])
})

test('an owner sees which offer lowered the price', () => {
  const owned = [{ pid: 10331, plan: 'LFT', expires: null, subscription: false, periods: 1 }] as const
  expect(priceLines(quoted('all_in_one_video_suite', 'LFT', { owned }), words).at(-1)).toEqual({
    label: 'because of offer-8-lft',
    amount: 18990,
  })
})

test('the last line of every explanation is the price', () => {
  for (const route of book.routes) {
    for (const plan of ['1M', '1Y', 'LFT', 'LFT_3']) {
      const result = quote(book, { at: 0, ...visit, target: { route, plan } })
      if (!isQuoteError(result)) expect(priceLines(result, words).at(-1)?.amount).toBe(result.price)
    }
  }
})

test('a rule without words is called a reduced price, never by its key', () => {
  const steps = [{ rule: 'unnamed', kind: 'offer', before: 1000, after: 900 }] as const
  expect(priceLines({ list: 1000, steps: [...steps] }, words)).toEqual([
    { label: 'Regular price', amount: 1000 },
    { label: 'Reduced price', amount: 900 },
  ])
})
