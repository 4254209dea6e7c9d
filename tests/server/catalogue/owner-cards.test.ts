import { freshDatabase } from '@tests/support/database'
import { guestVisit } from '@tests/support/guest'
import { buyAs, newOwner } from '@tests/support/owner-orders'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { Cards } from '@/components/campaign/layouts/cards'
import { Suites } from '@/components/home/suites'
import { ProductCards } from '@/components/product/product-cards'
import { formatMoney, isQuoteError, type QuoteVisit, quote } from '@/pricing'

const browser = vi.hoisted(() => ({ token: '' }))
vi.mock('next/headers', () => ({ cookies: async () => ({ get: () => ({ value: browser.token }) }) }))

const db = await freshDatabase()
const { campaignPage } = await import('@/server/campaigns/page')
const { anonymous, quoteVisitOf } = await import('@/server/catalogue/offers')
const { productCards } = await import('@/server/catalogue/product-cards')
const { ownedOfCustomer } = await import('@/server/licences/owned')
const { ruleBook } = await import('@/server/rule-book/live')
const { database } = await import('@/server/runtime/database')
const { openSession } = await import('@/server/sessions/session')

/** A browser in which somebody with a suite and a single is signed in: their visit, and how a quote is asked for them. */
async function ownersVisit() {
  const owner = await newOwner(db)
  await buyAs(owner, 'all_in_one_video_suite')
  await buyAs(owner, 'spotify_converter')
  browser.token = await openSession(database, { customerId: owner.id, kind: 'session' })
  const visit = { ...guestVisit('en'), loggedIn: true }
  return { visit, asked: { ...anonymous(visit), owned: await ownedOfCustomer(owner.id) } }
}

const { visit, asked } = await ownersVisit()
const cards = await productCards(visit)
const { book } = await ruleBook()

const priceOf = (who: QuoteVisit, route: string, plan: string): number => {
  const told = quote(book, { ...who, target: { route, plan } })
  if (isQuoteError(told)) throw new Error(told.message)
  return told.price
}

const plansOf = (route: string) => {
  const pid = book.productOf(route, 'win')?.pid
  return pid === undefined ? [] : book.plansOf(pid)
}

test('every card of an owner asks exactly what a quote asks of them', () => {
  expect(cards.length).toBeGreaterThan(50)
  for (const { sold, price } of cards) {
    expect(price.main, sold).toBe(priceOf(asked, sold, price.mainPlan))
    const all = plansOf(sold).map(({ plan }) => priceOf(asked, sold, plan))
    expect(price.from, sold).toBe(Math.min(...all))
  }
})

test('where an owner pays less the card does not ask the common price', () => {
  const suites = cards.filter(({ type }) => type === 'all_in_one')
  const cheaper = suites.filter(
    ({ sold, price }) => price.main !== priceOf(anonymous(visit), sold, price.mainPlan),
  )
  expect(cheaper.map(({ sold }) => sold)).toContain('video_music_one')
  for (const item of cheaper) {
    const { currency, main, mainPlan } = item.price
    const html = renderToStaticMarkup(createElement(Suites, { items: [item], locale: 'en' }))
    const asking = html.replaceAll(/<s[ >].*?<\/s>/g, '')
    expect(asking).toContain(formatMoney(main, currency, 'en'))
    expect(asking).not.toContain(formatMoney(priceOf(anonymous(visit), item.sold, mainPlan), currency, 'en'))
  }
})

test('a campaign asks of an owner what a quote asks of them, and no common price', async () => {
  const at = Date.parse('2022-11-20T00:00:00Z')
  const then = { ...visit, at }
  const shown = await campaignPage(then, 'black_friday_sales_2022', await quoteVisitOf(then))
  const promoted = shown?.board.own.flatMap(campaign => campaign.promoted) ?? []
  const common = (route: string, plan: string) => priceOf(anonymous(then), route, plan)
  for (const { route, plans } of promoted)
    for (const { plan, quote } of plans) expect(quote.price).toBe(priceOf({ ...asked, at }, route, plan))
  const [upgrade] = promoted.filter(({ route }) => route === 'video_music_one')
  const offered =
    upgrade?.plans.filter(({ plan, quote }) => quote.price < common('video_music_one', plan)) ?? []
  expect(offered.length).toBeGreaterThan(0)
  const html = renderToStaticMarkup(
    createElement(Cards, {
      offers: promoted,
      visit: then,
      nameOf: route => route,
      reasonOf: () => undefined,
    }),
  )
  const asking = html.replaceAll(/<s[ >].*?<\/s>/g, '')
  for (const { plan, quote } of offered) {
    expect(asking).toContain(formatMoney(quote.price, quote.currency, 'en'))
    expect(asking).not.toContain(formatMoney(common('video_music_one', plan), quote.currency, 'en'))
  }
})

test('of what their licences cover an owner reads no price', () => {
  const covered = cards.filter(({ isCovered, type }) => isCovered && type === 'single')
  expect(covered.map(({ sold }) => sold)).toEqual(
    expect.arrayContaining(['netflix_downloader', 'spotify_converter']),
  )
  const html = renderToStaticMarkup(createElement(ProductCards, { items: covered, locale: 'en' }))
  expect(html).not.toContain('$')
})
