import { faultsOfType } from '@tests/support/typography'
import { describe, expect, test } from 'vitest'
import { namesOf, OCCASIONS } from '@/collections/new-sale/texts/occasions'
import { untruePercents } from '@/collections/new-sale/texts/untrue-numbers'
import { LOCALES, type Locale } from '@/site/locale'
import { couponTextOf, headlineOf, type Saving } from '@/site/saving-words'

const day = (text: string) => Date.parse(`${text}T12:00Z`)
const percent = (basisPoints: number, isUpTo = false): Saving => ({ kind: 'percent', basisPoints, isUpTo })
const shown = (text: string) => text.replaceAll('\u00a0', '~')

test.each<[Locale, string, string]>([
  ['en', '30% off until November 30', 'Up to 33.5% off until November 30'],
  ['ja', '11月30日まで30%オフ', '11月30日まで最大33.5%オフ'],
  ['de', '30~% Rabatt bis 30. November', 'Bis zu 33,5~% Rabatt bis 30. November'],
  [
    'es',
    '30~% de descuento hasta el 30 de noviembre',
    'Descuentos de hasta el 33,5~% hasta el 30 de noviembre',
  ],
  ['it', '30% di sconto fino al 30 novembre', 'Sconti fino al 33,5% fino al 30 novembre'],
  ['fr', '30~% de remise jusqu’au 30 novembre', 'Jusqu’à 33,5~% de remise jusqu’au 30 novembre'],
  ['zh', '7 折优惠，截至11月30日', '低至 6.65 折，截至11月30日'],
])('a headline in %s says the percentage and the last day', (locale, one, several) => {
  expect(shown(headlineOf(percent(3000), day('2026-11-30'), locale))).toBe(one)
  expect(shown(headlineOf(percent(3350, true), day('2026-11-30'), locale))).toBe(several)
})

test.each<[Locale, string, number, string]>([
  ['it', '2026-12-01', 3000, '30% di sconto fino al 1º dicembre'],
  ['it', '2026-12-08', 3000, '30% di sconto fino all’8 dicembre'],
  ['it', '2026-12-11', 3000, '30% di sconto fino all’11 dicembre'],
  ['it', '2026-12-18', 3000, '30% di sconto fino al 18 dicembre'],
  ['fr', '2026-12-01', 3000, '30~% de remise jusqu’au 1er décembre'],
  ['fr', '2026-12-11', 3000, '30~% de remise jusqu’au 11 décembre'],
])('%s counts the days as it is spoken: %s', (locale, until, basisPoints, text) => {
  expect(shown(headlineOf(percent(basisPoints), day(until), locale))).toBe(text)
})

test.each([
  [8000, 'all’80'],
  [1100, 'all’11'],
  [1800, 'al 18'],
  [800, 'all’8'],
])('Italian elides before what begins with a vowel: %i', (basisPoints, words) => {
  expect(headlineOf(percent(basisPoints, true), day('2026-11-30'), 'it')).toContain(`fino ${words}%`)
})

test.each<[Locale, string]>([
  ['en', 'Black Friday 2026: now for $19.90'],
  ['de', 'Black Friday 2026: jetzt für 19,90~€'],
  ['fr', 'Black Friday 2026~: maintenant à 19,90~€'],
  ['ja', 'ブラックフライデー 2026：￥2,980でご提供します'],
  ['zh', '2026 黑色星期五：特价优惠'],
])('a coupon in %s says the price, where it is one', (locale, text) => {
  const amounts = { en: '$19.90', de: '19,90\u00a0€', fr: '19,90\u00a0€', ja: '￥2,980' }
  const saving: Saving = { kind: 'price', amounts, isFrom: false }
  expect(shown(couponTextOf(namesOf('Black Friday 2026')[locale], saving, locale))).toBe(text)
})

describe('every template', () => {
  const SAVINGS: Saving[] = [
    percent(3000),
    percent(3350, true),
    { kind: 'special' },
    { kind: 'price', amounts: { en: '$9.90', de: '9,90\u00a0€', ja: '￥980' }, isFrom: true },
  ]
  test.each(LOCALES)('in %s is set as its language is', locale => {
    const written = SAVINGS.flatMap(saving =>
      OCCASIONS.flatMap(name => [
        headlineOf(saving, day('2026-11-30'), locale),
        couponTextOf(name[locale], saving, locale),
        name[locale],
      ]),
    )
    const texts = written.map(text => ({ where: 'template', text }))
    expect(faultsOfType(texts as never, locale)).toEqual([])
    expect(new Set(written).size).toBeGreaterThan(10)
  })

  test.each(LOCALES)('in %s names no percentage but the true one', locale => {
    for (const basisPoints of [500, 1000, 3000, 3350, 6500]) {
      const text = headlineOf(percent(basisPoints), day('2026-11-30'), locale)
      expect(untruePercents(text, locale, new Set([basisPoints]))).toEqual([])
      expect(untruePercents(text, locale, new Set([100]))).toEqual([basisPoints])
    }
  })
})

test.each<[string, Locale, number[]]>([
  ['40% off', 'en', [4000]],
  ['40 % off, not 30 %', 'en', [4000]],
  ['33,5\u00a0% Rabatt', 'de', [3350]],
  ['4０％オフ', 'ja', [4000]],
  ['6 折优惠', 'zh', [4000]],
  ['7 折优惠', 'zh', []],
  ['节省 30%', 'zh', []],
  ['7 折', 'ja', []],
  ['In 30 days', 'en', []],
])('«%s» in %s is marked for %j where 30 % is true', (text, locale, marked) => {
  expect(untruePercents(text, locale, new Set([3000]))).toEqual(marked)
})

test.each([
  ['Black Friday 2026', { ja: 'ブラックフライデー 2026', zh: '2026 黑色星期五', de: 'Black Friday 2026' }],
  ['weihnachten 2026', { en: 'Christmas 2026', fr: 'Noël 2026', es: 'Navidad 2026' }],
  ['2026 黑色星期五', { en: 'Black Friday 2026', zh: '2026 黑色星期五' }],
  ["Valentine's Day", { en: 'Valentine’s Day', it: 'San Valentino' }],
  ['Tidemark turns 9', { en: 'Tidemark turns 9', ja: 'Tidemark turns 9' }],
])('«%s» is named in every language', (typed, names) => {
  expect(namesOf(typed)).toMatchObject(names)
})
