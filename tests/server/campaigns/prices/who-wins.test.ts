import { pricingRows } from '@seed/index'
import { freshDatabase } from '@tests/support/database'
import { expect, test } from 'vitest'
import { buildRuleBook, type CampaignRow, type CouponRow, couponRow } from '@/pricing'
import type { DraftInBook } from '@/server/campaigns/draft-in-book'
import type { Stretch } from '@/server/campaigns/prices/who-wins'

await freshDatabase()
const { whoWins } = await import('@/server/campaigns/prices/who-wins')

const DAY = 86_400_000
const FROM = Date.parse('2030-01-01T00:00:00Z')
const rows = pricingRows()

const coupon = (code: string, discount: number, more: Partial<CouponRow> = {}): CouponRow => ({
  ...couponRow.parse({
    ...{ code, type: 'rate', discount, allow_types: ['LFT'], allow_products: ['netflix_downloader'] },
  }),
  ...more,
})

const campaign = (key: string, coupons: string[], [from, until]: [number, number]): CampaignRow => ({
  ...{ key, route: key, coupons, navType: 'none', promotion_ids: [], sites: ['com'], locales: ['en'] },
  ...{ enabled: true, startTime: FROM + from * DAY, endTime: FROM + until * DAY },
})

function winsOf(own: CampaignRow, others: CampaignRow[], coupons: CouponRow[]) {
  const all = { ...rows, campaigns: others, coupons: [...rows.coupons, ...coupons] }
  const without = buildRuleBook(all)
  const books = { row: own, without, with: buildRuleBook({ ...all, campaigns: [...others, own] }) }
  const snapshot = { book: without, rows: all, words: { payers: [] } } as unknown as DraftInBook['snapshot']
  return whoWins(snapshot, books, own.startTime)
}

const told = ({ from, until, own, beaten }: Stretch) => ({
  days: [(from - FROM) / DAY, (until - FROM) / DAY],
  own,
  by: [...new Set(beaten.map(({ code, by }) => `${code} < ${by.kind} ${by.rule} ${by.campaigns}`))],
})

test('each part of the window says who makes the price: alone, beside a lower one, alone again', () => {
  const wins = winsOf(
    campaign('ours', ['HALF'], [0, 10]),
    [campaign('theirs', ['THIRD'], [3, 5])],
    [coupon('HALF', 0.5), coupon('THIRD', 0.33)],
  )
  expect(wins.stretches.map(told)).toEqual([
    { days: [0, 3], own: 1, by: [] },
    { days: [3, 5], own: 0, by: ['HALF < campaign THIRD theirs'] },
    { days: [5, 10], own: 1, by: [] },
  ])
  expect(wins.isWhole).toBe(true)
})

test('a coupon that begins after the campaign makes a price all the same, and one that is over does not', () => {
  const late = coupon('LATE', 0.5, { from: FROM + 4 * DAY })
  const over = coupon('OVER', 0.4, { until: FROM })
  const wins = winsOf(campaign('ours', ['LATE', 'OVER'], [0, 10]), [], [late, over])
  expect(wins.stretches.map(told)).toEqual([
    { days: [0, 4], own: 0, by: [] },
    { days: [4, 10], own: 1, by: [] },
  ])
  expect([...wins.winners].filter(code => ['LATE', 'OVER'].includes(code))).toEqual(['LATE'])
})

test('what happens elsewhere, or changes nothing, does not cut the window', () => {
  const wins = winsOf(
    campaign('ours', ['HALF'], [0, 10]),
    [
      campaign('less', ['LITTLE'], [3, 5]),
      { ...campaign('japan', ['THIRD'], [2, 4]), sites: ['jp'], locales: ['ja'] },
    ],
    [coupon('HALF', 0.5), coupon('LITTLE', 0.9), coupon('THIRD', 0.33)],
  )
  expect(wins.stretches.map(told)).toEqual([{ days: [0, 10], own: 1, by: [] }])
})

test('of very many parts the first are told, and that there are more', () => {
  const others = Array.from({ length: 20 }, (_, day) =>
    campaign(`c${day}`, ['THIRD'], [2 * day + 1, 2 * day + 2]),
  )
  const wins = winsOf(campaign('ours', ['HALF'], [0, 60]), others, [
    coupon('HALF', 0.5),
    coupon('THIRD', 0.33),
  ])
  expect(wins).toMatchObject({ isWhole: false })
  expect(wins.stretches).toHaveLength(12)
})

test('where very many campaigns that change nothing begin and end, it is not looked through to the end', () => {
  const others = Array.from({ length: 200 }, (_, at) =>
    campaign(`c${at}`, ['LITTLE'], [at / 10 + 0.01, at / 10 + 0.05]),
  )
  const wins = winsOf(campaign('ours', ['HALF'], [0, 60]), others, [
    coupon('HALF', 0.5),
    coupon('LITTLE', 0.9),
  ])
  expect(wins.stretches).toHaveLength(1)
  expect(wins.isWhole).toBe(false)
  expect(wins.stretches[0]?.until).toBeLessThan(FROM + 3 * DAY)
})
