import { de } from '@payloadcms/translations/languages/de'
import { en } from '@payloadcms/translations/languages/en'
import { ja } from '@payloadcms/translations/languages/ja'
import { describe, expect, test } from 'vitest'
import { PAYLOADS_OWN } from '@/collections/admin/words/payload/own'

type Texts = Record<string, Record<string, string>>

const LANGUAGES: [string, Texts, Texts][] = [
  ['en', en.translations as Texts, PAYLOADS_OWN.en],
  ['de', de.translations as Texts, PAYLOADS_OWN.de],
  ['ja', ja.translations as Texts, PAYLOADS_OWN.ja],
]

const textsOf = (groups: Texts): [string, string][] =>
  Object.entries(groups).flatMap(([group, texts]) =>
    Object.entries(texts).map(([name, text]): [string, string] => [`${group}:${name}`, text]),
  )

const valuesIn = (text: string): string[] => text.match(/\{\{\w+\}\}|<\d>/g)?.toSorted() ?? []

/** An empty cell or list does not say whose it is, and a lost document not its id. */
const SAYS_LESS = ['general:noLabel', 'general:noResults', 'general:noTrashResults', 'error:documentNotFound']

describe.each(LANGUAGES)('what Payload says otherwise in %s', (_, payloads, own) => {
  test('is a text that Payload has, with its values', () => {
    const known = new Map(textsOf(payloads))
    for (const [name, text] of textsOf(own)) {
      expect(known.has(name), name).toBe(true)
      if (!SAYS_LESS.includes(name)) expect(valuesIn(text), name).toEqual(valuesIn(known.get(name) ?? ''))
    }
  })
})

/** The shop has no usernames, API keys, folders or boards of widgets for its staff. */
const UNUSED =
  /^(dashboard|folder):|^general:moveConfirm|^authentication:(forgotPasswordUsername|generatingNewAPIKey|newAccountCreated)/

test('nobody is addressed by «du» or あなた', () => {
  const said = (payloads: Texts, own: Texts) =>
    textsOf(payloads)
      .filter(([name]) => !UNUSED.test(name))
      .map(([name, text]) => [name, new Map(textsOf(own)).get(name) ?? text])
  const informal = said(de.translations as Texts, PAYLOADS_OWN.de).filter(([, text]) =>
    /\b(du|dir|dich|deine?[mnrs]?)\b/i.test(text ?? ''),
  )
  expect(informal).toEqual([])
  const plain = said(ja.translations as Texts, PAYLOADS_OWN.ja).filter(([, text]) =>
    /あなた/.test(text ?? ''),
  )
  expect(plain).toEqual([])
})
