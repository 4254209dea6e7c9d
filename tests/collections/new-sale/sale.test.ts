import { expect, test } from 'vitest'
import { readSale } from '@/collections/new-sale/sale'
import { type SoldRoute, scopeOf } from '@/collections/new-sale/scope'
import { emptySale, type TypedSale } from '@/collections/new-sale/typed'

const SOLD: SoldRoute[] = [
  {
    ...{ route: 'one_downloader', line: 'video', pids: [1, 2], isSuite: false },
    selling: { '1M': 1990, LFT: 12990 },
  },
  {
    ...{ route: 'one_suite', line: 'video', pids: [3], isSuite: true },
    selling: { LFT: 29990, LFT_3: 39990 },
  },
  { route: 'one_converter', line: 'music', pids: [4], isSuite: false, selling: { LFT: 9990 } },
]
const FACTS = { sold: SOLD, zones: ['UTC', 'Europe/Berlin'], at: Date.parse('2026-11-20T00:00Z') }

const BLACK_FRIDAY: TypedSale = {
  ...emptySale(),
  ...{ name: ' Black Friday 2026 ', zone: 'Europe/Berlin', from: '2026-11-27T00:00' },
  ...{ until: '2026-12-01T00:00', sites: ['com', 'jp'], discounts: { LFT: '30 %', LFT_3: '30%' } },
}
const read = (more: Partial<TypedSale>) => readSale({ ...BLACK_FRIDAY, ...more }, FACTS)
const refusalsOf = (more: Partial<TypedSale>) => {
  const sale = read(more)
  return 'refusals' in sale ? sale.refusals.map(({ field, code }) => `${field}: ${code}`) : []
}

test('a form is read as a sale, with one discount for both plans', () => {
  expect(read({})).toMatchObject({
    sale: {
      ...{ name: 'Black Friday 2026', zone: 'Europe/Berlin', navType: 'bar', isEverything: true },
      ...{ from: Date.parse('2026-11-26T23:00Z'), until: Date.parse('2026-11-30T23:00Z') },
      sites: ['com', 'jp'],
      locales: ['en', 'ja', 'de', 'es', 'it', 'fr', 'zh'],
      discounts: [{ key: 'p3000', plans: ['LFT', 'LFT_3'] }],
    },
  })
})

test('distinct discounts are told apart', () => {
  expect(read({ discounts: { '1M': '19.00', LFT: '30 %', LFT_3: '35 %' } })).toMatchObject({
    sale: {
      discounts: [
        { key: 'a1900', plans: ['1M'] },
        { key: 'p3000', plans: ['LFT'] },
        { key: 'p3500', plans: ['LFT_3'] },
      ],
    },
  })
})

test.each<[string, Partial<TypedSale>]>([
  ['name: no_name', { name: '  ' }],
  ['zone: no_zone', { zone: 'Mars' }],
  ['from: no_time', { from: 'soon' }],
  ['until: ends_before_start', { until: '2026-11-27T00:00' }],
  ['until: is_over', { from: '2026-11-01T00:00', until: '2026-11-02T00:00' }],
  ['from: skipped', { from: '2027-03-28T02:30', until: '2027-04-01T00:00' }],
  ['until: twice', { until: '2027-10-31T02:30' }],
  ['sites: no_site', { sites: [] }],
  ['sites: no_site', { sites: ['elsewhere'] }],
  ['locales: no_language', { locales: [] }],
  ['locales: not_spoken', { locales: ['de'] }],
  ['scope: no_scope', { scope: 'line:hats' }],
  ['scope: no_products', { scope: 'products' }],
  ['scope: unused_products', { products: ['one_suite'] }],
  ['scope: nothing_sold', { scope: 'line:ai' }],
  ['discounts: no_discount', { discounts: { LFT: ' ' } }],
  ['discount.LFT: ambiguous', { discounts: { LFT: '30' } }],
  ['discount.LFT: over_100', { discounts: { LFT: '130 %' } }],
  ['discount.1Y: plan_not_sold', { discounts: { '1Y': '30 %' } }],
  ['discount.LFT: not_lower', { discounts: { LFT: '299.90' } }],
  ['discount.LFT: not_lower', { discounts: { LFT: '99.90' }, scope: 'line:music' }],
  ['announcement: no_announcement', { announcement: 'trumpet' }],
])('%s', (refusal, more) => {
  expect(refusalsOf(more)).toEqual([refusal])
})

test('everything that is wrong is told at once', () => {
  expect(refusalsOf({ name: '', sites: [], until: '', discounts: { LFT: '0' } })).toEqual([
    'name: no_name',
    'until: no_time',
    'sites: no_site',
    'discount.LFT: not_above_zero',
  ])
})

test('a price just below the highest lowers something', () => {
  expect(refusalsOf({ discounts: { LFT: '299.89' } })).toEqual([])
})

test.each([
  ['everything', [], ['one_downloader', 'one_suite', 'one_converter']],
  ['line:video', [], ['one_downloader', 'one_suite']],
  ['products', ['one_converter', 'gone'], ['one_converter']],
])('%s with %j is for %j', (scope, products, routes) => {
  const found = scopeOf(scope, products, SOLD)
  expect(found.ok && found.routes.map(({ route }) => route)).toEqual(routes)
})
