import { inputOf, owning, subscribed } from '@tests/support/asking'
import { seededBook } from '@tests/support/seeded-book'
import { expect, test } from 'vitest'
import type { OwnedLicence } from '@/pricing'
import { lifetimePrices } from '@/server/campaigns/lifetime'
import { type Upgrades, upgradesOf } from '@/server/campaigns/upgrades'

const book = seededBook()
const NETFLIX = pidOf('netflix_downloader', 'win')

function pidOf(route: string, os: 'win' | 'mac'): number {
  const product = book.productOf(route, os)
  if (product?.os !== os) throw new Error(`${route} is not sold for ${os}`)
  return product.pid
}

const askedBy = (owned: OwnedLicence[]) => ({ ...inputOf({ route: '-' }), owned })
const offered = (owned: OwnedLicence[]): string[] => told(upgradesOf(book, askedBy(owned)))

const told = (upgrades: Upgrades): string[] =>
  upgrades.kind === 'offers'
    ? upgrades.upgrades.map(({ os, route, option }) => `${os} ${route} ${option.plan} ${option.quote.price}`)
    : [upgrades.kind]

test('an owner of one video product sees the suites that hold it, under the names of their upgrades', () => {
  expect(offered([owning(NETFLIX)])).toEqual([
    'win video_one_upgrade LFT 18990',
    'win video_pro_upgrade LFT_3 28990',
    'win video_music_one_upgrade LFT 33990',
    'win video_music_pro_upgrade LFT_3 43990',
  ])
})

test('the product that comes next for the owner is the recommended one', () => {
  const upgrades = upgradesOf(book, askedBy([owning(NETFLIX)]))
  if (upgrades.kind !== 'offers') throw new Error(upgrades.kind)
  expect(upgrades.upgrades.filter(({ isRecommended }) => isRecommended).map(({ route }) => route)).toEqual([
    'video_one_upgrade',
  ])
})

test('who owns a suite is offered the difference to pro, and not the suite again', () => {
  const routes = offered([owning(pidOf('all_in_one_video_suite', 'win'))])
  expect(routes).toContain('win video_pro_future LFT_3 10000')
  expect(routes.join()).not.toContain('video_one')
})

test('who owns everything as pro has nothing left to buy', () => {
  const pro = owning(pidOf('video_music_one', 'win'), { plan: 'LFT_3' })
  expect(offered([pro])).toEqual(['complete'])
})

test('a licence that ends is none that an upgrade counts', () => {
  const year = owning(NETFLIX, { plan: '1Y', expires: Date.parse('2027-06-01T00:00:00Z') })
  expect(offered([year])).toEqual(['nothing_owned'])
  expect(offered([])).toEqual(['nothing_owned'])
})

test('the adult suite is named to its own customers alone', () => {
  const adult = book.routes.flatMap(route => book.productOf(route, 'win') ?? [])
  const single = adult.find(
    ({ line, prod_type, os }) => line === 'adult' && prod_type === 'single' && os === 'win',
  )
  if (!single) throw new Error('the seed has no adult single')
  expect(offered([owning(single.pid)]).join()).toContain('adult_aio')
  expect(offered([owning(NETFLIX)]).join()).not.toContain('adult')
})

test('an offer for licences on the other system leads to what it is an offer for', () => {
  const music = book.productOf('spotify_converter', 'mac')
  if (music?.os !== 'mac') throw new Error('the seed has no converter for the Mac')
  const both = offered([owning(music.pid), owning(NETFLIX)])
  expect(both).toContain('win video_music_one_upgrade LFT 33990')
  expect(both.filter(each => each.startsWith('win ') && /video_one_new/.test(each))).toEqual([])
  expect(both).toContain('win all_in_one_music_suite LFT 18990')
})

test('a Mac owner’s upgrades are for the Mac', () => {
  const routes = offered([owning(pidOf('hulu_downloader', 'mac'))])
  expect(routes.length).toBeGreaterThan(0)
  for (const route of routes) expect(route).toMatch(/^mac /)
})

test('a subscriber sees the lifetime plans of the subscribed product at the subscriber’s price', () => {
  const suite = pidOf('all_in_one_video_suite', 'win')
  const prices = lifetimePrices(book, askedBy([subscribed(suite, { plan: '1M', periods: 2 })]))
  expect(prices.map(({ plan, price }) => [plan, price])).toEqual([
    ['LFT', 19990],
    ['LFT_3', 29990],
  ])
})

test('a subscription that is over, or a plan that was paid at once, has no subscriber’s price', () => {
  const suite = pidOf('all_in_one_video_suite', 'win')
  const over = subscribed(suite, { plan: '1M', expires: Date.parse('2026-11-19T00:00:00Z') })
  const prepaid = owning(suite, { plan: '1Y', expires: Date.parse('2027-06-01T00:00:00Z') })
  expect(lifetimePrices(book, askedBy([over, prepaid]))).toEqual([])
})

test('an upgrade names how much it holds and which licences count for it, and for a suite of video no music', () => {
  const SPOTIFY = pidOf('spotify_converter', 'win')
  const upgrades = upgradesOf(book, askedBy([owning(NETFLIX), owning(SPOTIFY)]))
  if (upgrades.kind !== 'offers') throw new Error(upgrades.kind)
  const told = (route: string) => upgrades.upgrades.find(each => each.route === route)
  expect(told('video_one_upgrade')).toMatchObject({ counted: 1, countedPids: [NETFLIX] })
  expect(told('video_music_one_upgrade')).toMatchObject({ counted: 2, countedPids: [NETFLIX, SPOTIFY] })
  expect(told('video_one_upgrade')?.holds).toBeGreaterThan(40)
})
