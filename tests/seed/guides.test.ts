import { contentTexts } from '@seed/content'
import type { ContentTexts } from '@seed/content/texts'
import { likeness, piecesOf, shinglesOf } from '@tests/support/likeness'
import { describe, expect, test } from 'vitest'
import type { Locale } from '@/site/locale'

/** The least that a guide has: words, or characters where no space parts words. */
const SHORTEST: Record<Locale, number> = { en: 500, de: 500, fr: 500, es: 500, it: 500, ja: 1200, zh: 1200 }
const MOST_ALIKE = 0.15
const RUN = { words: 4, characters: 6 }

type Guide = ContentTexts['guides'][string]

const written = Object.entries(SHORTEST) as [Locale, number][]
const guidesOf = (locale: Locale) => Object.entries(contentTexts[locale]?.guides ?? {})

const ownCopy = ({ title, intro, steps, hints, questions }: Guide): string =>
  [
    title,
    intro,
    ...[...steps, ...hints].flatMap(passage => [passage.title, passage.text]),
    ...questions.flatMap(({ question, answer }) => [question, answer]),
  ].join(' ')
const shapeOf = ({ steps, hints, questions }: Guide): number[] => [
  steps.length,
  hints.length,
  questions.length,
]

describe.each(written)('in %s', (locale, shortest) => {
  const guides = guidesOf(locale)

  test(`none is shorter than ${shortest}`, () => {
    const lengths = guides.map(([route, guide]) => ({
      route,
      length: piecesOf(locale, ownCopy(guide)).length,
    }))
    expect(lengths.filter(({ length }) => length < shortest)).toEqual([])
  })

  test('each tells as many steps, hints and questions as in English', () => {
    const shapes = guides.map(([route, guide]) => [route, shapeOf(guide)])
    const english = guidesOf('en').map(([route, guide]) => [route, shapeOf(guide)])
    expect(Object.fromEntries(shapes)).toEqual(Object.fromEntries(english))
  })

  test('no two say the same in the same words', () => {
    const all = guides.map(([route, guide]) => ({
      route,
      shingles: shinglesOf(locale, ownCopy(guide), RUN),
    }))
    const pairs = all.flatMap((one, index) =>
      all.slice(index + 1).map(other => ({
        pair: `${one.route} and ${other.route}`,
        likeness: likeness(one.shingles, other.shingles),
      })),
    )
    expect(pairs.length).toBeGreaterThan(1000)
    expect(pairs.filter(pair => pair.likeness > MOST_ALIKE)).toEqual([])
  })
})
