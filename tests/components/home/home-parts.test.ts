import { priced } from '@tests/support/asking'
import { seededBook } from '@tests/support/seeded-book'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AskedService } from '@/components/home/asked-service'
import { FourteenDays } from '@/components/home/fourteen-days'
import { mostAsked } from '@/components/home/most-asked'
import { Services } from '@/components/home/services'
import { shownApplication } from '@/components/home/shown-application'
import { SuiteTable } from '@/components/home/suite-table'
import { isQuoteError, planList } from '@/pricing'
import type { ComparedSuite } from '@/server/catalogue/compared-suites'
import type { CardProduct } from '@/server/catalogue/product-cards'
import { LOCALES } from '@/site/locale'
import { MESSAGES } from '@/site/messages'
import { visitOf } from '@/site/visit'

const book = seededBook()

const cardOf = (route: string, more: Partial<CardProduct> = {}): CardProduct => ({
  ...{ route, sold: route, name: `${route} in full`, service: route, href: `/${route.replaceAll('_', '-')}` },
  ...{
    icon: undefined,
    line: 'video',
    type: 'single',
    holds: 0,
    partOf: undefined,
    region: 'global',
    systems: ['win'],
    isCovered: false,
    pairs: [],
  },
  price: {
    currency: 'USD',
    from: 1990,
    fromPlan: '1M',
    main: 11990,
    mainList: 11990,
    mainBasis: 'list',
    mainPlan: 'LFT',
    isBeforeCredit: false,
  },
  ...more,
})

const ITEMS = [
  cardOf('netflix_downloader'),
  cardOf('tver_downloader', { region: 'jp' }),
  cardOf('joyn_downloader', { region: 'eu' }),
  cardOf('spotify_converter', { line: 'music' }),
  cardOf('video_ai', { line: 'ai' }),
  cardOf('all_in_one_video_suite', { type: 'all_in_one' }),
]
const visitIn = (locale: (typeof LOCALES)[number]) =>
  visitOf({ at: 0, site: locale === 'ja' ? 'jp' : 'com', locale, origin: '', path: '/', loggedIn: false })

test.each(LOCALES)(
  'in %s the question is a form that needs no script, and suggests every service',
  locale => {
    const html = renderToStaticMarkup(
      createElement(AskedService, { visit: visitIn(locale), items: ITEMS, most: ITEMS.slice(0, 2) }),
    )
    expect(html).toMatch(/<form [^>]*action="[^"]*\/products"/)
    expect(html).toContain('name="q"')
    expect(html.match(/<option/g)).toHaveLength(ITEMS.length)
    expect(html).toContain('href="/netflix-downloader"')
    expect(html).toContain(MESSAGES[locale].home.ask.label)
  },
)

test('what the editors chose is asked for most, and the catalogue fills up to eight, suites left out', () => {
  const products = {
    blockType: 'products',
    routes: ['spotify_converter', 'all_in_one_video_suite', 'gone'],
  } as const
  const asked = mostAsked([{ ...products, routes: [...products.routes] }], ITEMS)
  expect(asked.map(({ route }) => route)).toEqual([
    'spotify_converter',
    'netflix_downloader',
    'tver_downloader',
    'joyn_downloader',
    'video_ai',
  ])
  expect(
    mostAsked(
      [],
      Array.from({ length: 20 }, (_, each) => cardOf(`s${each}`)),
    ),
  ).toHaveLength(8)
})

test.each([
  ['en', 'netflix_downloader'],
  ['de', 'joyn_downloader'],
  ['ja', 'tver_downloader'],
] as const)('in %s the wall is open where its readers are at home', (locale, first) => {
  const html = renderToStaticMarkup(createElement(Services, { visit: visitIn(locale), items: ITEMS }))
  expect(html.match(/<details[^>]*open=""/g)).toHaveLength(1)
  const [, open = ''] = html.split(/<details[^>]*open=""[^>]*>/)
  expect(open.split('</details>')[0]).toContain(first)
  for (const { route, type } of ITEMS) expect(html.includes(route), route).toBe(type === 'single')
})

const suite = (route: string, holds: ComparedSuite['holds']): ComparedSuite => {
  const input = {
    at: 0,
    site: 'com',
    locale: 'en',
    country: 'us',
    os: 'win',
    coupon: null,
    payer: 'sandbox',
    owned: [],
  } as const
  const list = planList(book, { ...input, route })
  if (isQuoteError(list)) throw new Error(list.message)
  return { route, name: route, href: '/', icon: undefined, holds, plans: list.plans }
}
const SUITES = [
  suite('all_in_one_video_suite', [{ line: 'video', count: 52 }]),
  suite('all_in_one_music_suite', [{ line: 'music', count: 11 }]),
]

test('the table tells each plan of each suite by its quote, and which is not offered', () => {
  const html = renderToStaticMarkup(createElement(SuiteTable, { suites: SUITES, locale: 'en' }))
  const text = html.replaceAll(/<[^>]+>/g, ' ')
  for (const { route, plans } of SUITES)
    for (const { plan } of plans) {
      const { price } = priced(book, { route, plan, at: 0 })
      expect(text).toContain(`$${(price / 100).toFixed(2)}`)
    }
  expect(text).toContain('52 video products')
  expect(text).toContain('1 or 3')
  expect(text.match(/Not offered/g)).toHaveLength(1)
})

test('each row of the table is named once for those who see it and those who hear it', () => {
  const html = renderToStaticMarkup(createElement(SuiteTable, { suites: SUITES, locale: 'de' }))
  const named = (scope: string) =>
    [...html.matchAll(new RegExp(`scope="${scope}"[^>]*>([^<]+)`, 'g'))].map(([, name]) => name)
  expect(named('row')).toEqual(named('rowgroup'))
  expect(named('row').length).toBeGreaterThan(5)
})

test.each(LOCALES)(
  'in %s the 14 days are told as the purchase policy has them, beside the way to it',
  locale => {
    const html = renderToStaticMarkup(createElement(FourteenDays, { visit: visitIn(locale) }))
    expect(html).toContain('14')
    expect(html).toContain('/purchase-policy')
  },
)

test('the application has its picture, whether or not its suite is sold for the visitor’s system', () => {
  const { route } = shownApplication({ icons: new Map() })
  expect(shownApplication({ icons: new Map([[route, '/suite.webp']]) }).icon).toBe('/suite.webp')
})
