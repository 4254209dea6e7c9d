import { bookWith } from '@tests/support/seeded-book'
import { expect, test } from 'vitest'
import { type CouponRow, couponRow, couponScope } from '@/pricing'

const NETFLIX = { pid: 10337, plan: 'LFT' } as const
const ON_A_MAC = { pid: 10338, plan: 'LFT' } as const
const WINDOWS_ALONE = 'video_ai'
const FANZA_ROUTE = 'fanza_downloader'

/** What is told of a coupon, narrowed as told, at the checkout of a product. */
function told(columns: Partial<Record<keyof CouponRow, unknown>>, quoted: Parameters<typeof couponScope>[1]) {
  const coupon = couponRow.parse({ code: 'TENTH', type: 'rate', discount: 0.9, ...columns })
  const book = bookWith(() => ({ coupons: [coupon], campaigns: [] }))
  const scope = couponScope(book, quoted, 'tenth ')
  return scope && { ...scope, products: scope.products.map(({ route }) => route) }
}

test('of a coupon for other plans these are told, shortest first', () => {
  expect(told({ allow_types: ['LFT', '1M'] }, { ...NETFLIX, plan: '1Y' })).toEqual({
    ...{ plans: ['1M', 'LFT'], products: [], isMore: false },
  })
})

test('of a coupon for other products these are told, in the order of the catalogue', () => {
  const scope = told({ allow_products: ['video_music_one', 'all_in_one_video_suite'] }, NETFLIX)
  expect(scope).toMatchObject({ plans: [], isMore: false })
  expect(scope?.products.toSorted()).toEqual(['all_in_one_video_suite', 'video_music_one'])
})

test('where neither fits, both are told', () => {
  const scope = told({ allow_types: ['LFT_3'], allow_products: ['all_in_one_video_suite'] }, NETFLIX)
  expect(scope).toEqual({ plans: ['LFT_3'], products: ['all_in_one_video_suite'], isMore: false })
})

test('nothing is told of what fits, nor of an unknown code', () => {
  const fitting = { allow_types: ['LFT'], allow_products: ['netflix_downloader'] }
  expect(told(fitting, NETFLIX)).toBeUndefined()
  expect(told({ code: 'ANOTHER', allow_types: ['1Y'] }, NETFLIX)).toBeUndefined()
})

test('what only some owners can buy is not named, nor what nobody can buy in a plan of the coupon', () => {
  expect(told({ allow_products: ['video_pro_future'] }, NETFLIX)).toBeUndefined()
  const yearly = { allow_types: ['1Y', 'LFT'], allow_products: ['PV_NF', 'hulu_downloader'] }
  expect(told({ ...yearly, allow_types: ['1Y'] }, { ...NETFLIX, plan: '1Y' })).toEqual({
    ...{ plans: [], products: ['hulu_downloader'], isMore: true },
  })
  expect(told(yearly, NETFLIX)?.isMore).toBe(false)
})

test('who owns what is never told: a coupon for owners alone says its plans as any other', () => {
  const forOwners = { owners_of: ['hulu_downloader'], allow_types: ['1Y'] }
  expect(told(forOwners, NETFLIX)).toEqual(told({ allow_types: ['1Y'] }, NETFLIX))
  expect(told({ owners_of: ['hulu_downloader'] }, NETFLIX)).toBeUndefined()
})

test('a plan is not told in which the product, or those that are named, cannot be bought', () => {
  expect(told({ allow_types: ['6M', '1Y'] }, NETFLIX)?.plans).toEqual(['1Y'])
  expect(told({ allow_types: ['6M'] }, NETFLIX)).toBeUndefined()
  const suites = { allow_types: ['6M', 'LFT_3'], allow_products: ['all_in_one_video_suite'] }
  expect(told(suites, NETFLIX)?.plans).toEqual(['LFT_3'])
})

test('where no product of the coupon may be named, its plans are not told either', () => {
  expect(told({ allow_types: ['LFT_3'], allow_products: ['adult_aio'] }, NETFLIX)).toBeUndefined()
})

test('on a Mac what is sold for Windows alone is not named', () => {
  const both = { allow_products: ['all_in_one_video_suite', WINDOWS_ALONE] }
  expect(told(both, NETFLIX)).toMatchObject({ products: expect.arrayContaining([WINDOWS_ALONE]) })
  expect(told(both, ON_A_MAC)).toMatchObject({ products: ['all_in_one_video_suite'], isMore: true })
})

test('adult products are named beside adult ones alone', () => {
  const adult = { allow_products: [FANZA_ROUTE, 'PV_FZ', 'adult_aio'] }
  expect(told(adult, NETFLIX)).toBeUndefined()
  expect(told({ allow_products: [FANZA_ROUTE] }, { pid: 992003, plan: 'LFT' })?.products).toEqual([
    FANZA_ROUTE,
  ])
})
