import { owning, priced } from '@tests/support/asking'
import { bookWith } from '@tests/support/seeded-book'
import { active, item, paid, renewed } from '@tests/support/subscribing'
import { describe, expect, test } from 'vitest'
import { type CouponRow, couponRow, type RuleBook, type SettingsRow } from '@/pricing'
import { type Offered, offeredOf } from '@/pricing/subscriptions'

const coupon = (code: string, columns: Partial<Record<keyof CouponRow, unknown>>) =>
  couponRow.parse({ code, type: 'rate', discount: 0.5, ...columns })
const shop = (coupons: CouponRow[], settings: Partial<SettingsRow> = {}) =>
  bookWith(rows => ({ coupons, campaigns: [], settings: { ...rows.settings, ...settings } }))
const netflix = { route: 'netflix_downloader', plan: '1M' }

function offered(book: RuleBook, asking: Parameters<typeof priced>[1]): Offered {
  return offeredOf(book, priced(book, asking))
}

/** What is charged for so many periods. */
function charges(sold: Offered, periods: number): number[] {
  let subscription = active({ plan: '1M', items: [sold] })
  while (subscription.charges.length < periods)
    subscription = paid(renewed(subscription), subscription.period.end)
  return subscription.charges.map(({ amount }) => amount)
}

describe('what was quoted', () => {
  test('renews at the selling price of that day', () => {
    expect(offered(shop([]), netflix)).toEqual(item(10337, 3590))
  })

  test('is lowered by an offer for the first period', () => {
    const again = { ...netflix, owned: [owning(10337, { plan: '1M', expires: 0 })] }
    expect(charges(offered(shop([]), again), 3)).toEqual([2513, 3590, 3590])
  })

  test.each([
    [undefined, [1795, 3590, 3590, 3590]],
    [1, [1795, 3590, 3590, 3590]],
    [3, [1795, 1795, 1795, 3590]],
  ])('is lowered by a coupon of %s periods for as many', (periods, wanted) => {
    const book = shop([coupon('HALF', { periods })])
    expect(charges(offered(book, { ...netflix, coupon: 'HALF' }), 4)).toEqual(wanted)
  })

  test('is lowered by an amount off for as many periods, off what is then left', () => {
    const book = shop([coupon('STAY', { type: 'num', discount: 5, periods: 2 })])
    const again = { ...netflix, coupon: 'STAY', owned: [owning(10337, { plan: '1M', expires: 0 })] }
    expect(charges(offered(book, again), 3)).toEqual([2013, 3090, 3590])
  })

  test('is lowered by an amount off as by a price where only the best counts', () => {
    const book = shop([coupon('STAY', { type: 'num', discount: 5, periods: 2 })], { stacking: 'best_only' })
    expect(charges(offered(book, { ...netflix, coupon: 'STAY' }), 3)).toEqual([3090, 3090, 3590])
  })

  test('is lowered in the currency of the visit', () => {
    const book = shop([coupon('STAY', { type: 'num', discount: 5 })])
    const euros = { ...netflix, locale: 'de', country: 'de', coupon: 'STAY' } as const
    expect(offered(book, euros)).toEqual(
      item(10337, 3290, [{ kind: 'off', amount: 460, periods: 1, rule: 'STAY' }]),
    )
  })

  test('costs in its first period what was quoted, whatever lowered it', () => {
    const book = shop([coupon('HALF', { periods: 2 }), coupon('STAY', { type: 'num', discount: 50 })])
    for (const code of ['HALF', 'STAY', 'none']) {
      const asking = { ...netflix, coupon: code }
      expect(charges(offered(book, asking), 1)).toEqual([priced(book, asking).price])
    }
  })
})

test.each([0, 121, 1.5])('a coupon of %s periods is no coupon', periods => {
  const parsed = couponRow.safeParse({ code: 'X', type: 'rate', discount: 0.5, periods })
  expect(parsed.error?.issues.map(({ path }) => path)).toEqual([['periods']])
})
