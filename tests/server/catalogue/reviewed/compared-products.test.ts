import { bestLists, reviews } from '@seed/content/catalogue'
import { freshDatabase } from '@tests/support/database'
import { guestVisit } from '@tests/support/guest'
import { expect, test, vi } from 'vitest'
import { LOCALES } from '@/site/locale'

vi.mock('next/headers', async () => (await import('@tests/support/guest')).guestRequest())

await freshDatabase()
const { comparedProducts, reviewedProduct } = await import('@/server/catalogue/reviewed/compared-products')
const { contentTexts } = await import('@seed/content')
const visit = guestVisit('de', 'discover_com')

test('every product with a review is sold, and compared with what is like it', async () => {
  for (const { route } of reviews) {
    const { own, beside, scores } = await reviewedProduct(visit, route)
    expect(own?.route, route).toBe(route)
    expect(scores.length, route).toBeGreaterThanOrEqual(2)
    if (own?.line !== 'ai') expect(beside[0]?.route, route).toBe(route)
    expect(new Set(beside.map(each => each.route)).size).toBe(beside.length)
  }
})

test('a single stands beside its suite, a suite beside the others; nothing beside the only one of a kind', async () => {
  const routesBeside = async (route: string) =>
    (await reviewedProduct(visit, route)).beside.map(each => each.route)
  expect(await routesBeside('netflix_downloader')).toContain('all_in_one_video_suite')
  expect(await routesBeside('video_music_one')).toEqual(
    expect.arrayContaining(['all_in_one_video_suite', 'all_in_one_music_suite']),
  )
  expect(await routesBeside('video_ai')).toEqual([])
  expect(await reviewedProduct(visit, 'no_such_product')).toEqual({ own: undefined, beside: [], scores: [] })
})

test('products are counted where one is made for certain services', async () => {
  const [suite, single, tool] = await comparedProducts(visit, [
    'all_in_one_video_suite',
    'netflix_downloader',
    'm3u8_downloader',
  ])
  expect(suite?.products).toBeGreaterThan(20)
  expect(single?.products).toBe(1)
  expect(tool?.products).toBeUndefined()
  expect(single?.href).toBe('http://localhost:3000/de/netflix-downloader')
})

test('an upgrade opens what its suite does, and is not to be tried', async () => {
  const routes = [
    'all_in_one_video_suite',
    ...(contentTexts.en.bestLists.suites?.entries ?? []).map(each => each.route),
  ]
  const [suite, ...listed] = await comparedProducts(visit, routes)
  const upgrades = listed.filter(({ type }) => type !== 'all_in_one')
  expect(upgrades).toHaveLength(2)
  for (const { products, hasTrial } of upgrades)
    expect({ products, hasTrial }).toEqual({ products: suite?.products, hasTrial: false })
  expect(suite?.hasTrial).toBe(true)
})

test.each(LOCALES)('in %s every best-of list compares all that it names', async locale => {
  const reader = guestVisit(locale, 'discover_com')
  const lists = Object.entries(contentTexts[locale]?.bestLists ?? {})
  expect(lists.map(([key]) => key).toSorted()).toEqual(bestLists.toSorted())
  for (const [key, { entries }] of lists) {
    const routes = entries.map(({ route }) => route)
    expect(routes.length, key).toBeGreaterThan(0)
    expect(
      (await comparedProducts(reader, routes)).map(each => each.route),
      key,
    ).toEqual(routes)
  }
})
