import { inputOf, owning, subscribed } from '@tests/support/asking'
import { bookWith, seededBook } from '@tests/support/seeded-book'
import { describe, expect, test } from 'vitest'
import { isQuoteError, type OwnedLicence, type PlanList, planList, type QuoteVisit } from '@/pricing'

const book = seededBook()

function listFor(route: string, visit: Partial<QuoteVisit> = {}, rules = book): PlanList {
  const list = planList(rules, { ...inputOf({ route }), ...visit, route })
  if (isQuoteError(list)) throw new Error(list.error)
  return list
}

const plansFor = (route: string, owned: OwnedLicence[] = []) =>
  listFor(route, { owned }).plans.map(({ plan }) => plan)

describe('the plan list of a product', () => {
  test('has every plan on sale, from the shortest to the longest, with its attributes and its quote', () => {
    const { plans, pid, route } = listFor('aio')
    expect([pid, route]).toEqual([992001, 'all_in_one_video_suite'])
    expect(plans.map(({ quote, ...attributes }) => ({ ...attributes, price: quote.price }))).toEqual([
      {
        ...{
          plan: '1M',
          pay_key: '992001-1M',
          allow_num: 1,
          calculation_num: 1,
          day_num: 30,
          is_main: false,
          billing: 'both',
        },
        ...{ price: 6990, unit_price: 6990, monthly_price: 6990, day_price: 233, discount: 0 },
      },
      {
        ...{
          plan: '1Y',
          pay_key: '992001-1Y',
          allow_num: 1,
          calculation_num: 1 / 12,
          day_num: 365,
          is_main: false,
          billing: 'both',
        },
        ...{ price: 16990, unit_price: 1416, monthly_price: 1416, day_price: 47, discount: 0 },
      },
      {
        ...{
          plan: 'LFT',
          pay_key: '992001-LFT',
          allow_num: 1,
          calculation_num: 1,
          day_num: null,
          is_main: true,
          billing: 'once',
        },
        ...{ price: 29990, unit_price: 29990, monthly_price: null, day_price: null, discount: 30 },
      },
      {
        ...{
          plan: 'LFT_3',
          pay_key: '992001-LFT_3',
          allow_num: 3,
          calculation_num: 1,
          day_num: null,
          is_main: false,
          billing: 'once',
        },
        ...{ price: 39990, unit_price: 13330, monthly_price: null, day_price: null, discount: 35 },
      },
    ])
  })

  test('preselects the lifetime plan, else the one for three PCs, else the year', () => {
    const mainOf = (route: string, rules = book) =>
      listFor(route, {}, rules).plans.find(({ is_main }) => is_main)?.plan
    const timed = bookWith(({ plans }) => ({
      plans: plans.filter(({ plan }) => plan === '1M' || plan === '1Y'),
    }))
    expect([mainOf('aio'), mainOf('video_pro_new'), mainOf('aio', timed)]).toEqual(['LFT', 'LFT_3', '1Y'])
  })

  test('shows an active subscriber of the product the year in place of the month', () => {
    expect(plansFor('netflix_downloader')).toEqual(['1M', '1Y', 'LFT'])
    expect(plansFor('netflix_downloader', [subscribed(10337, { plan: '1M' })])).toEqual(['1Y', 'LFT'])
    expect(plansFor('netflix_downloader', [subscribed(10339, { plan: '1M' })])).toEqual(['1M', '1Y', 'LFT'])
    expect(plansFor('netflix_downloader', [subscribed(10337, { plan: '1M', expires: 0 })])).toEqual([
      '1M',
      '1Y',
      'LFT',
    ])
  })

  test('quotes the Mac product on a Mac, in the visitor’s currency', () => {
    const { pid, os, plans } = listFor('netflix_downloader', { os: 'mac', locale: 'de' })
    expect([pid, os, plans.map(({ quote }) => quote.price)]).toEqual([10338, 'mac', [3290, 5990, 11990]])
  })

  test('has the boundary of all that it shows', () => {
    const at = Date.parse('2022-11-20T00:00:00Z')
    expect(listFor('netflix_downloader', { at }).until).toBe(Date.parse('2022-12-10T08:00:00Z'))
  })

  test('leaves out a plan that is taken off sale', () => {
    const without = bookWith(({ plans }) => ({
      plans: plans.map(row => (row.payKey === '10337-LFT' ? { ...row, enabled: false } : row)),
    }))
    expect(listFor('netflix_downloader', {}, without).plans.map(({ plan }) => plan)).toEqual(['1M', '1Y'])
  })

  test.each([
    ['not_sellable', 'pantaya_downloader', []],
    ['not_eligible', 'video_pro_future', []],
    ['unknown_route', 'no_such_route', []],
    ['not_eligible', '3pc', [subscribed(10337, { plan: '1Y' })]],
  ])('is refused as %s for %s', (error, route, owned) => {
    expect(planList(book, { ...inputOf({ route, owned }), route })).toMatchObject({ error })
  })

  test('of what only owners may buy is there for an owner', () => {
    expect(plansFor('video_pro_future', [owning(992001)])).toEqual(['LFT_3'])
  })
})
