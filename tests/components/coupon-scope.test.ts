import { expect, test } from 'vitest'
import { couponScopeText } from '@/components/checkout/coupon-scope'
import { LOCALES } from '@/site/locale'

const PRO = { plans: ['LFT_3'], products: [], isMore: false } as const
const SUITE = { plans: [], products: ['Video All-in-One'], isMore: false } as const

test.each([
  ['en', 'It is for the plan “Lifetime, 3\u00A0computers”.'],
  ['de', 'Er gilt für die Lizenz „Unbegrenzt, 3\u00A0Computer“.'],
  ['ja', 'このクーポンの対象プランは「永久（パソコン3台）」です。'],
  ['zh', '该优惠码适用于“永久（3\u00A0台电脑）”方案。'],
] as const)('in %s a refused coupon says the plan that it is for', (locale, sentence) => {
  expect(couponScopeText(PRO, locale)).toBe(sentence)
})

test('several plans and products are listed as the language lists them', () => {
  const many = { plans: ['1Y', 'LFT'], products: ['A', 'B'], isMore: true } as const
  expect(couponScopeText(many, 'en')).toBe(
    'It is for “A”, “B”, and other products, in the plans “1 year” and “Lifetime”.',
  )
  expect(couponScopeText(many, 'de')).toBe(
    'Er gilt für „A“, „B“ und weitere Produkte mit den Lizenzen „1 Jahr“ und „Unbegrenzt“.',
  )
})

test('names of products with a comma of their own stand in quotation marks too', () => {
  const suites = { plans: [], products: ['Music All-in-One, 3 computers', 'Video AI'], isMore: false }
  expect(couponScopeText(suites, 'en')).toBe('It is for “Music All-in-One, 3 computers” and “Video AI”.')
  expect(couponScopeText(suites, 'fr')).toContain('«\u00A0Video AI\u00A0»')
})

test.each(LOCALES)('in %s a product is named as it is, and nothing is said where nothing is told', locale => {
  expect(couponScopeText(SUITE, locale)).toContain('Video All-in-One')
  expect(couponScopeText({ ...SUITE, plans: ['1Y'] }, locale)).toContain('Video All-in-One')
  expect(couponScopeText(undefined, locale)).toBeUndefined()
})
