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
  ['en', 'site', 'gone', 'gone'],
  ['en', 'country', '', ''],
  ['en', 'key', 'win', 'win'],
])('in %s, the %s %s is shown as %s', (language, field, code, text) => {
  expect(codeText(field, code, language)).toBe(text)
})
