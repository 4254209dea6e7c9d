import { pricingRows } from '@seed/index'
import { bookWith, seededBook } from '@tests/support/seeded-book'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type OwnedLicence,
  type Pair,
  pairFor,
  type QuoteVisit,
  quote,
  type RuleBook,
  type ShownRow,
  sharesOf,
  splitTotal,
} from '@/pricing'
import { licences } from './arbitraries'

const book = seededBook()
const PAIRS = ['PV_NF', 'PV_FZ', 'FZ_UN', 'PV_DN', 'NF_DN']
const OF_ONE_LINE = ['PV_NF', 'PV_DN', 'NF_DN']
const VIEWS = [
  { locale: 'en', country: 'us', currency: 'USD', price: 24_980, saving: 1_000 },
  { locale: 'de', country: 'de', currency: 'EUR', price: 22_990, saving: 990 },
  { locale: 'ja', country: 'jp', currency: 'JPY', price: 37_480, saving: 1_480 },
  { locale: 'zh', country: 'cn', currency: 'CNY', price: 179_890, saving: 7_090 },
] as const

const visit: QuoteVisit = {
  ...{ at: Date.parse('2026-11-20T00:00:00Z'), site: 'com', locale: 'en', country: 'us', os: 'win' },
  ...{ coupon: null, payer: 'sandbox', owned: [] },
}

const forLife = (pid: number): OwnedLicence => ({
  ...{ pid, plan: 'LFT', expires: null, subscription: false, periods: 1 },
})

function pair(route: string, change: Partial<QuoteVisit> = {}, rules: RuleBook = book): Pair | undefined {
  const asked = { ...visit, ...change }
  const product = rules.productOf(route, asked.os)
  if (!product) throw new Error(`There is no ${route}`)
  return pairFor(rules, asked, product)
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0)

describe('the shares of a bundle', () => {
  test.each(
    VIEWS.flatMap(view =>
      PAIRS.flatMap(route => (['win', 'mac'] as const).map(os => ({ ...view, route, os }))),
    ),
  )('of $route on $os in $currency add up to its price, ending as asked', ({ route, os, ...view }) => {
    const told = quote(book, { ...visit, ...view, os, target: { route, plan: 'LFT' } })
    if ('error' in told) throw new Error(told.message)
    expect([told.currency, told.price]).toEqual([view.currency, view.price])
    const amounts = sharesOf(book, told).map(({ amount }) => amount)
    expect(amounts).toHaveLength(2)
    expect(sum(amounts)).toBe(told.price)
    expect(Math.min(...amounts)).toBeGreaterThan(0)
    const [first = 0, second = 0] = amounts
    expect(Math.abs(first - second)).toBeLessThanOrEqual(view.currency === 'JPY' ? 10 : 100)
    const ends = (amount: number) => (view.currency === 'JPY' ? amount % 10 === 0 : amount % 100 === 99)
    expect(amounts.some(ends)).toBe(true)
  })

  test('are those of splitTotal over lifetime prices, the dearer product taking the remainder', () => {
    const cheaper = bookWith(({ plans }) => ({
      plans: plans.map(plan => (plan.pid === 10337 ? { ...plan, selling: { USD: 9_990 } } : plan)),
    }))
    const priced = { pid: 992033, price: 24_980, currency: 'USD' } as const
    const split = splitTotal(24_980, [{ price: 12_990 }, { price: 9_990 }])
    expect(sharesOf(cheaper, priced)).toEqual([
      { pid: 10339, amount: split[0] },
      { pid: 10337, amount: split[1] },
    ])
  })

  test('weigh the same where one product has no lifetime price', () => {
    const timed = bookWith(({ plans }) => ({
      plans: plans.filter(({ pid, plan }) => pid !== 10337 || plan !== 'LFT'),
    }))
    const amounts = sharesOf(timed, { pid: 992033, price: 20_000, currency: 'USD' }).map(each => each.amount)
    expect(amounts).toEqual([10_001, 9_999])
  })

  test('add up for any total, none of them negative', () => {
    fc.assert(
      fc.property(
        fc.nat(10_000_000),
        fc.constantFrom(...VIEWS.map(({ currency }) => currency)),
        fc.constantFrom(992033, 992035, 992037, 992039, 992041),
        (price, currency, pid) => {
          const amounts = sharesOf(book, { pid, price, currency }).map(({ amount }) => amount)
          expect(sum(amounts)).toBe(price)
          expect(Math.min(...amounts)).toBeGreaterThanOrEqual(0)
        },
      ),
      { numRuns: 2_000 },
    )
  })

  test('a single, a suite and an upgrade are one product and have none', () => {
    for (const pid of [10337, 992001, 992009, 992031, 1])
      expect(sharesOf(book, { pid, price: 1_000, currency: 'USD' })).toEqual([])
  })
})

