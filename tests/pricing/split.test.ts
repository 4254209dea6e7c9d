import { expect, test } from 'vitest'
import { splitTotal } from '@/pricing'

const two = [{ price: 12_990 }, { price: 11_990 }]

test('a total is split in proportion to lifetime prices, the largest share taking the remainder', () => {
  expect(splitTotal(24_980, two)).toEqual([12_981, 11_999])
})

test('a special product takes the remainder instead', () => {
  expect(splitTotal(24_980, two, { special: 1 })).toEqual([12_999, 11_981])
})

test('an ending of 0 gives whole tens', () => {
  expect(splitTotal(24_980, two, { ending: 0 })).toEqual([12_980, 12_000])
  expect(splitTotal(37_460, two, { ending: 0, currency: 'JPY' })).toEqual([19_480, 17_980])
})

test('parts are rounded down where rounding to the nearest would cost the special product more than it has', () => {
  const many = [{ price: 1 }, ...Array.from({ length: 5 }, () => ({ price: 200 }))]
  const split = splitTotal(990, many, { special: 0 })
  expect(split).toEqual([495, 99, 99, 99, 99, 99])
})

test('a total of nothing, no items and items without a price are split too', () => {
  expect(splitTotal(0, two)).toEqual([0, 0])
  expect(splitTotal(100, [])).toEqual([])
  expect(splitTotal(1_000, [{ price: 0 }, { price: 0 }])).toEqual([501, 499])
})
