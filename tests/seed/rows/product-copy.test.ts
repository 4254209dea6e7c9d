import { parseSeed, seedRows } from '@seed/index'
import { productCopy } from '@seed/rows/product-copy'
import { expect, test } from 'vitest'

const of = (route: string) => {
  const row = productCopy.find(page => page.route === route)
  if (!row) throw new Error(`no page ${route}`)
  return row
}
const withPage = (page: object) => ({
  ...seedRows,
  'product-copy': { ...seedRows['product-copy'], rows: [page] },
})

test('a page of a service names the service, in every language that is written', () => {
  expect(of('netflix_downloader')).toMatchObject({ generic_route: null, site_name: 'Netflix' })
  expect(of('hbo_max_downloader').headline.en).toBe('HBO series and Warner films, kept for a quiet evening')
})

test('a site that a generic product serves names that product', () => {
  expect(of('udemy_downloader')).toMatchObject({ generic_route: 'mpd_downloader', site_name: 'Udemy' })
  expect(of('fansly_downloader')).toMatchObject({ generic_route: 'adult_downloader', site_name: 'Fansly' })
})

test('tools, suites and upgrades are not named after a service', () => {
  for (const route of [
    'video_downloader',
    'adult_downloader',
    'video_ai',
    'video_music_one',
    'music_upgrade',
  ]) {
    expect(of(route)).toMatchObject({ generic_route: null, site_name: null })
  }
})

test('a page may only stand for a product that exists', () => {
  const lost = parseSeed(withPage({ ...of('netflix_downloader'), route: 'netflx_downloader' }))
  expect(lost).toMatchObject({ ok: false, problems: [{ row: 'netflx_downloader', field: 'route' }] })
  const unsold = parseSeed(withPage({ ...of('udemy_downloader'), generic_route: 'dash_downloader' }))
  expect(unsold).toMatchObject({ ok: false, problems: [{ row: 'udemy_downloader', field: 'generic_route' }] })
})

test('a page without English or with a headline that is too long is refused', () => {
  const page = of('netflix_downloader')
  const speechless = parseSeed(withPage({ ...page, promise: { de: 'Nur deutsch.' } }))
  expect(speechless).toMatchObject({ ok: false, problems: [{ field: 'promise.en' }] })
  const long = parseSeed(withPage({ ...page, headline: { ...page.headline, en: 'x'.repeat(61) } }))
  expect(long).toMatchObject({ ok: false, problems: [{ field: 'headline.en' }] })
})
