import { pricingRows } from '@seed/index'
import { inputOf, owning, priced, subscribed } from '@tests/support/asking'
import { bookWith, seededBook } from '@tests/support/seeded-book'
import { describe, expect, test } from 'vitest'
import { isQuoteError, priceEnd, quote } from '@/pricing'

const book = seededBook()
const rows = pricingRows()

/** The last instant before a window, its first, its last, and the first one after it. */
const edgesOf = (from: number, until: number) => [
  { at: from - 1, isOpen: false },
  { at: from, isOpen: true },
  { at: until - 1, isOpen: true },
  { at: until, isOpen: false },
]

describe('every window is half open', () => {
  test.each(rows.campaigns)('the campaign $key runs from its start until just before its end', campaign => {
    for (const { at, isOpen } of edgesOf(campaign.startTime, campaign.endTime)) {
      const running = book.runningCampaigns(at, 'com', 'en').some(({ key }) => key === campaign.key)
      expect(running, `at ${at}`).toBe(isOpen)
    }
  })

  test.each(
    rows.campaigns.flatMap(({ key, startTime, endTime, coupons }) =>
      coupons.map(code => ({ key, startTime, endTime, code })),
    ),
  )('the coupon $code of the campaign $key runs by itself exactly while the campaign does', campaign => {
    const coupon = rows.coupons.find(({ code }) => code === campaign.code)
    const route = coupon?.allow_products[0] ?? 'all_in_one_video_suite'
    const plan = coupon?.allow_types[0] ?? 'LFT'
    for (const { at, isOpen } of edgesOf(campaign.startTime, campaign.endTime)) {
      const { applied } = priced(book, { route, plan, at })
      expect(
        applied.some(({ rule }) => rule === campaign.code),
        `at ${at}`,
      ).toBe(isOpen)
    }
  })

  test.each(rows.coupons.filter(({ from, until }) => from !== undefined && until !== undefined))(
    'the code $code can be entered from its first instant until just before its last',
    ({ code, from = 0, until = 0, allow_types }) => {
      const withoutCampaigns = bookWith(() => ({ campaigns: [] }))
      const asking = {
        route: 'netflix_downloader',
        plan: allow_types[0] === 'LFT' ? 'LFT' : 'LFT_3',
        coupon: code,
      }
      const route = asking.plan === 'LFT' ? asking.route : 'video_pro_upgrade'
      const reasons = edgesOf(from, until).map(
        ({ at }) => priced(withoutCampaigns, { ...asking, route, at }).rejected[0]?.reason,
      )
      expect(reasons).toEqual(['not_started', undefined, undefined, 'expired'])
    },
  )

  test('a coupon that a campaign runs needs both windows open', () => {
    const [start, end] = [Date.parse('2025-03-01T00:00:00Z'), Date.parse('2025-03-05T00:00:00Z')]
    const narrowed = bookWith(({ coupons }) => ({
      coupons: coupons.map(coupon =>
        coupon.code === 'AUTUMN_VD' ? { ...coupon, from: start, until: end } : coupon,
      ),
    }))
    const prices = edgesOf(start, end).map(
      ({ at }) => priced(narrowed, { route: 'video_downloader', at }).price,
    )
    expect(prices).toEqual([13990, 8990, 8990, 13990])
  })
})

describe('a licence counts until the instant at which it expires', () => {
  const expires = Date.parse('2026-11-20T00:00:00Z')
  const suite = [subscribed(992001, { plan: '1M', expires, periods: 3 })]

  test('as a subscription that an offer turns into a lifetime plan', () => {
    const offTypes = [expires - 1, expires].map(
      at => priced(book, { route: 'all_in_one_video_suite', at, owned: suite }).offType,
    )
    expect(offTypes).toEqual([11, 1])
  })

  test('as what a category is made of', () => {
    const categories = [expires - 1, expires].map(
      at => priced(book, { route: 'all_in_one_video_suite', at, owned: suite }).category,
    )
    expect(categories).toEqual(['video_single', 'new_user'])
  })

  test('and the answer says so', () => {
    expect(priced(book, { route: 'netflix_downloader', at: expires - 1, owned: suite }).until).toBe(expires)
  })

  test('but no price ends with a licence that it does not stand on', () => {
    const asking = { route: 'netflix_downloader', at: expires - 1, owned: suite }
    const quoted = priced(book, asking)
    expect(quoted.until).toBe(expires)
    expect(priceEnd(book, inputOf(asking), quoted)).toBeNull()
  })
})

describe('every limit changes a price exactly at its number', () => {
  const win = rows.products.filter(
    ({ line, os, prod_type }) => line === 'video' && os === 'win' && prod_type === 'single',
  )
  const singles = (count: number) => win.slice(0, count).map(({ pid }) => owning(pid))
  const ladder = (route: string, counts: number[]) =>
    counts.map(count => priced(book, { route, owned: singles(count) }).price)

  test('the ladder to the video suite falls with each single until the seventh', () => {
    expect(ladder('all_in_one_video_suite', [0, 1, 2, 3, 4, 5, 6, 7, 8])).toEqual([
      29990, 18990, 16990, 14990, 12990, 10990, 8990, 6990, 6990,
    ])
  })

  test('the ladder to video and music falls with each single until the tenth', () => {
    expect(ladder('video_music_one', [0, 1, 6, 9, 10, 11])).toEqual([42990, 33990, 18990, 9990, 6990, 6990])
  })

  test('a subscriber pays less for a lifetime after the second and the third month', () => {
    const prices = [1, 2, 3, 4].map(
      periods =>
        priced(book, {
          route: 'all_in_one_video_suite',
          owned: [subscribed(992001, { plan: '1M', periods })],
        }).price,
    )
    expect(prices).toEqual([23990, 19990, 14990, 14990])
  })

  test('a minimum is reached by the very price that it names', () => {
    const minimum = (allow_price: number) =>
      bookWith(({ coupons }) => ({
        coupons: coupons.map(coupon =>
          coupon.code === 'CANCEL2_MAIL' ? { ...coupon, allow_price } : coupon,
        ),
      }))
    const ask = { route: 'netflix_downloader', plan: '1Y', coupon: 'CANCEL2_MAIL' }
    expect(priced(minimum(6490), ask).rejected).toEqual([])
    expect(priced(minimum(6491), ask).rejected).toEqual([{ coupon: 'CANCEL2_MAIL', reason: 'below_minimum' }])
  })
})

test('an error stays an error on both sides of a window', () => {
  const result = quote(book, inputOf({ route: 'now_tv_downloader', at: Date.parse('2022-11-18T00:00:00Z') }))
  expect(isQuoteError(result) && result.error).toBe('not_sellable')
})
