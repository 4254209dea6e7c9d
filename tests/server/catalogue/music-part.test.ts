import { seededBook } from '@tests/support/seeded-book'
import { expect, test } from 'vitest'
import type { Product } from '@/pricing'
import { musicPartOf } from '@/server/catalogue/music-part'
import type { ProductPages, SoldPage } from '@/server/catalogue/product-pages'

const book = seededBook()
const pages = book.routes.flatMap((route): SoldPage[] => {
  const product = book.productOf(route, 'win')
  return product?.url ? [{ route, sold: route, line: product.line, type: product.prod_type }] : []
})
const PAGES: Pick<ProductPages, 'byRoute' | 'singlesOf'> = {
  byRoute: new Map(pages.map(page => [page.route, page])),
  singlesOf: line => pages.filter(page => page.type === 'single' && page.line === line),
}
const product = (route: string): Product => {
  const found = book.productOf(route, 'win')
  if (!found) throw new Error(`There is no ${route}.`)
  return found
}
const isSold = (route: string) => book.plansOf(product(route).pid).some(({ isSellable }) => isSellable)
const partOf = (route: string, sold = isSold) => musicPartOf(product(route), PAGES, sold)

test.each([
  ['netflix_downloader', 'beside', 'video_music_one'],
  ['all_in_one_video_suite', 'beside', 'video_music_one'],
  ['spotify_converter', 'converter', 'video_music_one'],
  ['all_in_one_music_suite', 'holds', undefined],
  ['video_music_one', 'holds', undefined],
  ['video_music_pro_new', 'holds', undefined],
])('%s: %s', (route, kind, suite) => {
  expect(partOf(route)).toMatchObject({ kind, suite })
})

test.each(['video_ai', 'adult_downloader', 'fanza_downloader'])('%s has no part in music', route => {
  expect(partOf(route)).toBeUndefined()
})

test('the converters are those on sale, without the one that the page is about', () => {
  expect(partOf('netflix_downloader')?.services).toContain('spotify_converter')
  expect(partOf('spotify_converter')?.services).not.toContain('spotify_converter')
  expect(partOf('netflix_downloader')?.services).not.toContain('napster_converter')
})

test('while the suite of both is not on sale, a video product says nothing of music', () => {
  const without = (route: string) => route !== 'video_music_one' && isSold(route)
  expect(partOf('netflix_downloader', without)).toBeUndefined()
  expect(partOf('spotify_converter', without)).toMatchObject({ kind: 'converter', suite: undefined })
})
