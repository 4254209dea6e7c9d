import { describe, expect, test } from 'vitest'
import { cutAround } from '@/site/cut-around'
import { page } from '@/site/page'
import { altOf, pictureChosenFor, rowOfPage, type SharePicture } from '@/site/share-picture'

test.each([
  [page('product', 'netflix_downloader'), { kind: 'product-copy', key: 'netflix_downloader' }],
  [page('guide', 'netflix_downloader'), { kind: 'guides', key: 'netflix_downloader' }],
  [page('article', '101'), { kind: 'articles', key: '101' }],
  [page('movie-downloader', '101'), { kind: 'articles', key: '101' }],
  [page('movie-downloader'), { kind: 'pages', key: 'movie_downloader' }],
  [page('campaign', 'shop'), { kind: 'pages', key: 'shop' }],
  [page('home'), { kind: 'pages', key: 'home' }],
  [page('legal', 'privacy_policy'), { kind: 'legal', key: 'privacy_policy' }],
  [page('author', 'music-desk'), undefined],
  [page('customer-reviews', 'netflix_downloader'), undefined],
])('the page %o is about the row %o', (shown, row) => {
  expect(rowOfPage(shown)).toEqual(row)
})

const chosen: SharePicture = {
  kind: 'pages',
  key: 'home',
  locale: 'de',
  sites: [],
  file: 'hafen.jpg',
  changed: '2026-11-20T09:00:00+00:00',
  focalX: 50,
  focalY: 50,
  alt: { en: 'A harbour', de: 'Ein Hafen' },
}

test('a page is shared with the picture that was chosen for it, in its language, where it stands', () => {
  const there = { site: 'com', locale: 'de' } as const
  const german = { ...chosen, sites: ['jp' as const], file: 'nur-japan.jpg' }
  expect(pictureChosenFor(page('home'), there, [german, chosen])?.file).toBe('hafen.jpg')
  expect(pictureChosenFor(page('home'), { ...there, locale: 'fr' }, [chosen])).toBeUndefined()
  expect(pictureChosenFor(page('home'), there, [german])).toBeUndefined()
  expect(pictureChosenFor(page('products'), there, [chosen])).toBeUndefined()
  expect(pictureChosenFor(page('author', 'home'), there, [chosen])).toBeUndefined()
})

test('what it shows is said in the language of the page, else in English', () => {
  expect(altOf(chosen)).toBe('Ein Hafen')
  expect(altOf({ ...chosen, locale: 'ja' })).toBe('A harbour')
  expect(altOf({ ...chosen, alt: null })).toBeUndefined()
})

describe('a picture is cut to 1200 by 630', () => {
  test.each([
    ['whole where it has the shape', { width: 2400, height: 1260 }, { x: 0, y: 100 }, [0, 0, 2400, 1260]],
    ['in the middle', { width: 2000, height: 630 }, { x: 50, y: 50 }, [400, 0, 1200, 630]],
    ['around what matters', { width: 2000, height: 630 }, { x: 40, y: 50 }, [200, 0, 1200, 630]],
    ['no further than its left edge', { width: 2000, height: 630 }, { x: 5, y: 50 }, [0, 0, 1200, 630]],
    ['no further than its lower edge', { width: 600, height: 1000 }, { x: 50, y: 99 }, [0, 685, 600, 315]],
    ['even where it has hardly any pixels', { width: 1, height: 900 }, { x: 50, y: 50 }, [0, 450, 1, 1]],
  ])('%s', (_, size, focus, [left, top, width, height]) => {
    expect(cutAround(size, focus)).toEqual({ left, top, width, height })
  })
})
