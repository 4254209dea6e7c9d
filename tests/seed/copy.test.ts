import { pageTexts } from '@seed/copy'
import type { PageText } from '@seed/copy/text'
import { productPages } from '@seed/rows/product-pages'
import { descriptionProblem, shownTitle, titleProblem } from '@tests/support/titles'
import { describe, expect, test } from 'vitest'
import type { PricingLocale } from '@/pricing/vocabulary'

const routes = productPages.map(({ route }) => route)
const isWritten = (entry: [string, unknown]): entry is [PricingLocale, Record<string, PageText>] =>
  entry[1] !== undefined
const languages = Object.entries(pageTexts).filter(isWritten)

const passagesOf = ({ steps, features, questions }: PageText): string[] => [
  ...[...steps, ...features].flatMap(({ title, text }) => [title, text]),
  ...questions.flatMap(({ question, answer }) => [question, answer]),
]
const textsOf = (page: PageText): string[] => [
  page.headline,
  page.promise,
  ...passagesOf(page),
  page.meta_title,
  page.meta_description,
]

/** How long a page is without its meta texts, and how long it must be: in words, or in characters where nothing stands between words. */
function lengthOf(locale: PricingLocale, page: PageText): { length: number; least: number } {
  const own = [page.headline, page.promise, ...passagesOf(page)].join(' ')
  return locale === 'ja' || locale === 'zh'
    ? { length: own.replace(/\s/g, '').length, least: 600 }
    : { length: own.split(/\s+/).length, least: 250 }
}

const sentencesOf = (page: PageText): Set<string> =>
  new Set(textsOf(page).flatMap(text => text.split(/(?<=[.?!:;])\s+|(?<=[。？！])/).map(part => part.trim())))

/** The texts that stand on more pages than `most`, with their pages. */
function repeated(
  pages: Record<string, PageText>,
  parts: (page: PageText) => Iterable<string>,
  most: number,
) {
  const where = new Map<string, string[]>()
  for (const [route, page] of Object.entries(pages)) {
    for (const part of parts(page)) where.set(part, [...(where.get(part) ?? []), route])
  }
  return [...where].filter(([, found]) => found.length > most)
}

test('there are product pages, each once', () => {
  expect(routes.length).toBeGreaterThanOrEqual(92)
  expect(new Set(routes).size).toBe(routes.length)
})

test('every page has English texts', () => {
  expect(routes.filter(route => !pageTexts.en?.[route])).toEqual([])
})

test.each(languages)('in %s every page says enough of its own', (locale, pages) => {
  const thin = Object.entries(pages)
    .map(([route, page]) => ({ route, ...lengthOf(locale, page) }))
    .filter(({ length, least }) => length < least)
  expect(thin).toEqual([])
})

describe.each(languages)('in %s', (locale, pages) => {
  test.each(Object.entries(pages))('%s keeps to the lengths', (route, page) => {
    expect(routes).toContain(route)
    expect(page.headline.length).toBeLessThanOrEqual(60)
    expect(titleProblem(shownTitle(page.meta_title))).toBeUndefined()
    expect(descriptionProblem(page.meta_description, locale)).toBeUndefined()
    expect(page.steps).toHaveLength(3)
    expect(page.features.length).toBeGreaterThanOrEqual(4)
    expect(page.features.length).toBeLessThanOrEqual(7)
    expect(page.questions.length).toBeGreaterThanOrEqual(3)
    expect(page.questions.length).toBeLessThanOrEqual(7)
  })

  test('no text is empty, shouts or is set with typewriter quotes', () => {
    const bad = Object.values(pages)
      .flatMap(textsOf)
      .filter(text => text.trim() === '' || text !== text.trim() || /[!！"']/.test(text))
    expect(bad).toEqual([])
  })

  test('no sentence of more than 40 characters stands on more than two pages', () => {
    const long = (page: PageText) => [...sentencesOf(page)].filter(sentence => sentence.length > 40)
    expect(repeated(pages, long, 2)).toEqual([])
  })

  test('no two pages share a headline, a promise or what search engines show', () => {
    const own = (page: PageText) => [page.headline, page.promise, page.meta_title, page.meta_description]
    expect(repeated(pages, own, 1)).toEqual([])
  })

  test('no two pages share more than two sentences', () => {
    const all = Object.entries(pages).map(([route, page]) => ({ route, sentences: sentencesOf(page) }))
    const alike = all.flatMap(({ route, sentences }, index) =>
      all
        .slice(index + 1)
        .filter(other => [...sentences].filter(sentence => other.sentences.has(sentence)).length > 2)
        .map(other => `${route} and ${other.route}`),
    )
    expect(alike).toEqual([])
  })
})
