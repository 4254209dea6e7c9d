import { expect, test } from 'vitest'
import { codeText } from '@/collections/admin/words/code-text'
import type { AdminLanguage } from '@/collections/admin/words/language'

test.each<[AdminLanguage, string, string, string]>([
  ['en', 'site', 'discover_jp', 'Japanese review site'],
  ['de', 'site', 'discover_com', 'Website mit Produktberichten'],
  ['ja', 'site', 'com', 'ショップ'],
  ['ja', 'os', 'win', 'Windows'],
  ['en', 'locale', 'de', 'Deutsch'],
  ['de', 'language', 'zh', '简体中文'],
  ['de', 'country', 'us', 'Vereinigte Staaten'],
  ['ja', 'country', 'de', 'ドイツ'],
  ['de', 'country', 'xx', 'Unbekannt'],
  ['en', 'tier', 'A', 'Singles, group A'],
  ['de', 'tiers', 'two_product', 'Zwei Produkte zusammen'],
  ['de', 'tier', 'lft3_399.9', 'Unbegrenzt, 3 Computer · 399.9'],
  ['en', 'tier', 'service_70', 'Service · 70'],
  ['en', 'tier', 'of_our_own', 'of_our_own'],
  ['ja', 'region', 'eu', 'ヨーロッパ'],
  ['en', 'region', 'kr', 'kr'],
  ['en', 'family', 'adult_lft3', 'adult, 3 computers'],
  ['en', 'site', 'gone', 'gone'],
  ['en', 'country', '', ''],
  ['en', 'key', 'win', 'win'],
])('in %s, the %s %s is shown as %s', (language, field, code, text) => {
  expect(codeText(field, code, language)).toBe(text)
})
