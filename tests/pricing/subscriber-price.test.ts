import { inputOf, owning, subscribed } from '@tests/support/asking'
import { seededBook } from '@tests/support/seeded-book'
import { describe, expect, test } from 'vitest'
import { isQuoteError, type OwnedLicence, type Plan, subscriberPrice } from '@/pricing'

const book = seededBook()

function priceFor(licence: OwnedLicence, plan: Plan = 'LFT', locale: 'en' | 'de' = 'en') {
  const visit = inputOf({ route: 'any', locale, owned: [licence] })
  const result = subscriberPrice(book, visit, { licence, plan })
  return isQuoteError(result) ? result.error : [result.price, result.rule]
}

const month = (pid: number, periods = 1) => subscribed(pid, { plan: '1M', periods })
const year = (pid: number, periods = 1) => subscribed(pid, { plan: '1Y', periods })

describe('turning a subscription into the lifetime plan of its own product', () => {
  test.each([
    ['a single of the first level', 10359, 8990, 7990],
    ['a single of the group level', 10337, 9690, 8990],
    ['a single of the aggregation level', 10331, 9990, 9690],
  ])('costs %s the price of its family by month and by year', (_, pid, monthly, yearly) => {
    expect([month(pid), year(pid)].map(licence => priceFor(licence)[0])).toEqual([monthly, yearly])
  })

  test('costs a suite its list price, or that of offer 11 where it is cheaper', () => {
    expect(priceFor(month(992001))).toEqual([21990, 'subscriber-aio-monthly'])
    expect(priceFor(month(992001, 2))).toEqual([19990, 'offer-11-monthly'])
    expect(priceFor(year(992001))).toEqual([16990, 'offer-11-yearly'])
    expect(priceFor(year(992003))).toEqual([18890, 'subscriber-adult-yearly'])
  })

  test('has a list of its own for three PCs', () => {
    expect(priceFor(month(992001), 'LFT_3')).toEqual([29990, 'subscriber-aio_lft3-monthly'])
    expect(priceFor(owning(992001), 'LFT_3')).toEqual([25990, 'subscriber-aio_lft3-lifetime'])
    expect(priceFor(owning(992003), 'LFT_3')).toEqual([23990, 'subscriber-adult_lft3-lifetime'])
  })

  test('never costs more than the selling price', () => {
    expect(priceFor(month(10437))).toEqual([12990, '10437-LFT'])
  })

  test('costs the selling price where there is no family', () => {
    expect(priceFor(month(10502))).toEqual([12990, '10502-LFT'])
  })

  test('is converted like every other price', () => {
    expect(priceFor(month(10359), 'LFT', 'de')).toEqual([8290, 'subscriber-video_l1-monthly'])
  })

  test('is refused where there is no such lifetime plan on sale', () => {
    expect(priceFor(month(10337), 'LFT_3')).toBe('unknown_plan')
    expect(priceFor(month(10337), '1Y')).toBe('unknown_plan')
    expect(priceFor(month(10429))).toBe('not_sellable')
    expect(priceFor(month(1))).toBe('unknown_plan')
  })
})
