import { expect, test } from 'vitest'
import { isLocale } from '@/site/locale'
import { negotiateLocale } from '@/site/negotiate-locale'

test.each([
  ['com', 'fr', 'de', 'fr'],
  ['com', 'pt', 'de', 'de'],
  ['com', undefined, 'de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['com', undefined, 'en;q=0.5, zh-Hant-TW;q=0.9', 'zh'],
  ['com', undefined, 'pt-BR, it;q=0.1', 'it'],
  ['com', undefined, 'de;q=0, es;q=0.2', 'es'],
  ['com', undefined, 'ja', 'en'],
  ['com', 'ja', 'fr', 'fr'],
  ['com', undefined, '*', 'en'],
  ['com', undefined, 'de;q=abc', 'en'],
  ['com', undefined, undefined, 'en'],
  ['com', '', ';;;,,,', 'en'],
  ['jp', 'de', 'de', 'ja'],
  ['discover_com', undefined, 'FR', 'fr'],
  ['discover_jp', undefined, 'en', 'ja'],
] as const)('%s with the cookie %s and Accept-Language %s speaks %s', (site, cookie, accepted, locale) => {
  expect(negotiateLocale(site, cookie, accepted)).toBe(locale)
})

test('a very long Accept-Language is read only at its start', () => {
  expect(negotiateLocale('com', undefined, `${'x,'.repeat(100_000)}de`)).toBe('en')
})

test('a locale is one of the seven, in lower case', () => {
  expect(isLocale('zh')).toBe(true)
  expect(isLocale('ZH')).toBe(false)
  expect(isLocale('toString')).toBe(false)
  expect(isLocale(undefined)).toBe(false)
})
