import { describeProblem, parseSeed, pricingRows, seedRows } from '@seed/index'
import { expect, test } from 'vitest'

const bad = (row: object) => ({ ...seedRows.coupons, rows: [...seedRows.coupons.rows, row] })
const [coupon] = seedRows.coupons.rows

test('the seed as it is written is right', () => {
  expect(parseSeed(seedRows)).toMatchObject({ ok: true })
})

test('the engine reads every row of the seed, in minor units and instants', () => {
  const rows = pricingRows()
  expect(rows.products).toHaveLength(seedRows.products.rows.length)
  expect(rows.plans.find(({ payKey }) => payKey === '992001-LFT')).toMatchObject({
    list: { USD: 42850 },
    selling: { USD: 29990 },
  })
  expect(rows.offerRules.find(({ key }) => key === 'offer-2-timed')?.rate).toBe(7000)
  expect(rows.campaigns[1]?.endTime).toBe(Date.UTC(2022, 11, 10, 8))
  expect(rows.settings.currencies.map(({ currency }) => currency)).toEqual(['EUR', 'JPY', 'CNY'])
})

test('a wrong row refuses the whole seed, and every problem names file, row, field and reason', () => {
  const result = parseSeed({
    ...seedRows,
    coupons: bad({ ...coupon, code: 'SPRING', discount: 1.5 }),
    'pricing-settings': { ...seedRows['pricing-settings'], rows: [{ stacking: 'all' }] },
  })
  if (result.ok) throw new Error('a wrong row was taken')
  expect(result.problems).toContainEqual({
    file: 'seed/rows/coupons.ts',
    row: 'SPRING',
    field: 'discount',
    reason: 'takes 100% off at most; a file names what remains, such as 0.7 for 30% off',
  })
  expect(result.problems.filter(({ row }) => row === 'pricing-settings').length).toBeGreaterThan(1)
})

test('a field that no row has is named instead of being dropped', () => {
  const result = parseSeed({ ...seedRows, coupons: bad({ ...coupon, code: 'SPRING', allow_typs: ['LFT'] }) })
  expect(result).toMatchObject({
    ok: false,
    problems: [{ row: 'SPRING', field: 'allow_typs', reason: 'is not a field of this row' }],
  })
})

test('a missing translation is a problem of its language', () => {
  const text = { ...coupon?.text, de: '' }
  const result = parseSeed({ ...seedRows, coupons: bad({ ...coupon, code: 'SPRING', text }) })
  expect(result).toMatchObject({ ok: false, problems: [{ field: 'text.de', reason: 'must not be empty' }] })
})

test('a key used twice is a problem', () => {
  const result = parseSeed({ ...seedRows, coupons: bad({ ...coupon }) })
  expect(result).toMatchObject({ ok: false, problems: [{ row: 'ADD_OPTION', reason: 'is used twice' }] })
})

test('a row without a key is named by its number', () => {
  const { code, ...nameless } = { code: '', ...coupon }
  const result = parseSeed({ ...seedRows, coupons: { ...seedRows.coupons, rows: [nameless] } })
  expect(result).toMatchObject({ ok: false, problems: [{ row: 'number 1', field: 'code' }] })
})

test('a row may only name rows that exist', () => {
  const campaign = { ...seedRows.campaigns.rows[0], coupons: ['NOWHERE'], promotion_ids: [1] }
  const result = parseSeed({
    ...seedRows,
    coupons: bad({ ...coupon, code: 'SPRING', allow_products: ['netflx_downloader'] }),
    campaigns: { ...seedRows.campaigns, rows: [campaign] },
  })
  if (result.ok) throw new Error('a dangling name was taken')
  expect(result.problems.map(describeProblem)).toEqual([
    'seed/rows/campaigns.ts, row normal-autumn-sale, promotion_ids: names «1», which does not exist.',
    'seed/rows/coupons.ts, row SPRING, allow_products: names «netflx_downloader», which does not exist.',
    'seed/rows/campaigns.ts, row normal-autumn-sale, coupons: names «NOWHERE», which does not exist.',
  ])
})

test('a block of a page may only name products that exist', () => {
  const page = seedRows.pages.rows.find(({ route }) => route === 'shop')
  const block = {
    blockType: 'products',
    title: 'For you',
    routes: ['netflix_downloader', 'netflx_downloader'],
  }
  const rows = [{ ...page, blocks: { ...page?.blocks, de: [block] } }]
  const result = parseSeed({ ...seedRows, pages: { ...seedRows.pages, rows } })
  if (result.ok) throw new Error('a dangling name was taken')
  expect(result.problems.map(describeProblem)).toEqual([
    `${seedRows.pages.file}, row shop, blocks.de: names «netflx_downloader», which does not exist.`,
  ])
})

test('a mistyped plan is refused like any other row', () => {
  const [plan] = seedRows.plans.rows
  const rows = [{ ...plan, price: '23.9', enabled: true }]
  const result = parseSeed({ ...seedRows, plans: { ...seedRows.plans, rows } })
  expect(result).toMatchObject({
    ok: false,
    problems: [
      { file: 'seed/rows/plans.ts', row: '10331-1M', field: 'price', reason: 'must be a number' },
      { row: '10331-1M', field: 'enabled', reason: 'is not a field of this row' },
    ],
  })
})
