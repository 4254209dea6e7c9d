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

/** What the database knows of a code that cannot be used any more, in every way. */
const SPENT = { coupon: 'TENTH', isUsedUp: true, isUsedByBuyer: true, hasBought: true }
const KNOWN: Readonly<Record<string, Partial<typeof SPENT>>> = {
  used_up: {},
  used_before: { isUsedUp: false },
}
const entered = (reason: string) =>
  ['unknown', 'not_started', 'expired', 'used_up', 'used_before'].includes(reason)
    ? { ...SPENT, ...KNOWN[reason] }
    : { ...SPENT, isUsedUp: false, isUsedByBuyer: false }

const fateOf = (columns: Partial<Record<keyof CouponRow, unknown>>, asking: Partial<Asking> = {}) =>
  priced(shopWith(columns), { route: 'netflix_downloader', coupon: 'tenth', ...asking }).rejected[0]?.reason

describe('a coupon is refused for the first reason that holds', () => {
  const wrong: [reason: string, columns: Partial<Record<keyof CouponRow, unknown>>][] = [
    ['unknown', { group_type: 'internal' }],
    ['not_started', { from: '2026-11-20T00:00:00.001Z' }],
    ['expired', { until: '2026-11-20T00:00:00.000Z' }],
    ['used_up', {}],
    ['used_before', {}],
    ['not_first_order', { first_order_only: true }],
    ['owners_only', { owners_of: ['hulu_downloader'] }],
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
    expect(fateOf(columns, { entered: entered(reason) })).toBe(reason)
  })

  test.each(wrong.slice(1).map(([reason], index) => [reason, index + 1] as const))(
    '%s comes before every later reason',
    (reason, index) => {
      const { from, until, ...later } = Object.assign({}, ...wrong.slice(index).map(([, columns]) => columns))
      const window = index === 1 ? { from } : index === 2 ? { until } : {}
      expect(fateOf({ ...later, ...window }, { entered: entered(reason) })).toBe(reason)
    },
  )

  test('a first order is one of who has not bought, as far as is known', () => {
    expect(fateOf({ first_order_only: true })).toBeUndefined()
    expect(fateOf({}, { entered: { ...SPENT, isUsedUp: false, isUsedByBuyer: false } })).toBeUndefined()
  })

  test('owners are who holds the product now', () => {
    const hulu = { owners_of: ['hulu_downloader'] }
    expect(fateOf(hulu, { owned: [owning(10345)] })).not.toBe('owners_only')
    expect(fateOf(hulu, { owned: [owning(10345, { plan: '1Y', expires: 1 })] })).toBe('owners_only')
    expect(fateOf(hulu, { owned: [owning(10337)] })).toBe('owners_only')
  })

  test('a coupon that holds has none', () => {
    expect(
      fateOf({ allow_types: ['LFT'], allow_products: ['netflix_downloader'], allow_price: 129.9 }),
    ).toBeUndefined()
  })
})

describe('codes', () => {
  test('made from a coupon have its terms, even where its own cannot be entered', () => {
    const shop = shopWith({ group_type: 'internal' })
    const asking = { route: 'netflix_downloader', coupon: 'pay-2345' }
    const use = { coupon: 'TENTH', isUsedUp: false, isUsedByBuyer: false, hasBought: false }
    expect(priced(shop, { ...asking, entered: use })).toMatchObject({ price: 11691, rejected: [] })
    expect(priced(shop, { ...asking, entered: { ...use, isUsedUp: true } })).toMatchObject({
      price: 12990,
      rejected: [{ coupon: 'pay-2345', reason: 'used_up' }],
    })
    expect(priced(shop, { ...asking, coupon: 'tenth' }).rejected[0]?.reason).toBe('unknown')
  })

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
