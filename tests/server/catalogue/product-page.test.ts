import { freshDatabase } from '@tests/support/database'
import { guestVisit } from '@tests/support/guest'
import { statementsOf } from '@tests/support/statements'
import { expect, test, vi } from 'vitest'
import { openCms } from '../../../scripts/shop/cms'

vi.mock('next/headers', async () => (await import('@tests/support/guest')).guestRequest())

await freshDatabase()
await openCms()
const { productPage } = await import('@/server/catalogue/product-page')

const shownAt = async (route: string) => {
  const shown = await productPage(guestVisit('en'), route)
  if (!shown) throw new Error(`${route} has no page`)
  return shown
}

test('a guest’s product page needs three statements beside the rule book: its texts, what articles and buyers say of it, and the versions of its applications', async () => {
  await shownAt('netflix_downloader')
  const statements = await statementsOf(async () =>
    expect((await shownAt('hulu_downloader')).copy?.headline).toBeTruthy(),
  )
  expect(statements).toHaveLength(3)
})

test('a single leads on to its suite and to the five that follow it in the catalogue', async () => {
  const { others } = await shownAt('netflix_downloader')
  expect(others.map(({ type }) => type)).toEqual(['all_in_one', ...Array(5).fill('single')])
  expect(others[0]?.route).toBe('all_in_one_video_suite')
  expect(new Set(others.map(({ line }) => line))).toEqual(new Set(['video']))
})

test('the last single of a line leads on to the first ones', async () => {
  const { ruleBook } = await import('@/server/rule-book/live')
  const { productPages } = await import('@/server/catalogue/product-pages')
  const music = productPages(await ruleBook()).singlesOf('music')
  const { others } = await shownAt(music.at(-1)?.route ?? '')
  expect(others[1]?.route).toBe(music[0]?.route)
})

test('in place of a service of one country stand those of that country, then those of many', async () => {
  const { others, isWithdrawn } = await shownAt('now_tv_downloader')
  expect(isWithdrawn).toBe(true)
  expect(others.map(({ route }) => route)).toEqual([
    'all_in_one_video_suite',
    'bbc_iplayer_downloader',
    'itvx_downloader',
    'channel_4_downloader',
    'netflix_downloader',
    'amazon_prime_video_downloader',
  ])
  const japanese = await shownAt('wowow_downloader')
  expect(new Set(japanese.others.slice(1).map(({ region }) => region))).toEqual(new Set(['jp']))
})

test('a service of one country is no service of many: none of America stands beside a Dutch one', async () => {
  const countriesBeside = async (route: string) =>
    (await shownAt(route)).others.slice(1).map(({ country }) => country)
  expect(new Set(await countriesBeside('videoland_downloader'))).toEqual(new Set([undefined]))
  expect((await countriesBeside('hulu_downloader')).slice(0, 2)).toEqual(['us', 'us'])
})

test('a generic page is called by its service, and leads nowhere adult', async () => {
  const udemy = await shownAt('udemy_downloader')
  expect(udemy.name).toContain('Udemy')
  expect(udemy.product.route).toBe('mpd_downloader')
  expect(udemy.others.filter(({ line }) => line === 'adult')).toEqual([])
})

test('an adult product leads to no other page', async () => {
  const { ruleBook } = await import('@/server/rule-book/live')
  const { productPages } = await import('@/server/catalogue/product-pages')
  const adult = productPages(await ruleBook()).singlesOf('adult')
  expect((await shownAt(adult[0]?.route ?? '')).others).toEqual([])
})

test('it names the articles about it in the visitor’s language, and an adult page names none', async () => {
  const { articles } = await shownAt('spotify_converter')
  expect(articles.length).toBeGreaterThan(0)
  expect(articles[0]).toEqual({ number: expect.any(Number), title: expect.stringMatching(/\w/) })
  expect((await shownAt('hulu_downloader')).articles).toEqual([])
  expect((await shownAt('fanza_downloader')).articles).toEqual([])
})

test('a page of a service names the other pages that its license serves', async () => {
  expect((await shownAt('udemy_downloader')).alike).toEqual(['zdf_downloader'])
  expect((await shownAt('mpd_downloader')).alike).toEqual(['udemy_downloader', 'zdf_downloader'])
  expect((await shownAt('netflix_downloader')).alike).toEqual([])
  expect((await shownAt('fansly_downloader')).alike).toEqual([])
})

test('what editors wrote for the specification table is read with its language', async () => {
  const { copy } = await shownAt('netflix_downloader')
  expect(copy?.specs.map(({ name }) => name)).toEqual([
    'Formats',
    'Resolution',
    'Sound tracks',
    'Subtitles',
    'Free trial',
  ])
  expect(copy?.lang.specs).toBeUndefined()
})
