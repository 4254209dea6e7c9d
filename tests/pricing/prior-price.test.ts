import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compared, isQuoteError, priorPrice, type QuoteVisit, quote } from '@/pricing'
import { bookWith, seededBook } from '../support/seeded-book'

const DAY = 24 * 3600_000
type Row = [day: number, price: number]
const days = (...rows: Row[]) => rows.map(([day, price]) => ({ from: day * DAY, price }))
const none = undefined
const counts = (price: number, until: number) => ({ price, until: until * DAY })

test.each<[string, Row[], { price: number; day: number }, ReturnType<typeof counts> | undefined]>([
  ['nothing was ever shown', [], { price: 80, day: 10 }, none],
  ['there was no price before', [[0, 100]], { price: 100, day: 10 }, none],
  [
    'a sale of ten days',
    [
      [0, 100],
      [20, 80],
    ],
    { price: 80, day: 30 },
    counts(100, 50),
  ],
  [
    'a sale in the last instant of its 30 days',
    [
      [0, 100],
      [20, 80],
    ],
    { price: 80, day: 49.999 },
    counts(100, 50),
  ],
  [
    'a sale that never ends',
    [
      [0, 100],
      [20, 80],
    ],
    { price: 80, day: 50 },
    none,
  ],
  ['a sale that nobody noted yet', [[0, 100]], { price: 80, day: 40 }, counts(100, 70)],
  [
    'a rise',
    [
      [0, 80],
      [20, 100],
    ],
    { price: 100, day: 21 },
    none,
  ],
  [
    'a rise right before the sale',
    [
      [0, 90],
      [18, 120],
      [20, 80],
    ],
    { price: 80, day: 21 },
    counts(90, 50),
  ],
  [
    'a rise before a sale at the old price',
    [
      [0, 80],
      [18, 120],
      [20, 80],
    ],
    { price: 80, day: 21 },
    none,
  ],
  [
    'a lower price, over for 30 days when it began',
    [
      [0, 70],
      [5, 100],
      [35, 80],
    ],
    { price: 80, day: 40 },
    counts(100, 65),
  ],
  [
    'a lower price within 30 days of its begin',
    [
      [0, 70],
      [5.001, 100],
      [35, 80],
    ],
    { price: 80, day: 60 },
    none,
  ],
  [
    'two sales in a row, the second dearer',
    [
      [0, 100],
      [10, 80],
      [15, 100],
      [20, 85],
    ],
    { price: 85, day: 22 },
    none,
  ],
  [
    'two sales in a row, the second cheaper',
    [
      [0, 100],
      [10, 80],
      [15, 100],
      [20, 75],
    ],
    { price: 75, day: 22 },
    counts(80, 50),
  ],
  [
    'a later price is not known yet',
    [
      [0, 100],
      [20, 80],
      [40, 60],
    ],
    { price: 80, day: 25 },
    counts(100, 50),
  ],
])('%s', (_, shown, { price, day }, prior) => {
  expect(priorPrice(days(...shown), { price, at: day * DAY })).toEqual(prior)
})

test('what a reduction counts from was shown, is above the price, and ends within 30 days', () => {
  const rows = fc.array(
    fc.record({ from: fc.integer({ min: 0, max: 100 }), price: fc.integer({ min: 1, max: 9 }) }),
    { maxLength: 8 },
  )
  fc.assert(
    fc.property(
      rows,
      fc.integer({ min: 0, max: 200 }),
      fc.integer({ min: 1, max: 9 }),
      (drawn, day, price) => {
        const shown = drawn
          .toSorted((a, b) => a.from - b.from)
          .map(({ from, price }) => ({ from: from * DAY, price }))
        const prior = priorPrice(shown, { price, at: day * DAY })
        if (prior === undefined) return
        expect(shown.map(each => each.price)).toContain(prior.price)
        expect(prior.price).toBeGreaterThan(price)
        expect(prior.until).toBeGreaterThan(day * DAY)
        expect(prior.until).toBeLessThanOrEqual((day + 30) * DAY)
      },
    ),
  )
})

describe('a price of the shop', () => {
  const AT = Date.UTC(2026, 10, 23)
  const visit: QuoteVisit = {
    ...{
      at: AT,
      site: 'com',
      locale: 'de',
      country: 'de',
      os: 'win',
      coupon: null,
      payer: 'sandbox',
      owned: [],
    },
    countsFromPrior: true,
  }
  const SUITE = { pid: 992001, plan: 'LFT' as const }
  const target = { route: 'all_in_one_video_suite', plan: 'LFT' }
  const shownAs = (...prices: Row[]) =>
    bookWith(() => ({
      shownPrices: [
        {
          pid: SUITE.pid,
          shown: prices.map(([day, price]) => ({
            plan: SUITE.plan,
            currency: 'EUR' as const,
            price,
            from: AT + day * DAY,
          })),
        },
      ],
    }))
  const priced = (book: ReturnType<typeof seededBook>, change: Partial<QuoteVisit> = {}) => {
    const result = quote(book, { ...visit, ...change, target })
    if (isQuoteError(result)) throw new Error(result.error)
    return { ...compared(result), price: result.price, until: result.until }
  }

  test('is no reduction of a list price that nobody was asked for', () => {
    const { price, was, saving, basis } = priced(seededBook())
    expect({ was, saving, basis }).toEqual({ was: price, saving: 0, basis: 'lowest' })
    expect(priced(shownAs([-40, price]))).toMatchObject({ was: price, saving: 0 })
  })

  test('counts from the lowest of the 30 days before it fell, while it is fresh', () => {
    const { price } = priced(seededBook())
    const book = shownAs([-60, price + 9000], [-20, price + 4000], [-10, price + 6000], [-5, price])
    expect(priced(book)).toMatchObject({ was: price + 4000, basis: 'lowest' })
    expect(book.shownPrices.boundaryAfter(AT)).toBe(AT + 10 * DAY)
    expect(book.shownPrices.boundaryAfter(AT + 20 * DAY)).toBe(AT + 25 * DAY)
    expect(priced(book, { at: AT + 25 * DAY - 1 }).saving).toBeGreaterThan(0)
    expect(priced(book, { at: AT + 25 * DAY })).toMatchObject({ was: price, saving: 0 })
  })

  test('is an owner’s price without a percentage, and others’ outside the Union as it was', () => {
    const owned = [{ pid: 10337, plan: 'LFT' as const, expires: null, subscription: false, periods: 1 }]
    const book = shownAs([-60, 99_999], [-5, 50_000])
    const { price, was, saving, basis } = priced(book, { owned })
    expect({ was, saving, basis }).toEqual({ was: price, saving: 0, basis: 'yours' })
    const elsewhere = priced(book, { owned, countsFromPrior: false })
    expect(elsewhere).toMatchObject({ basis: 'selling' })
    expect(elsewhere.saving).toBeGreaterThan(0)
    expect(priced(book, { countsFromPrior: false })).toMatchObject({ basis: 'list' })
  })

  test('with a code that is entered counts from the lowest that anybody paid', () => {
    const { price } = priced(seededBook())
    const owner = { payer: 'paddle' as const, coupon: 'PADDLE60' }
    expect(priced(shownAs([-60, price]), owner)).toMatchObject({ was: price, basis: 'lowest', saving: 40 })
    expect(priced(shownAs([-60, price], [-9, price - 8000], [-3, price]), owner)).toMatchObject({
      was: price - 8000,
    })
  })
})
