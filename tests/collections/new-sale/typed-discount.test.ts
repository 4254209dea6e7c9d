import { expect, test } from 'vitest'
import { discountText, readDiscount } from '@/collections/new-sale/typed-discount'

test.each([
  ['30 %', 3000],
  ['30%', 3000],
  ['-30 %', 3000],
  ['−30\u00a0%', 3000],
  ['３０％', 3000],
  ['33,5 %', 3350],
  ['0.01 %', 1],
  ['99.99 %', 9999],
])('«%s» is a percentage', (typed, basisPoints) => {
  expect(readDiscount(typed)).toEqual({ ok: true, discount: { kind: 'percent', basisPoints } })
})

test.each([
  ['19.90', 1990],
  ['19,9', 1990],
  ['$20', 2000],
  ['20 $', 2000],
  ['20 USD', 2000],
  ['0.01', 1],
])('«%s» is a price', (typed, cents) => {
  expect(readDiscount(typed)).toEqual({ ok: true, discount: { kind: 'price', cents } })
})

test.each(['', '  '])('«%s» lowers nothing', typed => {
  expect(readDiscount(typed)).toEqual({ ok: true, discount: undefined })
})

test.each([
  ['30', 'ambiguous'],
  ['0 %', 'nothing_off'],
  ['100 %', 'free'],
  ['100.01 %', 'over_100'],
  ['0', 'not_above_zero'],
  ['0.00', 'not_above_zero'],
  ['-19.90', 'not_above_zero'],
  ['1,299.00', 'unreadable'],
  ['19.905', 'unreadable'],
  ['half', 'unreadable'],
  ['30 % off', 'unreadable'],
])('«%s» is refused as %s', (typed, problem) => {
  expect(readDiscount(typed)).toEqual({ ok: false, problem })
})

test.each([
  ['en', { kind: 'percent', basisPoints: 3350 } as const, '33.5%'],
  ['de', { kind: 'percent', basisPoints: 3350 } as const, '33,5\u00a0%'],
  ['en', { kind: 'price', cents: 1990 } as const, '$19.90'],
] as const)('in %s, %j is said as %s', (language, discount, text) => {
  expect(discountText(discount, language)).toBe(text)
})
