import { pricingRows } from '@seed/index'
import { priced } from '@tests/support/asking'
import { bookWith, seededBook } from '@tests/support/seeded-book'
import { describe, expect, test } from 'vitest'
import { buildRuleBook, type Rows } from '@/pricing'

const rows = pricingRows()
const first = <T>(list: readonly T[]): T => {
  const [row] = list
  if (row === undefined) throw new Error('no row')
  return row
}
const changed = <T extends object>(list: T[], change: Partial<T>): T[] => [
  ...list,
  { ...first(list), ...change },
]

describe('rows that contradict others are left out and reported', () => {
  test('the seeded rows do not', () => {
    expect(seededBook().problems).toEqual([])
  })

  const cases: [title: string, change: Partial<Rows>, problem: object][] = [
    [
      'two products of one pid',
      { products: changed(rows.products, { route: 'other' }) },
      { collection: 'products', id: '10331', reason: 'is stored twice' },
    ],
    [
      'two products of one route and OS',
      { products: changed(rows.products, { pid: 99999 }) },
      { collection: 'products', id: 'win video_downloader' },
    ],
    [
      'an alias that is another route',
      { products: changed(rows.products, { pid: 1, route: 'new', aliases: ['netflix_downloader'] }) },
      { collection: 'products', id: '1' },
    ],
    [
      'a plan of an unknown product',
      { plans: changed(rows.plans, { pid: 1, payKey: '1-LFT' }) },
      { collection: 'plans', id: '1-LFT' },
    ],
    [
      'two plans of one product and kind',
      { plans: changed(rows.plans, { payKey: 'again' }) },
      { collection: 'plans', id: '10331-1M' },
    ],
    [
      'a bundle of an unknown product',
      { bundles: changed(rows.bundles, { pid: 1 }) },
      { collection: 'bundles', id: '1' },
    ],
    [
      'a bundle that includes no single',
      { bundles: [{ pid: 992033, includes: [992001] }] },
      { collection: 'bundles', id: '992033' },
    ],
    [
      'an offer rule for an unknown route',
      { offerRules: changed(rows.offerRules, { key: 'x', routes: ['nothing'] }) },
      { collection: 'offer-rules', id: 'x' },
    ],
    [
      'two subscriber prices for the same',
      { subscriberPrices: changed(rows.subscriberPrices, {}) },
      { collection: 'subscriber-prices', id: 'video_l1 monthly' },
    ],
    [
      'a coupon for an unknown route',
      { coupons: changed(rows.coupons, { code: 'X', allow_products: ['nothing'] }) },
      { collection: 'coupons', id: 'X' },
    ],
    [
      'two coupons whose codes differ in case',
      { coupons: changed(rows.coupons, { code: ' add_option' }) },
      { collection: 'coupons', id: 'ADD_OPTION' },
    ],
    [
      'a campaign with an unknown coupon',
      { campaigns: changed(rows.campaigns, { key: 'x', coupons: ['NONE'] }) },
      { collection: 'campaigns', id: 'x' },
    ],
    [
      'two campaigns of one key',
      { campaigns: changed(rows.campaigns, { route: 'other' }) },
      { collection: 'campaigns', id: 'normal-autumn-sale' },
    ],
    [
      'a currency without a rate',
      { settings: { ...rows.settings, currencies: rows.settings.currencies.slice(1) } },
      { collection: 'pricing-settings', id: 'EUR' },
    ],
  ]

  test.each(cases)('%s', (_, change, problem) => {
    const { problems } = bookWith(() => change)
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatchObject(problem)
  })

  test('a campaign that names an unknown coupon runs on with the others', () => {
    const at = Date.parse('2023-11-18T00:00:00Z')
    const before = bookWith(() => ({}))
    const after = bookWith(({ campaigns }) => ({
      campaigns: campaigns.map(row => ({ ...row, coupons: [...row.coupons, 'NONE'] })),
    }))
    const keys = (book: typeof before) => book.runningCampaigns(at, 'com', 'en').map(({ key }) => key)
    expect(keys(after)).toEqual(keys(before))
    expect(priced(after, { route: 'netflix_downloader', at }).price).toBe(
      priced(before, { route: 'netflix_downloader', at }).price,
    )
  })

  test('of several routes of a coupon only the unknown one is left out', () => {
    const book = bookWith(({ coupons }) => ({
      coupons: changed(coupons, {
        code: 'X',
        type: 'rate',
        discount: 0.5,
        allow_products: ['netflix_downloader', 'netflix_dwnloader'],
        group_type: undefined,
      }),
    }))
    expect(priced(book, { route: 'netflix_downloader', coupon: 'X' }).applied).toContainEqual(
      expect.objectContaining({ rule: 'X' }),
    )
    expect(priced(book, { route: 'hulu_downloader', coupon: 'X' }).rejected[0]?.reason).toBe('wrong_product')
    expect(book.problems).toEqual([
      { collection: 'coupons', id: 'X', reason: 'names the unknown route netflix_dwnloader' },
    ])
  })

  test('a coupon for an unknown route is not one for all routes', () => {
    const book = bookWith(({ coupons }) => ({
      coupons: changed(coupons, { code: 'X', allow_products: ['nothing'], group_type: undefined }),
    }))
    expect(priced(book, { route: 'netflix_downloader', coupon: 'X' }).rejected[0]?.reason).toBe('unknown')
  })

  test('which of two rows stays does not depend on their order', () => {
    const twice = [...rows.plans, { ...first(rows.plans), selling: { USD: 1 } }]
    const prices = [twice, twice.toReversed()].map(
      plans => priced(buildRuleBook({ ...rows, plans }), { route: 'video_downloader', plan: '1M' }).price,
    )
    expect(prices[0]).toBe(prices[1])
  })

  test('a visitor whose currency has no rate pays in dollars', () => {
    const book = bookWith(({ settings }) => ({ settings: { ...settings, currencies: [] } }))
    expect(priced(book, { route: 'netflix_downloader', locale: 'de' })).toMatchObject({
      currency: 'USD',
      price: 12990,
    })
  })

  test('a shop without any rows has no products and no campaigns', () => {
    const empty = {
      products: [],
      plans: [],
      bundles: [],
      offerRules: [],
      subscriberPrices: [],
      coupons: [],
      campaigns: [],
    }
    const book = buildRuleBook({ ...empty, settings: rows.settings })
    expect([book.routes, book.problems, book.boundaryAfter(0)]).toEqual([[], [], null])
  })
})

