import { shownProduct } from '@tests/support/shown-product'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Reading } from '@/components/product/reading'

const readingOf = (...shown: Parameters<typeof shownProduct>) =>
  renderToStaticMarkup(createElement(Reading, { shown: shownProduct(...shown) }))

const articles = [{ number: 102, title: 'Planning a long flight with a series' }]

test('the guide and each article stand with a picture of their own', () => {
  const html = readingOf('netflix_downloader', 'en', { hasGuide: true, articles })
  expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    '/guide/netflix-downloader',
    '/article/102',
  ])
  expect(html).toContain('Planning a long flight with a series')
  expect(html.match(/<svg/g)).toHaveLength(2)
})

test('where nothing was written, nothing is promised', () => {
  expect(readingOf('netflix_downloader', 'en', { hasGuide: false, articles: [] })).toBe('')
})
