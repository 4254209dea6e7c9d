import { contentTexts } from '@seed/content'
import * as things from '@seed/content/catalogue'
import { likeness, piecesOf, shinglesOf as runsOf } from '@tests/support/likeness'
import { describe, expect, test } from 'vitest'
import type { PricingLocale } from '@/pricing/vocabulary'
import { LOCALES } from '@/site/locale'
import { widthOf } from '@/site/width'

/** The least that an article has: words, or characters where no space parts words. */
const SHORTEST: Record<PricingLocale, number> = {
  en: 900,
  ja: 1800,
  de: 900,
  es: 900,
  it: 900,
  fr: 900,
  zh: 1500,
}
const MOST_ALIKE = 0.15

const numbers = things.articles.map(({ number }) => String(number))
const articlesOf = (locale: PricingLocale) => Object.entries(contentTexts[locale]?.articles ?? {})
const plain = (body: string) => body.replace(/\]\(.+?\)/g, '').replace(/[*[\]]|^#+ |^- /gm, '')
const shinglesOf = (locale: PricingLocale, body: string) =>
  runsOf(locale, plain(body), { words: 5, characters: 10 })

describe.each(LOCALES)('in %s', locale => {
  const articles = articlesOf(locale)

  test('every article is written', () => {
    expect(articles.map(([number]) => number)).toEqual(numbers)
  })

  test(`none is shorter than ${SHORTEST[locale]}`, () => {
    const lengths = articles.map(([number, { body }]) => ({
      number,
      length: piecesOf(locale, plain(body)).length,
    }))
    expect(lengths.filter(({ length }) => length < SHORTEST[locale])).toEqual([])
  })

  test('each has at least three headings', () => {
    const headings = (body: string) => body.match(/^## /gm)?.length ?? 0
    expect(articles.filter(([, { body }]) => headings(body) < 3).map(([number]) => number)).toEqual([])
  })

  test('each leads to another page of the shop', () => {
    expect(articles.filter(([, { body }]) => !/\]\(\//.test(body)).map(([number]) => number)).toEqual([])
  })

  test('headlines and descriptions fit the lists that they stand in', () => {
    const misfits = articles.flatMap(([number, text]) =>
      [
        ...[text.title].filter(title => widthOf(title) < 25 || widthOf(title) > 60),
        ...[text.summary, text.meta_description].filter(description => widthOf(description) > 160),
      ].map(words => ({ number, words, width: widthOf(words) })),
    )
    expect(misfits).toEqual([])
  })

  test('no two say the same in the same words', () => {
    const shingles = articles.map(([number, { body }]) => ({ number, shingles: shinglesOf(locale, body) }))
    const pairs = shingles.flatMap((one, index) =>
      shingles.slice(index + 1).map(other => ({
        pair: `${one.number} and ${other.number}`,
        likeness: likeness(one.shingles, other.shingles),
      })),
    )
    expect(pairs.filter(pair => pair.likeness > MOST_ALIKE)).toEqual([])
  })
})

test.each(['en', 'ja'] as const)(
  'an article of %s of which three quarters are copied would be found',
  locale => {
    const [first, second] = articlesOf(locale).map(([, { body }]) => body)
    if (!first || !second) throw new Error('two articles are needed')
    const copied = first.slice(0, Math.round(first.length * 0.75)) + second.slice(0, 300)
    expect(likeness(shinglesOf(locale, first), shinglesOf(locale, copied))).toBeGreaterThan(MOST_ALIKE)
  },
)
