import { describe, expect, test } from 'vitest'
import { type Currency, changedPrice, isLargeStep, oddOrders, type Plan, type SetChange } from '@/pricing'

const setting = (currency: Currency, rate: number, ending: number) =>
  [currency, { currency, rate: rate * 1_000_000, ending }] as const
const currencies = new Map([setting('EUR', 0.92, 90), setting('JPY', 150, 80), setting('CNY', 7.1, 90)])

const percent = (by: number, ending: SetChange['ending'] = 'none'): SetChange => ({
  kind: 'percent',
  by: by * 100,
  ending,
})
const amount = (by: number, ending: SetChange['ending'] = 'none'): SetChange => ({
  kind: 'amount',
  by,
  ending,
})

type Row = [before: number, change: SetChange, currency: Currency, after: number | undefined]

const TABLE: Row[] = [
  [12990, percent(5), 'USD', 13640],
  [12990, percent(-5), 'USD', 12341],
  [2390, percent(12.5), 'USD', 2689],
  [12990, percent(5, 'ninety'), 'USD', 13690],
  [13639, percent(0, 'ninety'), 'USD', 13590],
  [13640, percent(0, 'ninety'), 'USD', 13690],
  [12990, percent(5, 'whole'), 'USD', 13600],
  [13650, percent(0, 'whole'), 'USD', 13700],
  [12990, amount(-1000), 'USD', 11990],
  [12990, amount(-1000), 'EUR', 12070],
  [19480, amount(-1000), 'JPY', 17980],
  [92000, amount(1000), 'CNY', 99100],
  [19480, percent(5), 'JPY', 20454],
  [19480, percent(5, 'ninety'), 'JPY', 20480],
  [19480, percent(5, 'whole'), 'JPY', 20454],
  [20429, percent(0, 'ninety'), 'JPY', 20380],
  [20430, percent(0, 'ninety'), 'JPY', 20480],
  [30, percent(-50, 'ninety'), 'USD', 90],
  [30, percent(0, 'whole'), 'USD', 100],
  [30, percent(0, 'ninety'), 'JPY', 80],
  [0, percent(5, 'ninety'), 'USD', 0],
  [12990, percent(-100), 'USD', undefined],
  [900, amount(-1000), 'USD', undefined],
  [1000, amount(-1000), 'USD', undefined],
  [1499, amount(-1000), 'JPY', undefined],
]

test.each(TABLE)('%i after %o in %s is %s', (before, change, currency, after) => {
  expect(changedPrice(before, change, { currency, currencies })).toBe(after)
})

test('a price that was below another one is never above it after the same change', () => {
  for (const ending of ['none', 'ninety', 'whole'] as const)
    for (const currency of ['USD', 'JPY'] as const)
      for (let before = 1; before < 700; before += 1) {
        const after = [before, before + 1].map(
          each => changedPrice(each, percent(-37, ending), { currency, currencies }) ?? 0,
        )
        expect(after[0]).toBeLessThanOrEqual(after[1] ?? 0)
      }
})

test.each([
  [10_000, 13_000, false],
  [10_000, 13_001, true],
  [10_000, 7_000, false],
  [10_000, 6_999, true],
  [0, 1, true],
])('from %i to %i is a large step: %s', (before, after, isLarge) => {
  expect(isLargeStep({ before, after })).toBe(isLarge)
})

describe('the order of the plans of a product', () => {
  const odd = (...prices: [Plan, number][]) => oddOrders(new Map(prices))

  test('is right where more costs more, or the same', () => {
    expect(odd(['1M', 2390], ['1Y', 5990], ['LFT', 12990], ['LFT_3', 12990])).toEqual([])
  })

  test('is odd where a year costs more than a lifetime, or three computers less than one', () => {
    expect(odd(['1Y', 13000], ['LFT', 12990])).toEqual([{ less: '1Y', more: 'LFT' }])
    expect(odd(['LFT', 12990], ['LFT_3', 9990])).toEqual([{ less: 'LFT', more: 'LFT_3' }])
  })
})
