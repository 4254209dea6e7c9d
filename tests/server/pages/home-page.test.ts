import { freshDatabase } from '@tests/support/database'
import { guestVisit } from '@tests/support/guest'
import { buyAs, newOwner } from '@tests/support/owner-orders'
import { beforeAll, expect, test, vi } from 'vitest'
import { isQuoteError, quote } from '@/pricing'
import { LOCALES, type Locale } from '@/site/locale'
import { marketOfLanguage } from '@/site/markets'

const browser = vi.hoisted(() => ({ token: '' }))
vi.mock('next/headers', () => ({ cookies: async () => ({ get: () => ({ value: browser.token }) }) }))

const db = await freshDatabase()
const { homePage } = await import('@/server/pages/home-page')
const { quoteVisitOf } = await import('@/server/catalogue/offers')
const { ruleBook } = await import('@/server/rule-book/live')
const { sellerOf } = await import('@/server/sellers/seller')
const { database } = await import('@/server/runtime/database')
const { openSession } = await import('@/server/sessions/session')

const visitIn = (locale: Locale, loggedIn = false) => ({ ...guestVisit(locale), loggedIn })

beforeAll(async () => {
  const owner = await newOwner(db)
  await buyAs(owner, 'netflix_downloader')
  browser.token = await openSession(database, { customerId: owner.id, kind: 'session' })
})

test.each([
  ['a guest', false],
  ['an owner', true],
] as const)('every price that home tells %s is what a quote asks of them', async (_, loggedIn) => {
  const visit = visitIn('en', loggedIn)
  const [shown, asked, { book, icons }] = await Promise.all([
    homePage(visit),
    quoteVisitOf(visit),
    ruleBook(),
  ])
  const priceOf = (route: string, plan: string) => {
    const told = quote(book, { ...asked, target: { route, plan } })
    if (isQuoteError(told)) throw new Error(told.message)
    return told.price
  }
  expect(shown.suites.map(({ route }) => route)).toEqual([
    'all_in_one_video_suite',
    'video_music_one',
    'all_in_one_music_suite',
  ])
  for (const { route, plans } of shown.suites)
    for (const { plan, quote: told } of plans) expect(told.price, route).toBe(priceOf(route, plan))
  expect(shown.icons).toBe(icons)
  const singles = shown.items.filter(({ type }) => type === 'single')
  const least = (plan: string) =>
    Math.min(
      ...singles.flatMap(({ sold }) => {
        const told = quote(book, { ...asked, target: { route: sold, plan } })
        return isQuoteError(told) ? [] : [told.price]
      }),
    )
  expect(shown.prices.month?.quote.price).toBe(least('1M'))
  expect(shown.prices.once?.quote.price).toBe(least('LFT'))
})

test('what costs least is told with the product, and on sale with the reason', async () => {
  const { prices, reasonOf, items } = await homePage(visitIn('en'))
  expect(items.map(({ route }) => route)).toContain(prices.once?.route)
  const reasons = prices.once?.quote.steps.flatMap(step => reasonOf(step)?.label ?? [])
  expect(reasons).toHaveLength(1)
})

test('no adult product is counted, priced or named', async () => {
  const { suites, items } = await homePage(visitIn('en'))
  expect(items.filter(({ line }) => line === 'adult')).toEqual([])
  expect(suites.flatMap(({ holds }) => holds.map(({ line }) => line))).not.toContain('adult')
})

test.each(LOCALES)(
  'in %s the seller is named as soon as the settings of its market name one',
  async locale => {
    expect((await homePage(visitIn(locale))).seller).toBeUndefined()
    expect(await sellerOf(marketOfLanguage(locale))).toBeDefined()
  },
)

test.each([
  ['ja', 'jp'],
  ['de', 'eu'],
  ['en', 'global'],
  ['zh', 'global'],
] as const)('in %s the cheapest of several at one price is at home in %s', async (locale, region) => {
  const { prices, items } = await homePage(visitIn(locale))
  expect(items.find(({ route }) => route === prices.month?.route)?.region).toBe(region)
})

test('no service of one country is called international', async () => {
  const { items } = await homePage(visitIn('en'))
  const regionOf = (route: string) => items.find(item => item.route === route)?.region
  for (const route of ['hulu_downloader', 'stan_downloader', 'globoplay_downloader', 'pandora_converter'])
    expect(regionOf(route), route).toBe('americas')
  expect(regionOf('line_music_converter')).toBe('jp')
  expect(regionOf('netflix_downloader')).toBe('global')
})
