import { bundles } from '@seed/rows/bundles'
import { products } from '@seed/rows/products'
import { expect, test } from 'vitest'

const includes = (pid: number) => bundles.find(bundle => bundle.pid === pid)?.includes ?? []
const singles = (os: string, ...lines: string[]) =>
  products
    .filter(product => product.prod_type === 'single' && product.os === os && lines.includes(product.line))
    .map(({ pid }) => pid)

test('every suite, upgrade and bundle is in the bundle map, and nothing else', () => {
  expect(bundles.map(({ pid }) => pid)).toEqual(
    products.filter(({ pid }) => pid >= 992001 && pid < 992100).map(({ pid }) => pid),
  )
})

test('a suite includes all singles of its line on its own system, withdrawn ones too', () => {
  expect(includes(992001)).toEqual(singles('win', 'video'))
  expect(includes(992002)).toEqual(singles('mac', 'video'))
  expect(includes(992002)).toContain(10388)
  expect(includes(992032)).toEqual(singles('mac', 'adult'))
  expect(includes(992014)).toEqual(singles('mac', 'music'))
  expect(includes(992030)).toEqual(singles('mac', 'video', 'music'))
})

test('a bundle of two products includes these two on its own system', () => {
  expect(includes(992035)).toEqual([10339, 10437])
  expect(includes(992042)).toEqual([10338, 10342])
})
