import { readdirSync } from 'node:fs'
import { contentTexts } from '@seed/content'
import * as things from '@seed/content/catalogue'
import type { ContentTexts } from '@seed/content/texts'
import { catalogue } from '@seed/rows/catalogue'
import { genericRoutes } from '@seed/rows/generic-routes'
import { descriptionProblem, shownTitle, titleProblem } from '@tests/support/titles'
import { describe, expect, test } from 'vitest'
import { addressBook } from '@/site/address-book'
import { LOCALES } from '@/site/locale'
import type { PageRef } from '@/site/page'
import { pageAt } from '@/site/page-match'
import { DEFAULT_HOSTS } from '@/site/sites'

const withPage = catalogue.filter(({ url }) => url !== '')
const productRoutes = new Set(withPage.map(({ route }) => route))
const guideRoutes = new Set(
  withPage
    .filter(({ line, prod_type }) => line === 'video' && prod_type === 'single')
    .map(({ route }) => route),
)

const expected: Record<keyof ContentTexts, string[]> = {
  authors: [...things.authors],
  categories: things.categories.map(({ uid }) => uid),
  articles: things.articles.map(({ number }) => String(number)),
  guides: [...guideRoutes],
  reviews: things.reviews.map(({ number }) => String(number)),
  bestLists: [...things.bestLists],
  releases: things.releases.map(({ application, version }) => `${application} ${version}`),
  legal: things.legal.map(({ key }) => key),
  pages: things.pages.map(({ route }) => route),
  faq: things.faq.map(({ key }) => key),
}
const languages = Object.entries(contentTexts)

const book = addressBook({
  hosts: DEFAULT_HOSTS,
  products: withPage.map(({ route, url }) => ({ route, url, aliases: [] })),
  genericRoutes: genericRoutes.map(({ route, generic_route }) => ({ route, genericRoute: generic_route })),
  redirects: [],
  guides: [...guideRoutes],
})
const numbered: Partial<Record<PageRef['family'], string[]>> = {
  article: expected.articles,
  'movie-downloader': things.articles.flatMap(each => (each.about_title ? [String(each.number)] : [])),
  review: expected.reviews,
  author: expected.authors,
  category: expected.categories,
  best: expected.bestLists,
}

