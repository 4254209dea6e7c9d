import { describe, expect, test } from 'vitest'
import {
  atRate,
  type Currency,
  convertAmount,
  convertPrice,
  currencyFor,
  discountPercent,
  exchangeAmount,
  formatMoney,
  pricesPer,
} from '@/pricing'
import { floorScaled, scale } from '@/pricing/money'

const EUR = { currency: 'EUR', rate: 920_000, ending: 90 } as const
const JPY = { currency: 'JPY', rate: 150_000_000, ending: 80 } as const
const CNY = { currency: 'CNY', rate: 7_200_000, ending: 90 } as const

describe('rounding', () => {
  test('half a minor unit goes up', () => {
    expect([atRate(36_990, 6_500), atRate(1, 5_000), atRate(1, 4_999)]).toEqual([24_044, 1, 0])
  })

  test('amounts too large for exact floats are exact all the same', () => {
    const [amount, factor] = [999_999_999_999, 99_999_999_999]
    expect(scale(amount, factor, factor)).toBe(amount)
    expect(floorScaled(amount, factor, { unit: factor, shift: -1 })).toBe(amount - 1)
  })
})

describe('conversion', () => {
  test('a price becomes the nearest amount with its currency’s ending', () => {
    expect([EUR, JPY, CNY].map(to => convertPrice(12_990, to))).toEqual([11_990, 19_480, 93_490])
  })

  test('a price half way between two endings goes up, and nothing stays nothing', () => {
    const halfWay = { currency: 'EUR', rate: 1_000_000, ending: 90 } as const
    expect([140, 139, 0].map(cents => convertPrice(cents, halfWay))).toEqual([190, 90, 0])
  })

  test('the smallest price is the ending itself, never below 0', () => {
    expect(convertPrice(1, EUR)).toBe(90)
    expect(convertPrice(1, JPY)).toBe(80)
  })

  test('an amount off is converted by the rate alone', () => {
    expect([EUR, JPY, CNY].map(to => convertAmount(500, to))).toEqual([460, 750, 3_600])
  })

  test('an amount is exchanged by both rates, whatever the decimals', () => {
    const currencies = new Map([EUR, JPY].map(each => [each.currency, each] as const))
    const exchanged = (amount: number, from: Currency, to: Currency) =>
      exchangeAmount(amount, { from, to, currencies })
    expect(exchanged(29_990, 'USD', 'EUR')).toBe(27_591)
    expect(exchanged(27_590, 'EUR', 'USD')).toBe(29_989)
    expect(exchanged(44_980, 'JPY', 'USD')).toBe(29_987)
    expect(exchanged(44_980, 'JPY', 'EUR')).toBe(27_588)
    expect(exchanged(27_590, 'EUR', 'EUR')).toBe(27_590)
    expect(exchanged(27_590, 'CNY', 'USD')).toBeUndefined()
  })
})

describe('the currency of a visit', () => {
  test('is yuan only in China and in Chinese, whatever the case of the country', () => {
    expect([currencyFor('zh', 'cn'), currencyFor('zh', 'CN')]).toEqual(['CNY', 'CNY'])
    expect([currencyFor('zh', 'tw'), currencyFor('en', 'cn')]).toEqual(['USD', 'USD'])
  })

  test('otherwise goes by language', () => {
    const locales = ['en', 'ja', 'de', 'es', 'it', 'fr'] as const
    expect(locales.map(locale => currencyFor(locale, 'cn'))).toEqual([
      'USD',
      'JPY',
      'EUR',
      'EUR',
      'EUR',
      'EUR',
    ])
  })
})

describe('what a price is worth', () => {
  test('the saving is a whole number of percent against the list price', () => {
    expect([discountPercent(18_990, 42_850), discountPercent(100, 100), discountPercent(0, 0)]).toEqual([
      56, 0, 0,
    ])
  })

  test('a price per PC and month, per month and per day depends on the plan', () => {
    expect(pricesPer(13_790, '1Y')).toEqual({ unit_price: 1149, monthly_price: 1149, day_price: 38 })
    expect(pricesPer(24_469, 'LFT_3')).toEqual({ unit_price: 8156, monthly_price: null, day_price: null })
    expect(pricesPer(3_590, '1M')).toEqual({ unit_price: 3590, monthly_price: 3590, day_price: 120 })
    expect(pricesPer(6_000, '3M')).toEqual({ unit_price: 2000, monthly_price: 2000, day_price: 67 })
    expect(pricesPer(6_000, '6M')).toEqual({ unit_price: 1000, monthly_price: 1000, day_price: 33 })
  })
})

describe('money as people read it', () => {
  const plain = (text: string) => text.replaceAll(/\s/g, ' ')

  test('has two decimals where the currency has two', () => {
    expect(plain(formatMoney(12_990, 'USD', 'en'))).toBe('$129.90')
    expect(plain(formatMoney(12_900, 'EUR', 'de'))).toBe('129,00 €')
    expect(plain(formatMoney(19_480, 'JPY', 'ja'))).toBe('￥19,480')
    expect(plain(formatMoney(93_490, 'CNY', 'zh'))).toBe('¥934.90')
  })

  test('is right below one unit, at nothing, and for a refund', () => {
    expect([5, 0, -5].map(minor => plain(formatMoney(minor, 'USD', 'en')))).toEqual([
      '$0.05',
      '$0.00',
      '−$0.05',
    ])
  })
})
