import { guestVisit } from '@tests/support/guest'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ReviewCards } from '@/components/content/review-cards'
import { AuthorBox } from '@/components/review/author-box'
import { Comparison } from '@/components/review/comparison'
import { ProductBox } from '@/components/review/product-box'
import { Scores } from '@/components/review/scores'
import { Verdict } from '@/components/review/verdict'
import type { ComparedProduct } from '@/server/catalogue/reviewed/compared-products'
import { LOCALES, type Locale } from '@/site/locale'
import { translator } from '@/site/messages'

const suite: ComparedProduct = {
  route: 'all_in_one_video_suite',
  sold: 'all_in_one_video_suite',
  name: 'Video All-in-One',
  partOf: undefined,
  service: 'Video All-in-One',
  href: '/all-in-one-video-suite',
  icon: undefined,
  line: 'video',
  type: 'all_in_one',
  holds: 44,
  products: 44,
  hasTrial: true,
  region: 'global',
  systems: ['win', 'mac'],
  isCovered: false,
  pairs: [],
  price: {
    currency: 'USD',
    from: 6_990,
    fromPlan: '1M',
    main: 29_990,
    mainList: 39_990,
    mainBasis: 'list',
    mainPlan: 'LFT',
    isBeforeCredit: false,
  },
}
const tool: ComparedProduct = { ...suite, route: 'm3u8_downloader', name: 'A tool', products: undefined }

const review = {
  number: 201,
  route: suite.route,
  icon: undefined,
  language: 'en' as const,
  title: 'A title',
  summary: 'A summary',
  published: 0,
  verdict: 'One license for many.',
  suits: 'Who watches a lot.',
  suitsNot: 'Who watches little.',
  likes: ['One key'],
  dislikes: ['Two systems'],
  body: null,
  author: { key: 'video-desk', name: 'Video desk', lang: undefined, portrait: undefined },
  category: undefined,
  minutes: 3,
  metaTitle: undefined,
  metaDescription: undefined,
  metaKeywords: undefined,
}

const verdictIn = (locale: Locale, more: Partial<typeof review> = {}) =>
  renderToStaticMarkup(createElement(Verdict, { review: { ...review, ...more }, locale, lang: undefined }))

test.each(LOCALES)(
  'in %s the box says the verdict, for whom and for whom not, and whose product it is',
  locale => {
    const html = verdictIn(locale)
    for (const said of [review.verdict, review.suits, review.suitsNot, 'One key', 'Two systems'])
      expect(html).toContain(said)
    expect(html).toContain(translator(locale, 'review')('makers'))
  },
)

test('what nobody wrote has no heading', () => {
  const html = verdictIn('en', { verdict: '', suits: '', suitsNot: '' })
  expect(html).not.toContain('For whom')
  expect(html).toContain('What it does well')
})

test.each(LOCALES)('in %s each score stands beside its number and its rule', locale => {
  const scores = [
    { of: 'products', points: 8, value: 44 },
    { of: 'perProduct', points: 10, value: 682 },
  ] as const
  const html = renderToStaticMarkup(createElement(Scores, { product: suite, scores, locale }))
  const t = translator(locale, 'review')
  expect(html).toContain(t('scores.points', { points: 8, most: 10 }))
  expect(html).toContain(t('scores.fact.products', { count: 44 }))
  expect(html).toContain(t('scores.rule.products'))
  expect(html).toContain('--level:0.8')
  expect(html).not.toContain(t('scores.of.start'))
})

test('the comparison names each product once, with what it costs today, and marks the one reviewed', () => {
  const props = { products: [suite, tool], locale: 'en', own: suite.route } as const
  const html = renderToStaticMarkup(createElement(Comparison, props))
  expect(html.match(/<th scope="row"/g)).toHaveLength(2)
  expect(html.match(/bg-accent\/8/g)).toHaveLength(1)
  expect(html).toContain('$69.90')
  expect(html).toContain('$299.90')
  expect(html).toContain('not tied to a service')
})

test('the heading of the comparison is said once', () => {
  const html = renderToStaticMarkup(createElement(Comparison, { products: [suite], locale: 'en' }))
  expect(html.split(translator('en', 'review')('compare.title'))).toHaveLength(2)
})

test('each price compared says what plan it buys', () => {
  const html = renderToStaticMarkup(createElement(Comparison, { products: [suite], locale: 'en' }))
  const words = html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
  expect(words).toContain('Lowest price $69.90 1 month')
  expect(words).toContain('Recommended plan $299.90 Lifetime')
})

test('where columns have no room, each value is named beside it, and it is read as a table all the same', () => {
  const html = renderToStaticMarkup(createElement(Comparison, { products: [suite, tool], locale: 'en' }))
  expect(html.match(/<tr/g)).toHaveLength(3)
  expect(html.match(/<th scope="col"/g)).toHaveLength(6)
  expect(html.match(/<td[^>]*><span aria-hidden="true"[^>]*lg:hidden">/g)).toHaveLength(10)
  expect(html).not.toContain('scrolls-aside')
})

test.each(LOCALES)('in %s the comparison says of a number that it counts products', locale => {
  const one = { ...suite, route: 'netflix_downloader', products: 1 }
  const html = renderToStaticMarkup(createElement(Comparison, { products: [suite, one], locale }))
  const t = translator(locale, 'review')
  for (const count of [1, 44]) expect(html).toContain(`>${t('scores.fact.products', { count })}</span></td>`)
})

test('what nobody can try first has no trial to tell', () => {
  const upgrade = { ...suite, route: 'an_upgrade', hasTrial: false }
  const told = translator('en', 'review')('compare.trial')
  const shown = (products: ComparedProduct[]) =>
    renderToStaticMarkup(createElement(Comparison, { products, locale: 'en' }))
  expect(shown([suite, tool])).toContain(`>${told}</span></td>`)
  expect(shown([upgrade])).not.toContain(`>${told}</span></td>`)
  const box = (product: ComparedProduct) =>
    renderToStaticMarkup(createElement(ProductBox, { product, locale: 'en' }))
  expect(box(suite)).toContain(`<li>${told}</li>`)
  expect(box(upgrade)).not.toContain(`<li>${told}</li>`)
})

test('the product stands beside its review at the price of now, and as our own', () => {
  const html = renderToStaticMarkup(createElement(ProductBox, { product: suite, locale: 'en' }))
  expect(html).toContain('$299.90')
  expect(html).toContain('$399.90')
  expect(html).toContain('We make this product')
  expect(html).toContain('href="/all-in-one-video-suite"')
})

test('the desk that wrote it is introduced, in its own language where nobody translated it', () => {
  const author = {
    key: 'video-desk',
    name: 'Video desk',
    text: 'It tests.',
    portrait: undefined,
    lang: { name: 'en', text: 'en' },
  }
  const html = renderToStaticMarkup(
    createElement(AuthorBox, { author, href: '/author/video-desk', locale: 'de' }),
  )
  expect(html).toContain('<span lang="en">Video desk</span>')
  expect(html).toContain('<p lang="en"')
  expect(html).toContain('href="/author/video-desk"')
})

test('a review in a list names what it is about and what that costs, while it is on sale', () => {
  const cards = (products: ComparedProduct[]) =>
    renderToStaticMarkup(
      createElement(ReviewCards, { reviews: [review], products, visit: guestVisit('en', 'discover_com') }),
    )
  expect(cards([tool, suite])).toContain(
    'All-in-One</span></span><span class="tabular-nums">from $69.90 for a month',
  )
  expect(cards([tool])).not.toContain('from $')
})
