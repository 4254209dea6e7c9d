import { readGlossary } from '@tests/support/glossary'
import { expect, test } from 'vitest'
import { termsIn } from '@/collections/translations/glossary/terms-in'
import { GLOSSARY } from '@/collections/translations/glossary/words'
import { LOCALES } from '@/site/locale'

test('the shop has the words of the glossary, each in every language', () => {
  const written = readGlossary().things.map(({ locale, word }) => `${locale} ${word}`)
  expect(GLOSSARY.flatMap(row => LOCALES.map(locale => `${locale} ${row[locale]}`))).toEqual(written)
})

test.each([
  ['Your license key is in your account.', 'en', 'de', ['license key → Lizenzschlüssel', 'account → Konto']],
  ['Two licenses', 'en', 'fr', ['license → licence']],
  ['Die Bestellungen stehen im Konto', 'de', 'en', ['Bestellung → order', 'Konto → account']],
  ['パスワードを入力します。', 'ja', 'zh', ['パスワード → 密码']],
  ['Nothing of the kind', 'en', 'ja', []],
  ['', 'en', 'ja', []],
] as const)('“%s” from %s into %s', (text, from, to, terms) => {
  expect(
    termsIn(text, from, to)
      .map(({ word, says }) => `${word} → ${says}`)
      .sort(),
  ).toEqual([...terms].sort())
})
