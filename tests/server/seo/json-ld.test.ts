import { freshDatabase } from '@tests/support/database'
import { guestVisit } from '@tests/support/guest'
import { seededBook } from '@tests/support/seeded-book'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { JsonLd } from '@/components/layout/json-ld'
import { copyOf } from '@/components/product/copy'
import { GuideTemplate } from '@/components/templates/guide'
import { ProductTemplate } from '@/components/templates/product'
import { DECIMALS, formatMoney, isQuoteError, planList } from '@/pricing'
import { LEGAL } from '@/site/families'
import { LOCALES, type Locale } from '@/site/locale'
import type { Visit } from '@/site/visit'
import { openCms } from '../../../scripts/shop/cms'

vi.mock('next/headers', async () => (await import('@tests/support/guest')).guestRequest())

const db = await freshDatabase()
await openCms()
const server = {
  content: {
    ...(await import('@/server/content/guides')),
    ...(await import('@/server/content/articles')),
    ...(await import('@/server/content/reviews')),
    ...(await import('@/server/content/categories')),
    ...(await import('@/server/content/legal')),
  },
  data: await import('@/server/seo/json-ld/things'),
  page: await import('@/server/catalogue/product-page'),
  place: await import('@/server/addresses/site-context'),
}

type Node = Record<string, unknown>
type Rendered = { html: string; things: Node[] }

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null
const nodesOf = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : [])
const ofType = (things: readonly Node[], type: string) => things.filter(thing => thing['@type'] === type)

/** What a program reads out of a page. */
function thingsIn(html: string): Node[] {
  const text = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1]
  const read: unknown = JSON.parse(text ?? '{}')
  return isNode(read) ? nodesOf(read['@graph']) : []
}

/** A product page as a visitor gets it. */
async function productHtml(visit: Visit, route: string): Promise<Rendered> {
  const shown = await server.page.productPage(visit, route)
  if (!shown) throw new Error(`${route} has no page`)
  const words = copyOf(shown.copy, shown.name, visit.locale)
  const things = server.data.productJsonLd(shown, words, server.place.siteContextOf(visit))
  const html = renderToStaticMarkup(
    createElement('div', null, createElement(JsonLd, { things }), createElement(ProductTemplate, { shown })),
  )
  return { html, things: thingsIn(html) }
}

const offersIn = (things: readonly Node[]) => nodesOf(ofType(things, 'SoftwareApplication')[0]?.offers)
const book = seededBook()

/** What the engine charges a guest of the seeded shop, plan by plan. */
function charged({ at, site, locale, country, os }: Visit, route: string) {
  const offers = planList(book, {
    ...{ at, site, locale, country, os, route },
    ...{ coupon: null, payer: 'sandbox' as const, owned: [] },
  })
  return isQuoteError(offers) ? [] : offers.plans.map(({ quote }) => quote)
}

const SOLD = ['netflix_downloader', 'spotify_converter', 'video_ai', 'all_in_one_video_suite']

test.each(LOCALES)(
  'in %s programs read the price that a visitor sees and the checkout charges',
  async locale => {
    for (const route of SOLD) {
      const visit = guestVisit(locale)
      const { html, things } = await productHtml(visit, route)
      const quotes = charged(visit, route)
      expect(quotes.length, route).toBeGreaterThan(0)
      expect(offersIn(things).map(({ price, priceCurrency }) => [Number(price), priceCurrency])).toEqual(
        quotes.map(({ price, currency }) => [price / 10 ** DECIMALS[currency], currency]),
      )
      const text = html.replace(/<script.*?<\/script>/s, '')
      for (const { price, currency } of quotes) expect(text).toContain(formatMoney(price, currency, locale))
      expect(text.match(/name="plan"/g)).toHaveLength(quotes.length)
    }
  },
)

test('a price has the decimals of its currency', async () => {
  const priceIn = async (locale: Locale) =>
    offersIn((await productHtml(guestVisit(locale), 'netflix_downloader')).things).map(({ price }) => price)
  for (const price of await priceIn('en')) expect(price).toMatch(/^\d+\.\d\d$/)
  for (const price of await priceIn('ja')) expect(price).toMatch(/^\d+$/)
})

