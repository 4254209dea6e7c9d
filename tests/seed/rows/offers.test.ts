import { campaigns } from '@seed/rows/campaigns'
import { coupons } from '@seed/rows/coupons'
import { offerRules } from '@seed/rows/offer-rules'
import { products } from '@seed/rows/products'
import { subscriberPrices } from '@seed/rows/subscriber-prices'
import { expect, test } from 'vitest'

const rule = (key: string) => offerRules.find(candidate => candidate.key === key)
const coupon = (code: string) => coupons.find(candidate => candidate.code === code)

test('every offType has a rule', () => {
  expect(new Set(offerRules.map(({ offType }) => Number(offType)))).toEqual(
    new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]),
  )
})

test('the ladders fall from the first price to the last, one step per count', () => {
  const steps = rule('offer-9-lft')?.steps ?? []
  expect(steps.map(({ from }) => from)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect([steps[0]?.price, steps[9]?.price]).toEqual([339.9, 69.9])
  expect(rule('offer-8-lft')?.steps.map(({ price }) => price)).toEqual([
    189.9, 169.9, 149.9, 129.9, 109.9, 89.9, 69.9,
  ])
})

test('a pro target costs 100 more in offers 5 to 11, and only there', () => {
  for (const { offType, pro_surcharge } of offerRules) {
    expect(pro_surcharge).toBe(Number(offType) >= 5 ? 100 : null)
  }
})

test('subscribers of three and six months go by the monthly prices', () => {
  expect(rule('offer-11-monthly')).toMatchObject({ subscription_plans: ['1M', '3M', '6M'] })
  expect(rule('offer-11-video-music-yearly')?.steps).toEqual([
    { from: 1, price: 229.9 },
    { from: 2, price: 79.9 },
  ])
})

test('a bundle of two products has no repurchase and no other-category price', () => {
  const general = offerRules.filter(
    ({ offType, plans }) => ['2', '3'].includes(offType) && plans.includes('LFT'),
  )
  for (const { lines, prod_types, routes } of general) {
    const reaches = routes.includes('PV_NF') || (lines.includes('video') && !prod_types.includes('single'))
    expect(reaches).toBe(false)
  }
})

test('the subscriber price list has fifteen prices, lower for the longer subscription', () => {
  const price = (family: string, source: string) =>
    subscriberPrices.find(row => row.family === family && row.source === source)?.price ?? Number.NaN
  expect(subscriberPrices).toHaveLength(15)
  expect(price('video_l1', 'monthly')).toBe(89.9)
  expect(price('adult', 'yearly')).toBe(188.9)
  expect(price('adult_lft3', 'lifetime')).toBe(239.9)
  expect(price('aio', 'yearly')).toBeLessThan(price('aio', 'monthly'))
})

test('coupons carry what they are worth in the customer’s language', () => {
  expect(coupon('BF_PRO')?.text).toMatchObject({
    en: 'Black Friday: 35% off',
    de: 'Black Friday: 35 % Rabatt',
    fr: 'Black Friday : 35 % de remise',
    zh: '黑色星期五：6.5 折优惠',
  })
  expect(coupon('SINGLE_PRO')?.text.zh).toBe('单品永久版：9.5 折优惠')
})

test('coupons are narrowed as decided', () => {
  expect(coupon('ADD_OPTION')).toMatchObject({ discount: 0.75, group_type: 'internal' })
  expect(coupon('CANCEL10_MAIL')).toMatchObject({ discount: 10, allow_price: 200, group_type: 'cancel' })
  expect(coupon('PADDLE60')).toMatchObject({ discount: 0.6, allow_payers: ['paddle'] })
  expect(coupon('SINGLE_PRO')?.allow_products).toContain('netflix_downloader')
  expect(coupon('SINGLE_PRO')?.allow_products).not.toContain('all_in_one_video_suite')
  expect(coupons.filter(({ show_coupon }) => show_coupon).map(({ code }) => code)).toEqual(['AUTUMN_VD'])
})

test('a campaign’s coupons run in its own window', () => {
  for (const { coupons: codes, startTime, endTime } of campaigns) {
    const dated = codes.map(coupon).filter(one => one?.from || one?.until)
    for (const one of dated) expect([one?.from, one?.until]).toEqual([startTime, endTime])
  }
})

test('no campaign promotes an adult product', () => {
  const adult = new Set(products.filter(({ line }) => line === 'adult').map(({ pid }) => pid))
  expect(campaigns.flatMap(({ promotion_ids }) => promotion_ids).filter(pid => adult.has(pid))).toEqual([])
})
