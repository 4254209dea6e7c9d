import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { campaignRow, couponRow, offerRuleRow, planRow, productRow, settingsRow } from '@/pricing'

const plan = { pay_key: '1-LFT', pid: 1, type: 'LFT', enable: true, origin_price: 162.9, price: 129.9 }
const rule = { key: 'x', offType: '8', benefit: 'price', price: 10 }
const coupon = { code: 'X', type: 'rate', discount: 0.7 }
const campaign = {
  ...{ key: 'x', route: 'shop', navType: 'none' },
  ...{ startTime: '2026-01-01T00:00:00Z', endTime: '2026-01-02T00:00:00+01:00' },
}
const product = {
  ...{ pid: 1, route: 'x_y', url: '/x-y', os: 'win', prod_type: 'single', line: 'video' },
  ...{ tier: 'A', status: 1, app_id: 'video_downloader' },
}
const settings = { currencies: [], weight_video: 7, weight_adult: 5, weight_music: 7, stacking: 'best_only' }

describe('stored rows are read', () => {
  test('with amounts in minor units of every currency that is stored', () => {
    const { list, selling } = planRow.parse({ ...plan, price_eur: 119.9, price_jpy: 19_480, price_cny: null })
    expect([list, selling]).toEqual([{ USD: 16290 }, { USD: 12990, EUR: 11990, JPY: 19480 }])
  })

  test('with blank columns as columns that match everything', () => {
    const { lines, plans, pro, enabled } = offerRuleRow.parse({ ...rule, lines: null, pro: '' })
    expect([lines, plans, pro, enabled]).toEqual([[], [], undefined, true])
  })

  test('with instants in milliseconds, whatever their zone', () => {
    const { startTime, endTime } = campaignRow.parse(campaign)
    expect(endTime - startTime).toBe(23 * 3_600_000)
    expect(campaignRow.parse({ ...campaign, startTime: new Date(startTime) }).startTime).toBe(startTime)
  })
})

describe('a wrong row is refused with the field and a sentence', () => {
  test.each<[field: string, schema: z.ZodType, row: object]>([
    ['price', planRow, { ...plan, price: 129.999 }],
    ['price', planRow, { ...plan, price: -1 }],
    ['price', planRow, { ...plan, price: 163 }],
    ['price_jpy', planRow, { ...plan, price_jpy: 19_480.5 }],
    ['price', offerRuleRow, { ...rule, price: null }],
    ['rate', offerRuleRow, { ...rule, benefit: 'rate', rate: 1.1 }],
    ['rate', offerRuleRow, { ...rule, benefit: 'rate', rate: 0.33333 }],
    ['steps', offerRuleRow, { ...rule, benefit: 'ladder' }],
    [
      'steps',
      offerRuleRow,
      {
        ...rule,
        benefit: 'ladder',
        steps: [
          { from: 1, price: 1 },
          { from: 1, price: 2 },
        ],
      },
    ],
    ['offType', offerRuleRow, { ...rule, offType: 12 }],
    ['discount', couponRow, { ...coupon, discount: null }],
    ['discount', couponRow, { ...coupon, discount: 1.2 }],
    ['discount', couponRow, { ...coupon, discount: 0.70001 }],
    ['discount', couponRow, { ...coupon, type: 'num', discount: 2.005 }],
    ['until', couponRow, { ...coupon, from: '2026-01-02T00:00:00Z', until: '2026-01-02T00:00:00Z' }],
    ['endTime', campaignRow, { ...campaign, endTime: campaign.startTime }],
    ['startTime', campaignRow, { ...campaign, startTime: 'tomorrow' }],
    ['route', productRow, { ...product, route: 'x-y' }],
    ['status', productRow, { ...product, status: 3 }],
    ['stacking', settingsRow, { ...settings, stacking: 'all' }],
  ])('%s', (field, schema, row) => {
    const issues = schema.safeParse(row).error?.issues ?? []
    expect(issues.map(({ path }) => path[0])).toContain(field)
    expect(issues.every(({ message }) => message.length > 5)).toBe(true)
  })
})
