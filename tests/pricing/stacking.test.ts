import { owning, priced } from '@tests/support/asking'
import { bookWith } from '@tests/support/seeded-book'
import { describe, expect, test } from 'vitest'
import { type CampaignRow, type CouponRow, campaignRow, couponRow, type SettingsRow } from '@/pricing'

const coupon = (code: string, columns: Partial<Record<keyof CouponRow, unknown>>) =>
  couponRow.parse({ code, type: 'rate', discount: 0.9, ...columns })

const campaign = (
  key: string,
  coupons: string[],
  columns: Partial<Record<keyof CampaignRow, unknown>> = {},
) =>
  campaignRow.parse({
    key,
    route: 'sales_campaign',
    startTime: '2026-01-01T00:00:00Z',
    endTime: '2027-01-01T00:00:00Z',
    navType: 'none',
    coupons,
    ...columns,
  })

function shop(coupons: CouponRow[], campaigns: CampaignRow[], settings: Partial<SettingsRow> = {}) {
  return bookWith(rows => ({ coupons, campaigns, settings: { ...rows.settings, ...settings } }))
}

const netflix = { route: 'netflix_downloader' }
const kindsOf = ({ applied }: { applied: { kind: string; rule: string }[] }) =>
  applied.map(({ kind, rule }) => `${kind} ${rule}`)

describe('of offer, campaign and entered coupon the cheapest wins', () => {
  const half = coupon('HALF', { discount: 0.5 })
  const third = coupon('THIRD', { discount: 0.33 })

  test('whichever it is', () => {
    const book = shop([half, third], [campaign('sale', ['HALF'])])
    expect(kindsOf(priced(book, netflix))).toEqual(['campaign HALF'])
    expect(kindsOf(priced(book, { ...netflix, coupon: 'THIRD' }))).toEqual(['coupon THIRD'])
    expect(kindsOf(priced(book, { ...netflix, plan: '1M', owned: [owning(10338)], coupon: 'none' }))).toEqual(
      ['campaign HALF'],
    )
  })

  test('a tie goes to the offer, then to the campaign, then to the entered coupon', () => {
    const same = [
      coupon('A_CODE', { type: 'fixed', discount: 109.9 }),
      coupon('RUNNING', { type: 'fixed', discount: 109.9 }),
    ]
    const book = shop(same, [campaign('sale', ['RUNNING'])])
    expect(kindsOf(priced(book, { ...netflix, coupon: 'A_CODE' }))).toEqual(['campaign RUNNING'])
    const owned = [owning(10338)]
    const { applied, refused, rejected } = priced(book, { ...netflix, coupon: 'A_CODE', owned })
    expect(kindsOf({ applied })).toEqual(['offer offer-2-single-lft'])
    expect(rejected).toEqual([{ coupon: 'A_CODE', reason: 'not_better' }])
    expect(refused).toContainEqual({ kind: 'campaign', rule: 'RUNNING', because: ['not_better'] })
  })

  test('entering the code of a coupon that a campaign applies anyway is no error', () => {
    const { applied, rejected } = priced(shop([half], [campaign('sale', ['HALF'])]), {
      ...netflix,
      coupon: ' half ',
    })
    expect(kindsOf({ applied })).toEqual(['campaign HALF'])
    expect(rejected).toEqual([])
  })

  test('the offer type tells the best offer even where a campaign wins', () => {
    const book = shop([third], [campaign('sale', ['THIRD'])])
    expect(priced(book, { ...netflix, owned: [owning(10338)] }).offType).toBe(2)
  })
})

describe('where a campaign runs its coupons', () => {
  const half = coupon('HALF', { discount: 0.5 })

  test('only on its sites and in its languages', () => {
    const book = shop([half], [campaign('sale', ['HALF'], { sites: ['jp'], locales: ['ja'] })])
    const prices = [
      priced(book, netflix),
      priced(book, { ...netflix, site: 'jp' }),
      priced(book, { ...netflix, locale: 'ja' }),
      priced(book, { ...netflix, site: 'jp', locale: 'ja' }),
    ].map(({ applied }) => applied[0]?.kind)
    expect(prices).toEqual(['offer', 'offer', 'offer', 'campaign'])
  })

  test('only where the coupon itself allows it', () => {
    const book = shop(
      [coupon('HALF', { discount: 0.5, allow_payers: ['paddle'] })],
      [campaign('sale', ['HALF'])],
    )
    const { price, refused } = priced(book, netflix)
    expect(price).toBe(12990)
    expect(refused).toEqual([{ kind: 'campaign', rule: 'HALF', because: ['wrong_payer'] }])
  })

  test('once, though two campaigns run the same one', () => {
    const off = coupon('TWO', { type: 'num', discount: 2 })
    const book = shop([off], [campaign('sale', ['TWO']), campaign('other sale', ['two'])])
    expect(priced(book, netflix).price).toBe(12790)
  })

  test('not where the campaign or the coupon is disabled', () => {
    const disabled = { ...campaign('sale', ['HALF']), enabled: false }
    expect(kindsOf(priced(shop([half], [disabled]), netflix))).toEqual(['offer offer-1-selling'])
    const book = shop([{ ...half, enabled: false }], [campaign('sale', ['HALF'])])
    expect(kindsOf(priced(book, netflix))).toEqual(['offer offer-1-selling'])
    expect(book.problems).toEqual([])
    expect(book.runningCampaigns(Date.parse('2026-11-20T00:00:00Z'), 'com', 'en')).toHaveLength(1)
  })

  test('a coupon of the internal group may run, though nobody can enter it', () => {
    const book = shop(
      [coupon('HALF', { discount: 0.5, group_type: 'internal' })],
      [campaign('sale', ['HALF'])],
    )
    const { price, rejected } = priced(book, { ...netflix, coupon: 'HALF' })
    expect(price).toBe(6495)
    expect(rejected).toEqual([{ coupon: 'HALF', reason: 'unknown' }])
  })
})

describe('amounts off', () => {
  const off = (code: string, discount: number, group_type: string | null) =>
    coupon(code, { type: 'num', discount, group_type })

  test('come after the best price, the largest of each group', () => {
    const coupons = [
      off('A', 2, 'cancel'),
      off('B', 5, 'cancel'),
      off('C', 3, 'mail'),
      off('D', 10, 'cancel'),
    ]
    const book = shop(coupons, [campaign('sale', ['A', 'B', 'C'])])
    const { price, applied, rejected, refused } = priced(book, { ...netflix, coupon: 'D' })
    expect(kindsOf({ applied })).toEqual(['offer offer-1-selling', 'coupon D', 'campaign C'])
    expect(price).toBe(12990 - 1000 - 300)
    expect(rejected).toEqual([])
    expect(refused.map(({ rule }) => rule).toSorted()).toEqual(['A', 'B'])
  })

  test('of no group add up', () => {
    const book = shop([off('A', 2, null), off('B', 5, null)], [campaign('sale', ['A', 'B'])])
    expect(priced(book, netflix).price).toBe(12290)
  })

  test('compete like any other price where the settings say that nothing adds up', () => {
    const coupons = [off('A', 20, null), coupon('TENTH', { discount: 0.9 })]
    const book = shop(coupons, [campaign('sale', ['TENTH'])], { stacking: 'best_only' })
    const { price, applied, refused } = priced(book, { ...netflix, coupon: 'A' })
    expect([price, ...kindsOf({ applied })]).toEqual([10990, 'coupon A'])
    expect(refused.map(({ rule }) => rule)).toEqual(['offer-1-selling', 'TENTH'])
  })
})
