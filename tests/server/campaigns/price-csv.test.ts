import { expect, test } from 'vitest'
import { discountPercent } from '@/pricing'
import { priceCsv } from '@/server/campaigns/price-csv'
import type { PriceBeside } from '@/server/campaigns/what-changes'

const price: PriceBeside = {
  pid: 1,
  route: 'some_product',
  plan: '1M',
  currency: 'USD',
  before: 1999,
  after: 1000,
  places: [],
}

const csvOf = (name: string, more: Partial<PriceBeside> = {}) =>
  priceCsv([{ ...price, ...more }], {
    nameOf: () => name,
    planText: plan => plan,
    whereText: () => 'Everywhere',
  })

test.each([
  ['=1+1', `"'=1+1"`],
  ['+49', `"'+49"`],
  ['-x', `"'-x"`],
  ['@sum', `"'@sum"`],
  ['\t=1', `"'\t'=1"`],
  ['Say "hi", twice', '"Say ""hi"", twice"'],
  ['動画ダウンローダー', '"動画ダウンローダー"'],
])('the name «%s» is the cell %s', (name, cell) => {
  expect(csvOf(name).split('\r\n')[1]?.startsWith(`${cell},"1M"`)).toBe(true)
})

test('begins with what tells a spreadsheet that it is UTF-8, and writes amounts in whole units', () => {
  const text = csvOf('Some product')
  expect(text.startsWith('\uFEFF"Product"')).toBe(true)
  expect(text).toContain('"USD","19.99","10.00","50"')
})

test('a price in a currency without decimals has none, and one that rises has a negative saving', () => {
  const text = csvOf('Product', { currency: 'JPY', before: 1000, after: 1500 })
  expect(text).toContain('"JPY","1000","1500","-50"')
})

test.each([
  [42_990, 22_097, '49'],
  [10_000, 5_150, '48'],
  [10_000, 5_149, '49'],
])('of %i → %i it says the percentage that the page of the product says', (before, after, saving) => {
  expect(discountPercent(after, before)).toBe(Number(saving))
  expect(csvOf('Product', { before, after })).toContain(`"${saving}","Everywhere"`)
})
