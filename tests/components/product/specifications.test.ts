import { productCopy } from '@seed/rows/product-copy'
import { shownProduct } from '@tests/support/shown-product'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { copyOf } from '@/components/product/copy'
import { Specifications } from '@/components/product/specifications'
import { LOCALES } from '@/site/locale'
import { translator } from '@/site/messages'

const specsOf = (route: string, locale: (typeof LOCALES)[number]) =>
  productCopy.find(page => page.route === route)?.specs[locale] ?? []

function tableOf(...[route, locale, change]: Parameters<typeof shownProduct>): string {
  const shown = shownProduct(route, locale, change)
  const copy = { ...copyOf(undefined, route, locale), specs: specsOf(route, locale) }
  return renderToStaticMarkup(createElement(Specifications, { shown, copy }))
}

test.each(LOCALES)('in %s every product page has rows of its own in that language', locale => {
  for (const { route, specs } of productCopy) {
    const rows = specs[locale] ?? []
    expect(rows.length, route).toBeGreaterThanOrEqual(3)
    expect(new Set(rows.map(({ name }) => name)).size, route).toBe(rows.length)
    if (locale !== 'en') expect(rows.at(-1)?.value, route).not.toBe(specs.en.at(-1)?.value)
  }
})

test.each(LOCALES)('in %s the table has what editors wrote, the systems and the version', locale => {
  const html = tableOf('netflix_downloader', locale)
  for (const { name, value } of specsOf('netflix_downloader', locale)) {
    expect(html).toContain(`>${name}</th>`)
    expect(html).toContain(value)
  }
  expect(html).toContain(translator(locale, 'product')('specs.both'))
  expect(html).toContain('data-version="video_win"')
})

test('a product for one system names that one, and one that is no longer sold has no table', () => {
  expect(tableOf('video_ai', 'en', { systems: ['win'] })).toMatch(/Systems<\/th><td[^>]*>Windows</)
  expect(tableOf('netflix_downloader', 'en', { isWithdrawn: true })).toBe('')
})

test('formats are those that the page of a service names', () => {
  expect(specsOf('spotify_converter', 'en')[0]?.value).toBe('MP3, M4A, FLAC, WAV')
  expect(specsOf('audible_converter', 'ja')[0]?.value).toBe('M4B、MP3')
  expect(specsOf('udemy_downloader', 'en')[0]?.value).toBe('MP4, MKV')
})