describe('a pair beside its two singles', () => {
  test.each(VIEWS)(
    'costs less than both apart in $currency and tells how much',
    ({ saving, price, ...view }) => {
      for (const route of OF_ONE_LINE) {
        const told = pair(route, view)
        expect(told).toMatchObject({ route, price, saving, best: 'pair', plan: 'LFT', os: 'win' })
        expect(sum(told?.parts.map(({ alone }) => alone) ?? [])).toBe(told?.apart)
        expect(told?.parts.every(({ isOwned }) => !isOwned)).toBe(true)
      }
    },
  )

  test.each(VIEWS)(
    'of two lines costs more in $currency than one after the other, and says so',
    ({ locale, country, price }) => {
      for (const route of ['PV_FZ', 'FZ_UN']) {
        const told = pair(route, { locale, country })
        expect(told).toMatchObject({ price, best: 'steps', saving: 0 })
        expect(told?.steps).toBeLessThan(price)
        expect(told?.apart).toBeGreaterThan(price)
      }
    },
  )

  test('is of the system of the visitor', () => {
    expect(pair('PV_NF', { os: 'mac' })).toMatchObject({ pid: 992034, os: 'mac' })
    expect(book.pairsWith(10338).map(({ pid }) => pid)).toEqual([992034, 992042])
    expect(book.pairsWith(10337).map(({ pid }) => pid)).toEqual([992033, 992041])
    expect(book.pairsWith(10331)).toEqual([])
  })

  test('to the owner of one it is told that the other alone is the better buy', () => {
    expect(pair('PV_NF', { owned: [forLife(10339)] })).toMatchObject({
      best: 'other',
      saving: 0,
      apart: 12_990,
      price: 24_980,
      parts: [
        { pid: 10339, isOwned: true },
        { pid: 10337, isOwned: false, alone: 12_990 },
      ],
    })
  })

  test.each([
    ['both singles', [10337, 10339]],
    ['the pair', [992033]],
    ['the video suite', [992001]],
  ])('to the owner of %s it is not told', (_, pids) => {
    expect(pair('PV_NF', { owned: pids.map(forLife) })).toBeUndefined()
  })

  test('who owns one on the other system buys it again for less, and so both apart', () => {
    expect(pair('PV_NF', { owned: [forLife(10340)] })).toBeUndefined()
  })

  test('where both apart cost an owner no more than the pair, nobody is sold the pair', () => {
    // A music converter for life brings the price of another category: twice 114.90.
    expect(pair('PV_NF', { owned: [forLife(10502)] })).toBeUndefined()
  })

  test('where the singles are in a sale it is compared with what they cost in it', () => {
    const sale = bookWith(({ coupons }) => ({
      coupons: coupons.map(coupon =>
        coupon.code === 'AUTUMN_VD'
          ? { ...coupon, allow_products: ['netflix_downloader'], discount: 124.9 }
          : coupon,
      ),
    }))
    expect(pair('PV_NF', {}, sale)).toMatchObject({ apart: 25_480, saving: 500 })
  })

  test('a pair that is off sale, or of which a single is, is not told', () => {
    const without = (off: number) =>
      bookWith(({ products }) => ({
        products: products.map(product =>
          product.pid === off ? { ...product, status: 2 as const } : product,
        ),
      }))
    expect(pair('PV_NF', {}, without(992033))).toBeUndefined()
    expect(pair('PV_NF', {}, without(10337))).toBeUndefined()
    expect(pair('PV_NF', { os: 'mac' }, without(10338))).toBeUndefined()
  })

  test('a bundle of three, of one, or twice of the same is no pair', () => {
    for (const includes of [[10337, 10339, 10341], [10337], [10337, 10337]]) {
      const other = bookWith(({ bundles }) => ({
        bundles: bundles.map(bundle => (bundle.pid === 992033 ? { ...bundle, includes } : bundle)),
      }))
      expect(pair('PV_NF', {}, other)).toBeUndefined()
      expect(other.pairsWith(10337).map(({ pid }) => pid)).toEqual([992041])
    }
  })

  test('a suite or a single is no pair', () => {
    expect(pair('all_in_one_video_suite')).toBeUndefined()
    expect(pair('netflix_downloader')).toBeUndefined()
  })

  test('is never told to be better than what its missing parts cost, whatever is owned', () => {
    fc.assert(
      fc.property(
        fc.array(licences(pricingRows()), { maxLength: 4 }),
        fc.constantFrom(...PAIRS),
        fc.constantFrom(...VIEWS),
        (owned, route, view) => {
          const { locale, country } = view
          const told = pair(route, { owned, locale, country })
          fc.pre(told !== undefined)
          const missing = told.parts.filter(({ isOwned }) => !isOwned)
          expect(told.apart).toBe(sum(missing.map(({ alone }) => alone)))
          expect(told.best === 'pair').toBe(told.price < told.steps)
          expect(told.steps).toBeLessThanOrEqual(told.apart)
          expect(told.saving).toBeLessThanOrEqual(Math.max(0, told.apart - told.price))
          expect(told.best === 'other').toBe(missing.length === 1 && told.price >= told.apart)
        },
      ),
      { numRuns: 1_000 },
    )
  })
})

