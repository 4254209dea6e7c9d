import { type Asking, owning, priced } from '@tests/support/asking'
import { bookWith, seededBook } from '@tests/support/seeded-book'
import { describe, expect, test } from 'vitest'
import { COUPON_REFUSALS, type CouponRow, couponRow } from '@/pricing'

const book = seededBook()

/** A shop whose only coupon takes 10% off, narrowed as told. */
function shopWith(columns: Partial<Record<keyof CouponRow, unknown>>) {
  const coupon = couponRow.parse({ code: 'TENTH', type: 'rate', discount: 0.9, ...columns })
  return bookWith(() => ({ coupons: [coupon], campaigns: [] }))
}

const fateOf = (columns: Partial<Record<keyof CouponRow, unknown>>, asking: Partial<Asking> = {}) =>
  priced(shopWith(columns), { route: 'netflix_downloader', coupon: 'tenth', ...asking }).rejected[0]?.reason

describe('a coupon is refused for the first reason that holds', () => {
  const wrong: [reason: string, columns: Partial<Record<keyof CouponRow, unknown>>][] = [
    ['unknown', { group_type: 'internal' }],
    ['not_started', { from: '2026-11-20T00:00:00.001Z' }],
    ['expired', { until: '2026-11-20T00:00:00.000Z' }],
    ['wrong_payer', { allow_payers: ['paddle'] }],
    ['wrong_plan', { allow_types: ['LFT_3'] }],
    ['wrong_product', { allow_products: ['hulu_downloader'] }],
    ['wrong_locale', { allow_locals: ['ja'] }],
    ['below_minimum', { allow_price: 129.91 }],
    ['not_better', { type: 'fixed', discount: 129.9 }],
  ]

  test('and these are all the reasons, in their order', () => {
    expect(wrong.map(([reason]) => reason)).toEqual([...COUPON_REFUSALS])
  })

  test.each(wrong)('%s', (reason, columns) => {
    expect(fateOf(columns)).toBe(reason)
  })

  test.each(wrong.slice(1).map(([reason], index) => [reason, index + 1] as const))(
    '%s comes before every later reason',
    (reason, index) => {
      const { from, until, ...later } = Object.assign({}, ...wrong.slice(index).map(([, columns]) => columns))
      const window = index === 1 ? { from } : index === 2 ? { until } : {}
      expect(fateOf({ ...later, ...window })).toBe(reason)
    },
  )

  test('a coupon that holds has none', () => {
    expect(
      fateOf({ allow_types: ['LFT'], allow_products: ['netflix_downloader'], allow_price: 129.9 }),
    ).toBeUndefined()
  })
})

describe('codes', () => {
  test.each(['tenth', 'TENTH', '  Tenth\t'])('match without case and surrounding space: «%s»', coupon => {
    expect(priced(shopWith({}), { route: 'netflix_downloader', coupon }).price).toBe(11691)
  })

  test('of a disabled coupon are unknown', () => {
    expect(fateOf({ enabled: false })).toBe('unknown')
  })

  test('may be restricted by an alias of a route', () => {
    expect(fateOf({ allow_products: ['aio'] }, { route: 'video_one' })).toBeUndefined()
  })
})

describe('what a coupon does', () => {
  test('a rate multiplies the selling price in the local currency, half up', () => {
    expect(
      priced(shopWith({ discount: 0.65 }), { route: 'adult_aio', plan: 'LFT_3', coupon: 'tenth' }).price,
    ).toBe(24044)
  })

  test('a fixed price is converted to its ending, unless one is stored in the currency', () => {
    const fixed = { type: 'fixed', discount: 89.9 }
    const asking = { route: 'netflix_downloader', coupon: 'tenth', locale: 'de' as const }
    expect(priced(shopWith(fixed), asking).price).toBe(8290)
    expect(priced(shopWith({ ...fixed, discount_eur: 85 }), asking).price).toBe(8500)
  })

  test('an amount off comes after the best price, and is converted by the rate alone', () => {
    const { price, applied, steps } = priced(book, {
      route: 'all_in_one_video_suite',
      locale: 'fr',
      coupon: 'CANCEL10',
      owned: [owning(10331)],
    })
    expect(price).toBe(17490 - 920)
    expect(applied.map(({ kind }) => kind)).toEqual(['offer', 'coupon'])
    expect(steps.map(({ kind, after }) => [kind, after])).toEqual([
      ['selling', 27590],
      ['offer', 17490],
      ['coupon', 16570],
    ])
  })

  test('an amount off never leads below nothing', () => {
    expect(
      priced(shopWith({ type: 'num', discount: 500 }), { route: 'netflix_downloader', coupon: 'tenth' })
        .price,
    ).toBe(0)
  })

  test('a difference deducts the selling price of the lifetime suite that is owned on the same OS', () => {
    const asking = { route: 'all_in_one_video_suite', plan: 'LFT_3', coupon: 'tenth' }
    const shop = bookWith(() => ({
      offerRules: [],
      campaigns: [],
      coupons: [couponRow.parse({ code: 'TENTH', type: 'diff' })],
    }))
    expect(priced(shop, { ...asking, owned: [owning(992009)] }).price).toBe(10000)
    expect(priced(shop, { ...asking, owned: [owning(992002)] }).rejected[0]?.reason).toBe('wrong_product')
    expect(priced(shop, asking).rejected[0]?.reason).toBe('wrong_product')
  })
})