test('a withdrawn product and one that only owners may buy have no offers', async () => {
  for (const route of ['now_tv_downloader', 'video_pro_future']) {
    const { things } = await productHtml(guestVisit('en'), route)
    expect(ofType(things, 'SoftwareApplication')[0], route).not.toHaveProperty('offers')
  }
})

test('a page about a generic product is described under its own name and address', async () => {
  const { things } = await productHtml(guestVisit('de'), 'youtube_downloader')
  const [software] = ofType(things, 'SoftwareApplication')
  expect(software).toMatchObject({ url: 'http://localhost:3000/de/youtube-downloader', inLanguage: 'de' })
  expect(software?.name).toContain('YouTube')
})

test('questions are described where they stand on the page, word for word', async () => {
  for (const locale of ['en', 'ja'] as const) {
    const { html, things } = await productHtml(guestVisit(locale), 'netflix_downloader')
    await expectVisible(html, things)
    const { html: guide, things: described } = await guideHtml(guestVisit(locale), 'netflix_downloader')
    await expectVisible(guide, described)
  }
})

async function guideHtml(visit: Visit, route: string): Promise<Rendered> {
  const guide = await server.content.guide(visit, route)
  if (!guide) throw new Error(`${route} has no guide`)
  const things = server.data.guideJsonLd(guide, server.place.siteContextOf(visit))
  const parts = [
    createElement(JsonLd, { things, key: 1 }),
    createElement(GuideTemplate, {
      guide,
      product: { name: 'A product', icon: undefined, line: 'video' },
      articles: [],
      visit,
      key: 2,
    }),
  ]
  const html = renderToStaticMarkup(createElement('div', null, parts))
  return { html, things: thingsIn(html) }
}