function leadsSomewhere(href: string): boolean {
  const segments = href
    .replace(/[?#].*$/, '')
    .split('/')
    .filter(Boolean)
  const found = pageAt(segments, 'com', book) ?? pageAt(segments, 'discover_com', book)
  const [id] = found?.params ?? []
  if (!found || !href.startsWith('/')) return false
  return id === undefined || (numbered[found.family]?.includes(id) ?? true)
}

/** Every text of a value, however deep, with the name of the field that holds it. */
function textsIn(value: unknown, field = ''): { field: string; text: string }[] {
  if (typeof value === 'string') return [{ field, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, Array.isArray(value) ? field : key))
}
const TECHNICAL = new Set(['kind', 'look', 'href', 'route', 'routes'])
const prose = (value: unknown) => textsIn(value).filter(({ field }) => !TECHNICAL.has(field))
const fieldsOf = (value: unknown, ...names: string[]) =>
  textsIn(value)
    .filter(({ field }) => names.includes(field))
    .map(({ text }) => text)
const linksIn = (value: unknown) => [
  ...fieldsOf(value, 'href'),
  ...prose(value).flatMap(({ text }) => [...text.matchAll(/\]\((.+?)\)/g)].map(([, href]) => href ?? '')),
]

const repeated = (texts: readonly string[]) => texts.filter((text, at) => texts.indexOf(text) !== at)
const sentencesOf = (value: unknown) =>
  new Set(prose(value).flatMap(({ text }) => text.split(/(?<=[.?!:;])\s+|(?<=[。？！])/)))
const words = (text: string) => text.split(/\s+/).filter(word => /\p{L}|\p{N}/u.test(word)).length

test.each(Object.entries(expected))('all %s are written in English, and nothing else is', (kind, keys) => {
  const written = Object.entries(contentTexts.en).find(([name]) => name === kind)?.[1] ?? {}
  expect(Object.keys(written).sort()).toEqual([...keys].sort())
})

test('content is written in every language of the shop', () => {
  expect(Object.keys(contentTexts).sort()).toEqual([...LOCALES].sort())
})

test('the texts of every language lie in files of the same names', () => {
  const filesOf = (locale: string) =>
    readdirSync(new URL(`../../seed/content/${locale}`, import.meta.url), {
      recursive: true,
      encoding: 'utf8',
    }).sort()
  for (const locale of LOCALES) expect(filesOf(locale), locale).toEqual(filesOf('en'))
})

test('every kind of content is known', () => {
  expect(Object.keys(contentTexts.en).sort()).toEqual(Object.keys(expected).sort())
})

describe.each(languages)('in %s', (locale, content) => {
  const half = locale === 'ja' || locale === 'zh' ? 2 : 1

  test.each(Object.entries(content))('%s speak only of things that English has', (kind, texts) => {
    const known = Object.entries(expected).find(([name]) => name === kind)?.[1] ?? []
    expect(Object.keys(texts).filter(key => !known.includes(key))).toEqual([])
  })

  test('everything is written', () => {
    const missing = Object.entries(expected).flatMap(([kind, keys]) => {
      const texts = Object.entries(content).find(([name]) => name === kind)?.[1] ?? {}
      return keys.filter(key => !(key in texts)).map(key => `${kind} ${key}`)
    })
    expect(missing).toEqual([])
  })

  test('every link leads to a page of the shop or of the review site', () => {
    expect(linksIn(content).filter(href => !leadsSomewhere(href))).toEqual([])
  })

  test('every product that is named has a page', () => {
    expect(fieldsOf(content, 'route', 'routes').filter(route => !productRoutes.has(route))).toEqual([])
  })

  test('what search engines show keeps to its lengths', () => {
    expect(fieldsOf(content, 'meta_title').filter(text => titleProblem(shownTitle(text)))).toEqual([])
    const descriptions = fieldsOf(content, 'meta_description')
    expect(descriptions.filter(text => descriptionProblem(text, locale))).toEqual([])
  })

  test('no two pages show the same in search engines', () => {
    expect(repeated(fieldsOf(content, 'meta_title'))).toEqual([])
    expect(repeated(fieldsOf(content, 'meta_description'))).toEqual([])
  })

  test('no text is empty, shouts or is set with typewriter quotes', () => {
    const bad = prose(content).filter(({ text }) => text.trim() === '' || /[!！"'`]/.test(text))
    expect(bad).toEqual([])
  })

  test('no guide repeats what two others say', () => {
    const guides = Object.values(content.guides ?? {})
    const all = guides.flatMap(guide =>
      [...sentencesOf(guide)].filter(sentence => sentence.length > 40 / half),
    )
    expect(all.filter(sentence => all.filter(other => other === sentence).length > 2)).toEqual([])
    expect(
      repeated(
        fieldsOf(
          guides.map(({ title, intro }) => ({ title, intro })),
          'title',
          'intro',
        ),
      ),
    ).toEqual([])
  })

  test('guides have four to six steps, and two to five hints and questions', () => {
    const misshapen = Object.entries(content.guides ?? {}).filter(
      ([, { steps, hints, questions }]) =>
        steps.length < 4 ||
        steps.length > 6 ||
        [hints, questions].some(({ length }) => length < 2 || length > 5),
    )
    expect(misshapen.map(([route]) => route)).toEqual([])
  })

  test('best lists have four to six entries', () => {
    const lengths = Object.values(content.bestLists ?? {}).map(({ entries }) => entries.length)
    expect(lengths.filter(length => length < 4 || length > 6)).toEqual([])
  })
})

test('an English legal text has 250 to 500 words', () => {
  const lengths = Object.entries(contentTexts.en.legal).map(([key, { body }]) => ({
    key,
    words: words(body),
  }))
  expect(lengths.filter(legal => legal.words < 250 || legal.words > 500)).toEqual([])
})

test('an English review says in its first sentence who wrote it', () => {
  const silent = Object.values(contentTexts.en.reviews).filter(
    ({ summary, body }) => ![summary, body].every(text => /makers/.test(text.split(/(?<=\.)\s/)[0] ?? '')),
  )
  expect(silent.map(({ title }) => title)).toEqual([])
})
