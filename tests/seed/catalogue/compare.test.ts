import { type CatalogueChange, parseChange } from '@seed/catalogue/change'
import { changeText } from '@seed/catalogue/change-text'
import { compareCatalogue } from '@seed/catalogue/compare'
import { readChain } from '@seed/catalogue/files'
import { foldChanges } from '@seed/catalogue/fold'
import { seedRows } from '@seed/index'
import { expect, test } from 'vitest'

const chain = readChain()
const stands = foldChanges(chain)
type Tables = typeof seedRows

/** The seed with other rows in one collection. */
function withRows<Name extends keyof Tables>(
  name: Name,
  change: (rows: Tables[Name]['rows']) => readonly object[],
): Tables {
  return { ...seedRows, [name]: { ...seedRows[name], rows: change(seedRows[name].rows) } }
}

const cheaper = withRows('plans', rows =>
  rows.map(row => (row.pay_key === '10337-LFT' ? { ...row, price: 119.9 } : row)),
)
const withoutCoupon = withRows('coupons', rows => rows.filter(({ code }) => code !== 'CANCEL2'))

test('a new price is one field, from what to what', () => {
  expect(compareCatalogue(stands, cheaper)).toEqual({
    plans: {
      ...{ added: [], removed: {}, forgotten: [] },
      changed: { '10337-LFT': { price: { from: 129.9, to: 119.9 } } },
    },
  })
})

test('one language of a name is a field of its own', () => {
  const renamed = withRows('products', rows =>
    rows.map(row => (row.pid === 10337 ? { ...row, name: { ...row.name, de: 'Neu' } } : row)),
  )
  const { products } = compareCatalogue(stands, renamed)
  expect(products?.changed).toEqual({
    '10337': { 'name.de': { from: expect.stringContaining('Netflix'), to: 'Neu' } },
  })
})

test('of a long list only what joins and what leaves is written, in whatever order it stands', () => {
  const of = (includes: (now: number[]) => number[]) =>
    compareCatalogue(
      stands,
      withRows('bundles', rows =>
        rows.map(row => (row.pid === 992001 ? { ...row, includes: includes(row.includes) } : row)),
      ),
    )
  const [first = 0] = seedRows.bundles.rows.find(({ pid }) => pid === 992001)?.includes ?? []
  const change = of(now => [992100, ...now.slice(1)])
  expect(change.bundles?.changed).toEqual({ '992001': { includes: { without: [first], with: [992100] } } })
  expect(of(now => now.toReversed())).toEqual({})
  const then = foldChanges([...chain, change])
  expect(compareCatalogue(then, seedRows).bundles?.changed).toEqual({
    '992001': { includes: { without: [992100], with: [first] } },
  })
})

test('a condition that begins or ends is written whole: an empty list means everything', () => {
  const everywhere = withRows('coupons', rows =>
    rows.map(row => (row.code === 'BF_LFT' ? { ...row, allow_types: [] } : row)),
  )
  expect(compareCatalogue(stands, everywhere).coupons?.changed).toEqual({
    BF_LFT: { allow_types: { from: ['LFT'], to: [] } },
  })
})

test('promoted products stand in an order, which may change', () => {
  const turned = withRows('campaigns', rows =>
    rows.map(row =>
      row.key === 'christmas-2022' ? { ...row, promotion_ids: row.promotion_ids.toReversed() } : row,
    ),
  )
  const { campaigns } = compareCatalogue(stands, turned)
  expect(campaigns?.changed['christmas-2022']).toEqual({
    promotion_ids: { from: expect.any(Array), to: expect.any(Array) },
  })
})

test('a new row is there whole, as the seed has it', () => {
  const [first] = seedRows.coupons.rows
  const more = withRows('coupons', rows => [...rows, { ...first, code: 'SPRING' }])
  expect(compareCatalogue(stands, more).coupons?.added).toEqual([{ ...first, code: 'SPRING' }])
})

test('a coupon that the seed has no more is switched off, and on again where it comes back', () => {
  const off = compareCatalogue(stands, withoutCoupon)
  expect(off.coupons?.changed).toEqual({ CANCEL2: { enabled: { from: true, to: false } } })
  const without = foldChanges([...chain, off])
  expect(compareCatalogue(without, withoutCoupon)).toEqual({})
  expect(compareCatalogue(without, seedRows).coupons?.changed).toEqual({
    CANCEL2: { enabled: { from: false, to: true } },
  })
})

test('a line of the subscriber price list goes, as it stood', () => {
  const [first, ...rest] = seedRows['subscriber-prices'].rows
  const gone = compareCatalogue(
    stands,
    withRows('subscriber-prices', () => rest),
  )
  expect(gone['subscriber-prices']?.removed).toEqual({ 'video_l1-monthly': first })
})

test('a product on which licences stand is not taken away', () => {
  const fewer = withRows('products', rows => rows.filter(({ pid }) => pid !== 10337))
  expect(() => compareCatalogue(stands, fewer)).toThrow(/products: 10337 .* has the status 2/)
})

test('a field that no row has any more is forgotten, and no row changes for it', () => {
  const narrower = withRows('plans', rows => rows.map(({ origin_price: _, ...row }) => row))
  const change = compareCatalogue(stands, narrower)
  expect(change.plans).toEqual({ added: [], changed: {}, removed: {}, forgotten: ['origin_price'] })
  expect(compareCatalogue(foldChanges([...chain, change]), narrower)).toEqual({})
})

test('a data file has a line for each row and each field, and is read back as what it was', () => {
  const [coupon] = seedRows.coupons.rows
  const changed = compareCatalogue(stands, {
    ...withRows('coupons', rows => [...rows.slice(0, -1), { ...coupon, code: 'SPRING' }]),
    plans: cheaper.plans,
  })
  const text = changeText(changed)
  expect(text).toContain('\n      "10337-LFT": {\n        "price": {"from":129.9,"to":119.9}\n      }\n')
  expect(text.match(/^ {6}\{"code":"SPRING".*\}$/m)).toBeTruthy()
  const read: CatalogueChange = parseChange(text)
  expect(foldChanges([...chain, read])).toEqual(foldChanges([...chain, changed]))
})

test('two migrations that change the same field side by side are refused', () => {
  const change = compareCatalogue(stands, cheaper)
  expect(() => foldChanges([...chain, change, change])).toThrow(
    /plans 10337-LFT price from 129\.9, where 119\.9 stands/,
  )
})