function expectVisible(html: string, things: readonly Node[]) {
  const text = html
    .replace(/<script.*?<\/script>/s, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
  const questions = nodesOf(ofType(things, 'FAQPage')[0]?.mainEntity)
  expect(questions.length).toBeGreaterThan(0)
  for (const { name, acceptedAnswer } of questions) {
    expect(text).toContain(name)
    expect(text).toContain(isNode(acceptedAnswer) ? acceptedAnswer.text : undefined)
  }
}

/** What each kind of thing must say. */
const REQUIRED: Record<string, string[]> = {
  SoftwareApplication: ['name', 'description', 'url', 'image', 'applicationCategory', 'operatingSystem'],
  Offer: ['name', 'price', 'priceCurrency', 'url', 'availability'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  Article: ['headline', 'datePublished', 'dateModified', 'author', 'inLanguage', 'image', 'mainEntityOfPage'],
  HowTo: ['name', 'description', 'step', 'dateModified', 'inLanguage', 'image', 'mainEntityOfPage'],
  HowToStep: ['position', 'name', 'text', 'url'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  Organization: ['name', 'url'],
  WebSite: ['name', 'url', 'inLanguage', 'publisher'],
}

const within = (value: unknown): Node[] => {
  if (Array.isArray(value)) return value.flatMap(within)
  return isNode(value) ? [value, ...Object.values(value).flatMap(within)] : []
}

/** What the pages of every family say of themselves in a language. */
async function everything(locale: Locale): Promise<unknown[]> {
  const [shop, reviews] = [guestVisit(locale), guestVisit(locale, 'discover_com')]
  const [place, there] = [server.place.siteContextOf(shop), server.place.siteContextOf(reviews)]
  const { content, data } = server
  const [written, guide, review, tree] = await Promise.all([
    content.articleCards(shop),
    content.guide(shop, 'netflix_downloader'),
    content.review(reviews, 201),
    content.categoryTree(reviews),
  ])
  const article = await content.article(shop, written[0]?.number ?? 0)
  const legal = await Promise.all(LEGAL.map(key => content.legalPage(shop, key)))
  const products = await Promise.all(
    [...SOLD, 'now_tv_downloader', 'adult_downloader'].map(route => productHtml(shop, route)),
  )
  return [
    data.homeJsonLd(place),
    data.homeJsonLd(there),
    products.map(({ things }) => things),
    article ? [data.articleJsonLd(article, place), data.articleJsonLd(article, there)] : [],
    guide && data.guideJsonLd(guide, place),
    data.guidesJsonLd(place),
    review && data.reviewJsonLd(review, there),
    data.categoryJsonLd(content.wayTo(tree, tree[0]?.children[0]?.uid ?? tree[0]?.uid ?? ''), there),
    data.changelogJsonLd('What is new', 'video_ai', place),
    legal.map((page, index) => page && data.legalJsonLd(page, LEGAL[index] ?? '', place)),
  ]
}

test.each(['en', 'de', 'ja'] as const)('in %s every kind of thing says what it must', async locale => {
  const nodes = within(await everything(locale)).filter(node => typeof node['@type'] === 'string')
  expect(new Set(nodes.map(node => node['@type']))).toEqual(new Set(Object.keys(REQUIRED)))
  for (const node of nodes)
    for (const field of REQUIRED[String(node['@type'])] ?? [])
      expect(node[field], `${String(node['@type'])} ${field}`).toBeTruthy()
})

test('where nobody rated anything, nothing has a rating', async () => {
  const said = within(await everything('en')).flatMap(node => Object.keys(node))
  for (const field of ['aggregateRating', 'review', 'reviews', 'ratingValue'])
    expect(said).not.toContain(field)
})

test('every way to a page starts at the home page and leads over pages that exist', async () => {
  const { addresses } = await import('@/server/addresses/known-addresses')
  const { resolveAddress } = await import('@/site/address')
  const known = await addresses()
  for (const list of within(await everything('de')).filter(node => node['@type'] === 'BreadcrumbList')) {
    const items = nodesOf(list.itemListElement)
    expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1))
    expect(new URL(String(items[0]?.item)).pathname).toBe('/de/')
    for (const { item } of items) {
      const { host, pathname } = new URL(String(item))
      expect(resolveAddress({ host, path: pathname }, known), String(item)).toMatchObject({ kind: 'page' })
    }
  }
})

test('no text of an editor ends the script', () => {
  const things = [{ '@type': 'Question' as const, name: '</script><script>alert(1)</script><!--' }]
  const html = renderToStaticMarkup(createElement(JsonLd, { things }))
  expect(html.match(/<\/?script/g)).toHaveLength(2)
  expect(thingsIn(html)).toEqual(things)
})

test('programs read the stars and texts that the page shows, and none where it shows none', async () => {
  const rate = (stars: number, text: string, name: string, state = 'shown') =>
    db.query(
      `insert into customer_reviews (route, stars, text, locale, name, state, written_at)
       values ('spotify_converter', $1, $2, 'en', $3, $4, '2026-11-01T12:00:00Z')`,
      [stars, text, name, state],
    )
  const described = async (locale: Locale) => {
    const { html, things } = await productHtml(guestVisit(locale), 'spotify_converter')
    return { html, software: ofType(things, 'SoftwareApplication')[0] }
  }
  await rate(1, 'Nobody let this pass', 'Eve', 'waiting')
  const none = (await described('en')).software
  for (const name of ['aggregateRating', 'review']) expect(none).not.toHaveProperty(name)

  await rate(5, 'It turned my lists into files', 'Ada')
  await rate(4, 'Quick, and the tags are right', '')
  const { html, software } = await described('de')
  expect(software).toMatchObject({
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.5, reviewCount: 2, bestRating: 5 },
  })
  const reviews = nodesOf(software?.review)
  expect(reviews.map(({ author, inLanguage }) => [isNode(author) && author.name, inLanguage])).toEqual(
    expect.arrayContaining([
      ['Ada', 'en'],
      ['Kundin oder Kunde', 'en'],
    ]),
  )
  const text = html.replace(/<script.*?<\/script>/s, '')
  for (const { reviewBody } of reviews) expect(text).toContain(reviewBody)
  expect(text).toContain('4,5 von 5 · 2 Bewertungen')
  expect(JSON.stringify(software)).not.toContain('Nobody let this pass')
})
