import { shownProduct } from '@tests/support/shown-product'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ProductTemplate } from '@/components/templates/product'
import type { ShownReview, ShownReviews } from '@/server/customer-reviews/shown'
import { LOCALES, type Locale } from '@/site/locale'
import { translator } from '@/site/messages'

const AT = Date.UTC(2026, 10, 3)

const review = (id: string, change: Partial<ShownReview> = {}): ShownReview => ({
  ...{ id, stars: 4, title: '', text: `Text of ${id}`, name: 'Ada', locale: 'en', answer: '', at: AT },
  ...change,
})

const reviews = (...newest: ShownReview[]): ShownReviews => ({
  ...{ count: newest.length, average: 4.6, spread: { 1: 0, 2: 1, 3: 0, 4: 1, 5: 3 }, newest },
})

const pageOf = (shown: ShownReviews | undefined, locale: Locale = 'en'): string =>
  renderToStaticMarkup(
    createElement(ProductTemplate, { shown: shownProduct('netflix_downloader', locale, { reviews: shown }) }),
  )

const sectionOf = (html: string): string =>
  /<section id="customer-reviews".*?<\/section>/s.exec(html)?.[0] ?? ''
const wordsOf = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('&#x27;', '’')

test('a page says nothing of reviews where there are none', () => {
  const html = pageOf(undefined)
  expect(html).not.toContain('customer-reviews')
  expect(html).not.toContain('data-rating')
})

const LINES: Record<Locale, string> = {
  en: '4.6 of 5 · 1,200 reviews',
  de: '4,6 von 5 · 1.200 Bewertungen',
  ja: '5点中4.6点 · レビュー1,200件',
  zh: '4.6 分（满分 5 分） · 1,200 条评价',
  es: '4,6 de 5 · 1200 opiniones',
  it: '4,6 su 5 · 1200 recensioni',
  fr: '4,6 sur 5 · 1 200 avis',
}

test.each(LOCALES)(
  'in %s the first screen leads to them, and the section says how they are checked',
  locale => {
    const html = pageOf({ ...reviews(review('one')), count: 1_200 }, locale)
    const line = /<a href="#customer-reviews"[^>]*>.*?<\/a>/s.exec(html)?.[0] ?? ''
    expect(wordsOf(line).trim()).toBe(LINES[locale])
    const t = translator(locale, 'customerReviews')
    const section = wordsOf(sectionOf(html))
    expect(section).toContain(t('title'))
    expect(section).toContain(t('checked', { name: 'netflix_downloader' }))
    for (const count of [1, 2, 3, 4, 5]) expect(section).toContain(t('stars', { count }))
  },
)

test('one review is told as one', () => {
  expect(wordsOf(pageOf({ ...reviews(review('one')), average: 5 }))).toContain('5.0 of 5 · 1 review ')
})

test('a review in another language is marked and says in which it is', () => {
  const foreign = review('one', { locale: 'de', title: 'Gut', answer: 'Danke', name: '' })
  const section = sectionOf(pageOf(reviews(foreign, review('two'))))
  expect(section.match(/lang="de"/g)).toHaveLength(3)
  expect(wordsOf(section)).toContain('A customer November 3, 2026 In German')
  expect(wordsOf(section)).toContain('Ada November 3, 2026 Text of two')
  expect(sectionOf(pageOf(reviews(foreign), 'fr'))).toContain('En allemand')
})

test('four stand there, the others behind one line, and it says what is not there', () => {
  const many = Array.from({ length: 30 }, (_, at) => review(`${at}`))
  const section = sectionOf(pageOf({ ...reviews(...many), count: 31 }))
  const [open = '', folded = ''] = section.split('<details')
  expect(open.match(/<article/g)).toHaveLength(4)
  expect(folded.match(/<article/g)).toHaveLength(26)
  expect(wordsOf(folded)).toContain('26 more reviews')
  expect(wordsOf(folded)).toContain('Read all 31 reviews')
  expect(section).not.toContain('<script')
})
