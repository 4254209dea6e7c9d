import { createTranslator } from 'use-intl/core'
import { describe, expect, test } from 'vitest'
import { COUPON_REFUSALS } from '@/pricing'
import { OFF_TYPES, PLANS } from '@/pricing/vocabulary'
import { LOCALES } from '@/site/locale'
import { MESSAGES, translator } from '@/site/messages'

type Tree = { [key: string]: string | Tree }

/** 'plans.name.LFT' → its text, for every text of a language. */
function textsOf(tree: Tree, prefix = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : textsOf(value, `${prefix}${key}.`),
  )
}

const tagsOf = (text: string) =>
  [...new Set([...text.matchAll(/<(\w+)>/g)].map(match => match[1] ?? ''))].sort()

const MISSING = /variable "(\w+)" was not provided/

/** A text as it is said for a count, with the names of the values that it asked for. */
function sayFor(locale: string, text: string, count: number): { said: string; asked: string[] } {
  const tags = Object.fromEntries(tagsOf(text).map(tag => [tag, (inner: string) => inner]))
  const values: Record<string, number> = {}
  for (;;) {
    try {
      return { said: say(locale, text, { ...values, ...tags }), asked: Object.keys(values).sort() }
    } catch (error) {
      const name = MISSING.exec(String(error))?.[1]
      if (name === undefined) throw error
      values[name] = count
    }
  }
}

function say(
  locale: string,
  text: string,
  values: Record<string, number | ((inner: string) => string)>,
): string {
  const onError = (error: Error) => {
    throw error
  }
  const speak = createTranslator({ locale, messages: { text }, timeZone: 'UTC', onError })
  return speak.markup('text', { placeholder: 0, ...values })
}

/** The values that a text asks for, in whatever branch of a plural. */
function placeholdersOf(locale: string, text: string): string[] {
  const asked = COUNTS.flatMap(count => sayFor(locale, text, count).asked)
  return [...new Set(asked)].sort()
}

const COUNTS = [0, 1, 2, 5, 21]
const ENGLISH = new Map(textsOf(MESSAGES.en))

describe.each(LOCALES)('the texts in %s', locale => {
  const texts = new Map(textsOf(MESSAGES[locale]))

  test('are those of English, no more and no fewer', () => {
    expect([...texts.keys()].sort()).toEqual([...ENGLISH.keys()].sort())
  })

  test('take the same values and tags as in English', () => {
    for (const [key, text] of texts) {
      const english = ENGLISH.get(key) ?? ''
      expect(placeholdersOf(locale, text), key).toEqual(placeholdersOf('en', english))
      expect(tagsOf(text), key).toEqual(tagsOf(english))
    }
  })

  test('are written: none is empty, padded or left to do', () => {
    for (const [key, text] of texts) {
      expect(text.trim(), key).toBe(text)
      expect(text, key).not.toMatch(/^$|\bTODO\b|FIXME|[Ll]orem ipsum/)
    }
  })

  test('can be said for none, one and many, with every value in its place', () => {
    for (const [key, text] of texts)
      for (const count of COUNTS) {
        const { said, asked } = sayFor(locale, text, count)
        expect(said, key).not.toMatch(/[{}]/)
        if (asked.length > 0 && !text.includes('{count, plural')) expect(said, key).toContain(String(count))
      }
  })

  test('use typographic apostrophes, which are no quotes to the message format', () => {
    for (const [key, text] of texts) expect(text, key).not.toContain("'")
  })
})

test('French keeps its double punctuation on the line of the word before', () => {
  const symbols = /\? \* : " < > \| \\ \/ & !|@ \$ ! % \* \? &/g
  for (const [key, text] of textsOf(MESSAGES.fr)) {
    const { said } = sayFor('fr', text, 2)
    expect(said.replace(symbols, ''), key).not.toMatch(/[\p{L}\p{N}»)][ ]?[:;!?](?!\S)/u)
  }
})

test('German and French quote in their own way', () => {
  for (const [key, text] of textsOf(MESSAGES.de)) expect(text, key).not.toMatch(/“[^“]*”/)
  for (const [key, text] of textsOf(MESSAGES.fr)) expect(text, key).not.toMatch(/[“”]|«[^\u00a0\u202f]/)
})

test('a text is said in the visitor’s language with its values', () => {
  expect(translator('en', 'notFound')('title')).toBe('This page could not be found.')
  expect(translator('de', 'refusals')('expired', { code: 'BF_LFT' })).toBe(
    'Der Gutschein „BF_LFT“ ist abgelaufen.',
  )
  expect(translator('en', 'plans')('seats', { count: 1 })).toBe('1\u00A0computer')
  expect(translator('en', 'plans')('seats', { count: 3 })).toBe('3\u00A0computers')
  expect(translator('ja', 'plans')('seats', { count: 3 })).toBe('パソコン3台')
  expect(translator('es', 'offers')('8', { count: 1 })).toContain('1 producto de vídeo con licencia')
  expect(translator('fr', 'offers')('8', { count: 2 })).toContain('2 produits vidéo')
  expect(translator('en', 'plans')('save', { percent: 20 })).toBe('You save 20%')
})

test('every offType, plan and refusal of a coupon has its words', () => {
  for (const refusal of COUPON_REFUSALS)
    expect(translator('en', 'refusals')(refusal, { code: 'BF_LFT' })).toContain('“BF_LFT”')
  for (const offType of OFF_TYPES)
    expect(translator('en', 'offers')(`${offType}`, { count: 2 })).toMatch(/\.$/)
  for (const plan of PLANS) {
    expect(translator('de', 'plans')(`name.${plan}`)).not.toBe('')
    expect(translator('de', 'plans')(`billing.${plan}`)).not.toBe('')
  }
})

test('a text without a value that it needs is not said at all', () => {
  expect(() => translator('en', 'refusals')('expired')).toThrow('code')
})