describe('where the law counts from the lowest price of 30 days', () => {
  const DAY = 86_400_000
  const shownWith = (daysAgo: number, until: number) =>
    bookWith(() => ({
      shownPrices: [
        {
          pid: 10337,
          shown: [
            { plan: 'LFT', currency: 'EUR', price: 11_490, from: visit.at - daysAgo * DAY },
            { plan: 'LFT', currency: 'EUR', price: 11_990, from: visit.at - until * DAY },
          ],
        },
      ],
    }))
  const german = { locale: 'de', country: 'de' } as const

  test('a single counts at the lowest that it cost lately', () => {
    const rules = shownWith(60, 29)
    expect(pair('PV_NF', { ...german, countsFromPrior: true }, rules)).toMatchObject({
      apart: 23_980,
      saving: 490,
    })
    expect(pair('PV_NF', german, rules)).toMatchObject({ apart: 23_980, saving: 990 })
  })

  test('what it cost before counts no more after 30 days', () => {
    const told = pair('PV_NF', { ...german, countsFromPrior: true }, shownWith(60, 30))
    expect(told).toMatchObject({ apart: 23_980, saving: 990 })
  })

  test('nothing is told to be saved where both cost no more lately, and the pair is sold all the same', () => {
    const rules = bookWith(() => ({
      shownPrices: [10337, 10339].map(
        (pid): ShownRow => ({
          pid,
          shown: [
            { plan: 'LFT', currency: 'EUR', price: 10_990, from: visit.at - 9 * DAY },
            { plan: 'LFT', currency: 'EUR', price: 11_990, from: visit.at - DAY },
          ],
        }),
      ),
    }))
    expect(pair('PV_NF', { ...german, countsFromPrior: true }, rules)).toMatchObject({
      best: 'pair',
      saving: 0,
    })
  })
})
