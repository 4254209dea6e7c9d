import { type Entry, readGlossary, wordsNotUsed } from '@tests/support/glossary'
import { faultsOfType } from '@tests/support/typography'
import { writtenTexts } from '@tests/support/written-texts'
import { describe, expect, test } from 'vitest'
import { LOCALES, type Locale } from '@/site/locale'

const { things, register, exceptions } = readGlossary()
const of = (entries: readonly Entry[], locale: Locale) => entries.filter(each => each.locale === locale)
const said = (text: string) => [{ where: 'messages/here', text }]

/** What the glossary says of a text that stands nowhere. */
const problems = (locale: Locale, text: string) => [
  ...wordsNotUsed(said(text), of([...register, ...things], locale)),
  ...faultsOfType(said(text), locale),
]

test('the glossary has a word for each of fifty things in every language', () => {
  expect(new Set(things.map(({ thing }) => thing)).size).toBeGreaterThanOrEqual(50)
  expect(things.filter(({ word }) => word === '')).toEqual([])
  expect(register.map(({ locale }) => locale).sort()).toEqual([...LOCALES].sort())
})

describe.each(LOCALES)('in %s', locale => {
  const texts = writtenTexts(locale)
  const all = texts.map(({ text }) => text.toLowerCase()).join('\n')

  test('every text is read', () => {
    expect(texts.length).toBeGreaterThan(8000)
    for (const kind of [
      'messages/letters',
      'coupons',
      'campaigns',
      'product-copy',
      'legal',
      'articles',
      'guides',
    ])
      expect(
        texts.some(({ where }) => where.startsWith(kind)),
        kind,
      ).toBe(true)
  })

  test('no text uses a word that the glossary has struck through', () => {
    expect(wordsNotUsed(texts, of([...register, ...things], locale), exceptions)).toEqual([])
  })

  test('every word of the glossary is used', () => {
    const unused = of(things, locale).filter(({ word }) => !all.includes(word.toLowerCase()))
    expect(unused.map(({ thing, word }) => `${thing}: ${word}`)).toEqual([])
  })

  test('no text breaks the rules of type', () => {
    expect(
      faultsOfType(
        texts.filter(({ where }) => where !== 'messages/validation/username/value'),
        locale,
      ),
    ).toEqual([])
  })

  test('every exception is needed', () => {
    const needless = exceptions
      .filter(each => each.locale === locale)
      .filter(({ word, where }) => {
        const entry = { thing: '', locale, word: '', not: [word] }
        return (
          wordsNotUsed(
            texts.filter(text => text.where.startsWith(where)),
            [entry],
          ).length === 0
        )
      })
    expect(needless).toEqual([])
  })
})

test.each([
  ['en', 'Your licence is in your account.'],
  ['en', 'Log in to see "your" price.'],
  ['en', 'For life on three PCs.'],
  ['ja', 'このスイートは、 {email}に届きます。'],
  ['ja', 'ダウンロード列ではなく“キュー”です。'],
  ['de', 'Fragen Sie den Kundendienst.'],
  ['de', '35 % Rabatt, «nur heute»'],
  ['es', 'Elija una licencia para su pedido.'],
  ['es', 'Quieres comprarla?'],
  ['it', 'Inserisca il Suo nome.'],
  ['it', 'Una licenza illimitata per tre PC'],
  ['fr', "Offre d'automne"],
  ['fr', 'Offre d’automne : Téléchargeur'],
  ['fr', 'Voulez-vous payer?'],
  ['fr', 'Ouvrez «Réglages».'],
  ['zh', '终身授权'],
  ['zh', '打开「设置」,然后点击.'],
] as const)('a wrong sentence is caught, in %s: %s', (locale, text) => {
  expect(problems(locale, text)).not.toEqual([])
})

test.each([
  ['en', 'Your license is in your account.'],
  ['ja', 'このセットは、{email}に届きます。'],
  ['de', 'Fragen Sie den Support: „35\u00a0% Rabatt“.'],
  ['es', '¿Quieres comprarla? Elige una licencia.'],
  ['it', 'Inserisci il tuo nome.'],
  ['fr', 'Offre d’automne\u00a0: «\u00a0Téléchargeur\u00a0»\u00a0?'],
  ['zh', '打开“设置”，然后点击。'],
] as const)('a right sentence is left alone, in %s', (locale, text) => {
  expect(problems(locale, text)).toEqual([])
})
