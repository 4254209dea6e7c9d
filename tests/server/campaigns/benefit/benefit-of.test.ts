import { inputOf } from '@tests/support/asking'
import { bookWith, seededBook } from '@tests/support/seeded-book'
import { expect, test } from 'vitest'
import type { PricingLocale, RuleBook } from '@/pricing'
import { benefitText } from '@/server/campaigns/benefit/benefit-text'
import { LOCALES } from '@/site/locale'

const book = seededBook()
const WITHIN = Date.parse('2022-11-20T00:00:00Z')
const NOW = Date.parse('2026-11-20T00:00:00Z')

type Asked = { locale?: PricingLocale; at: number; countsFromPrior?: boolean; own?: Record<string, string> }

function told(key: string, { own = {}, ...asked }: Asked, of: RuleBook = book) {
  const campaign = of.campaigns.find(each => each.key === key)?.row
  if (!campaign) throw new Error(`the seed has no ${key}`)
  const words = { benefits: new Map([[key, own]]) }
  const snapshot = { book: of, words } as unknown as Parameters<typeof benefitText>[0]
  const visit = inputOf({ route: '-', ...asked })
  return benefitText(snapshot, campaign, { asked: visit, nameOf: route => `<${route}>` })
}

test('a discount in percent is told with what it is taken off', () => {
  expect(told('black-friday-2022', { at: WITHIN })).toMatchObject({
    text: 'Up to 35% off lifetime licenses',
    isOwn: false,
    isPrice: false,
  })
})

test('a fixed price of one product is told as its price, with the plan that has it', () => {
  const benefit = told('normal-autumn-sale', { at: NOW })
  expect(benefit).toMatchObject({ text: '<video_downloader> (lifetime): now for $89.90', isPrice: true })
  expect(benefit?.lowest).toMatchObject({ route: 'video_downloader', option: { plan: 'LFT' } })
})

test('where the law counts from 30 days that nobody noted, a price is told and no percentage', () => {
  const benefit = told('black-friday-2022', { at: WITHIN, locale: 'de', countsFromPrior: true })
  expect(benefit?.text).toMatch(/^Komplettpakete: jetzt ab .*€$/)
  expect(benefit?.text).not.toContain('%')
})

test('where the law counts from the lowest price, the percentage is the one from there', () => {
  const shown = (price: number) => ({ plan: 'LFT' as const, currency: 'EUR' as const, price, from: 0 })
  const pids = book.productOf('all_in_one_video_suite', 'win')?.pid
  const noted = bookWith(({ campaigns, shownPrices }) => ({
    shownPrices: [...(shownPrices ?? []), { pid: pids ?? 0, shown: [shown(26_000)] }],
    campaigns: campaigns.map(row => ({ ...row, promotion_ids: [pids ?? 0], coupons: ['BF_LFT'] })),
  }))
  const benefit = told('black-friday-2022', { at: WITHIN, locale: 'de', countsFromPrior: true }, noted)
  expect(benefit?.text).toMatch(/^<all_in_one_video_suite> \(unbegrenzt\): \d+\u00a0% Rabatt$/)
})

test('what lowers more than lifetime licences does not say that it is for life', () => {
  const ofYears = { type: 'rate' as const, discount: 0.8, allow_types: ['1Y' as const, 'LFT' as const] }
  const changed = bookWith(({ coupons }) => ({
    coupons: coupons.map(row => (row.code === 'AUTUMN_VD' ? { ...row, ...ofYears } : row)),
  }))
  expect(told('normal-autumn-sale', { at: NOW }, changed)?.text).toBe('<video_downloader>: 20% off')
})

test('an editor’s own words come first, in English where a language has none', () => {
  const own = { en: 'Half price on suites', de: 'Suiten zum halben Preis' }
  expect(told('black-friday-2022', { at: WITHIN, own, locale: 'de' })?.text).toBe(own.de)
  expect(told('black-friday-2022', { at: WITHIN, own, locale: 'fr' })).toMatchObject({
    text: own.en,
    lang: 'en',
    isOwn: true,
  })
})

test('before it begins a campaign says its percentage and no price', () => {
  const before = told('black-friday-2022', { at: Date.parse('2022-11-01T00:00:00Z') })
  expect(before).toMatchObject({ text: 'Up to 35% off lifetime licenses', lowest: undefined })
  expect(told('normal-autumn-sale', { at: 0 })).toBeUndefined()
})

test('a campaign that lowers nothing has no benefit to name', () => {
  expect(told('general-activity', { at: Date.parse('2023-11-20T00:00:00Z') })).toBeUndefined()
})

test('each language says it in its own words', () => {
  const texts = LOCALES.map(locale => told('black-friday-2022', { at: WITHIN, locale })?.text)
  expect(new Set(texts).size).toBe(LOCALES.length)
  expect(texts.filter(text => !text || /[{}]/.test(text))).toEqual([])
})
