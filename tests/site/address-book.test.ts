import { ADDRESS_ROWS, BOOK } from '@tests/support/address-rows'
import { expect, test } from 'vitest'
import { resolveAddress } from '@/site/address'
import { type AddressRows, addressBook, productRoute } from '@/site/address-book'

const ask = (path: string, rows: Partial<AddressRows>) =>
  resolveAddress({ host: 'localhost', path }, addressBook({ ...ADDRESS_ROWS, ...rows }))

test('a new product row is a new page, and a row without a url is none', () => {
  const product = { route: 'new_site_downloader', url: '/new-site-downloader', aliases: ['old_site'] }
  expect(ask('/new-site-downloader', {})).toMatchObject({ kind: 'not_found' })
  expect(ask('/de/new-site-downloader', { products: [product] })).toMatchObject({
    kind: 'page',
    page: { family: 'product', params: ['new_site_downloader'] },
  })
  expect(ask('/old-site', { products: [product] })).toMatchObject({ to: '/new-site-downloader' })
  expect(ask('/new-site-downloader', { products: [{ ...product, url: '' }] })).toMatchObject({
    kind: 'not_found',
  })
  expect(ask('/old-site', { products: [{ ...product, url: '' }] })).toMatchObject({ kind: 'not_found' })
})

test('new campaign, legal and guide rows are new pages', () => {
  const rows = { campaigns: ['summer_sale'], legal: ['licence_terms'], guides: ['hulu_downloader'] }
  expect(ask('/summer-sale', rows)).toMatchObject({ page: { family: 'campaign', params: ['summer_sale'] } })
  expect(ask('/de/licence-terms', rows)).toMatchObject({
    page: { family: 'legal', params: ['licence_terms'] },
  })
  expect(ask('/guide/hulu-downloader', rows)).toMatchObject({ page: { family: 'guide' } })
  expect(ask('/guide/netflix-downloader', rows)).toMatchObject({ kind: 'not_found' })
})

test('a route of today is not hidden by another product’s alias of the same name', () => {
  const rows = {
    products: [
      { route: 'max_downloader', url: '/max-downloader', aliases: [] },
      { route: 'hbo_max_downloader', url: '/hbo-max-downloader', aliases: ['max_downloader'] },
    ],
  }
  expect(ask('/max-downloader', rows)).toMatchObject({ kind: 'page', page: { params: ['max_downloader'] } })
})

test.each([
  ['netflix_downloader', 'netflix_downloader'],
  ['Netflix-Downloader', 'netflix_downloader'],
  ['prime_video_downloader', 'amazon_prime_video_downloader'],
  ['video-music-aio', 'video_music_one'],
  ['youtube_downloader', 'video_downloader'],
  ['fansly_downloader', 'adult_downloader'],
  ['adult_aio', 'adult_aio'],
  ['pv_nf', 'PV_NF'],
  ['pantaya_downloader', 'pantaya_downloader'],
  ['no_such_product', 'all_in_one_video_suite'],
  ['__proto__', 'all_in_one_video_suite'],
  ['', 'all_in_one_video_suite'],
  [undefined, 'all_in_one_video_suite'],
])('the parameter route=%s means %s', (text, route) => {
  expect(productRoute(BOOK, text)).toBe(route)
})
