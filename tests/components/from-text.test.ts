import { expect, test } from 'vitest'
import { fromText } from '@/components/ui/from-text'
import { PLANS } from '@/pricing/vocabulary'
import { LOCALES } from '@/site/locale'

const LOWEST = { from: 3590, currency: 'USD', isBeforeCredit: false } as const

test.each(LOCALES)('in %s the lowest price says for how long, in other words for each plan', locale => {
  const said = PLANS.map(fromPlan => fromText({ ...LOWEST, fromPlan }, locale))
  expect(new Set(said).size).toBe(PLANS.length)
  for (const text of said) expect(text).toMatch(/35[.,]90/)
})

test.each([
  ['en', '1M', 'from $35.90 for a month'],
  ['en', '1Y', 'from $35.90 for a year'],
  ['ja', '1M', '$35.90から（1か月）'],
  ['zh', '1M', '1\u00a0个月 US$35.90 起'],
  ['de', 'LFT', 'ab 35,90\u00a0$, unbegrenzt'],
] as const)('in %s the price of %s is «%s»', (locale, fromPlan, said) => {
  expect(fromText({ ...LOWEST, fromPlan }, locale)).toBe(said)
})

test('what a guest reads of an upgrade is no lowest price', () => {
  const before = { ...LOWEST, fromPlan: 'LFT', isBeforeCredit: true } as const
  expect(fromText(before, 'en')).toBe('$35.90 before any credit')
  expect(fromText(before, 'ja')).toBe('ライセンス割引なしで$35.90')
  const from = { ...before, isBeforeCredit: false }
  for (const locale of LOCALES) expect(fromText(before, locale)).not.toBe(fromText(from, locale))
})