describe('what pages ask of the rule book', () => {
  const book = seededBook()
  const at = Date.parse('2023-11-18T00:00:00Z')

  test('the campaigns that run, in the order of their beginnings', () => {
    expect(book.runningCampaigns(at, 'com', 'en').map(({ key }) => key)).toEqual([
      'referral-program',
      'normal-autumn-sale',
      'upgrade-campaign',
      'all-in-one-offer',
      'general-activity',
    ])
  })

  test('every campaign of a page, past ones too', () => {
    expect(book.campaignsOf('event_center').map(({ key }) => key)).toEqual([
      'christmas-2022',
      'general-activity',
    ])
    expect(book.campaignsOf('shop')).toEqual([])
  })

  test('the next instant at which a campaign begins or ends', () => {
    expect(book.boundaryAfter(at)).toBe(Date.parse('2023-12-01T08:00:00Z'))
    expect(book.boundaryAfter(Date.parse('2124-12-31T00:00:00Z'))).toBeNull()
  })

  test('the plans of a product, withdrawn ones too', () => {
    expect(book.plansOf(10429).map(({ plan, isSellable }) => [plan, isSellable])).toEqual([
      ['1M', false],
      ['1Y', false],
      ['LFT', false],
    ])
    expect(book.plansOf(1)).toEqual([])
  })

  test('a stored amount in a currency wins over a converted one', () => {
    const stored = bookWith(({ plans }) => ({
      plans: plans.map(row =>
        row.payKey === '10337-LFT' ? { ...row, selling: { ...row.selling, EUR: 10_000 } } : row,
      ),
    }))
    expect(priced(stored, { route: 'netflix_downloader', locale: 'fr' }).selling).toBe(10_000)
  })
})
