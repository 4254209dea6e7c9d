import { expect, test } from 'vitest'
import { partText, priceText, takenOffText } from '@/collections/admin/amounts/kept-text'
import {
  amountShown,
  amountTyped,
  currencyOfColumn,
  otherPart,
  percentRead,
  percentShown,
} from '@/collections/admin/amounts/number-text'
import { ownNumber } from '@/collections/admin/amounts/own-number'
import { percentOffIn } from '@/collections/admin/amounts/writings'

test.each([
  ['price', 'USD'],
  ['origin_price', 'USD'],
  ['discount_eur', 'EUR'],
  ['price_jpy', 'JPY'],
])('the column %s is in %s', (column, currency) => {
  expect(currencyOfColumn(column)).toBe(currency)
})

test.each([
  [19.9, 'USD', 'en', '$19.90'],
  [129, 'USD', 'ja', '$129.00'],
  [19.9, 'EUR', 'de', '19,90\u00a0€'],
  [2980, 'JPY', 'ja', '￥2,980'],
  [1.005, 'USD', 'en', '$1.00'],
] as const)('%d in %s reads in %s as the shop writes it', (amount, currency, language, text) => {
  expect(amountShown(amount, currency, language)).toBe(text)
})

test('a field shows every decimal of a currency, and more where somebody typed more', () => {
  expect([amountTyped(19.9, 'USD'), amountTyped(129, 'EUR'), amountTyped(2980, 'JPY')]).toEqual([
    '19.90',
    '129.00',
    '2980',
  ])
  expect(amountTyped(1.234, 'USD')).toBe('1.234')
})

test.each([
  ['25 %', 0.25],
  ['25', 0.25],
  ['-25%', 0.25],
  ['２５％', 0.25],
  ['33,33 %', 0.3333],
  ['100', 1],
  ['0', 0],
  ['100.01', null],
  ['300 %', null],
  ['0.255', null],
  ['a quarter', null],
  ['', null],
])('«%s» is read as %s', (typed, part) => {
  expect(percentRead(typed)).toBe(part)
})

test('every percentage with two decimals is written as it was read', () => {
  const { read, shown } = percentOffIn('en')
  for (let off = 0; off <= 10_000; off += 1) {
    const left = read(String(off / 100))
    expect(left).toBe(otherPart(off / 10_000))
    expect(shown(left ?? -1)).toBe(`${off / 100}%`)
  }
})

test('a percentage is written as the language does', () => {
  expect([percentShown(0.7, 'en'), percentShown(0.7, 'de'), percentShown(0.3333, 'ja')]).toEqual([
    '70%',
    '70\u00a0%',
    '33.33%',
  ])
})

test('lists and versions write what is kept as forms do, and nothing where nothing is kept', () => {
  expect([priceText('price_eur', 19.9, 'en'), priceText('price', null, 'en')]).toEqual(['€19.90', ''])
  expect([partText(0.7, 'de'), partText(undefined, 'de')]).toEqual(['70\u00a0%', ''])
})

test.each([
  ['discount', { type: 'rate', discount: 0.75 }, '25%'],
  ['discount', { type: 'num', discount: 5 }, '$5.00'],
  ['discount_jpy', { type: 'fixed', discount: 5, discount_jpy: 700 }, '¥700'],
  ['discount', { type: 'diff', discount: 5 }, ''],
  ['discount', {}, ''],
])('%s of the coupon %j reads «%s»', (column, coupon, text) => {
  expect(takenOffText(column, coupon, 'en')).toBe(text)
})

test('a percentage becomes no amount where the type of a coupon changes, and is there again where it changes back', () => {
  const kept = new Map<string, unknown>()
  const percent = { writing: 'percent', value: 0.75 }
  expect(ownNumber(kept, percent, percent)).toBe(0.75)
  expect(ownNumber(kept, percent, { writing: 'amount', value: 0.75 })).toBeNull()
  const amount = { writing: 'amount', value: 5 }
  expect(ownNumber(kept, amount, { writing: 'percent', value: 5 })).toBe(0.75)
  expect(ownNumber(kept, percent, { writing: 'amount', value: 0.75 })).toBe(5)
})

test('what a form is filled with anew stays, and nothing is kept of before', () => {
  const kept = new Map<string, unknown>([['amount', 5]])
  const filled = { writing: 'percent', value: 0.5 }
  expect(ownNumber(kept, { writing: 'amount', value: 5 }, filled)).toBe(0.5)
  expect(ownNumber(kept, filled, { writing: 'amount', value: 0.5 })).toBeNull()
})
