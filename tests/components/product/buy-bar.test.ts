import { shownProduct } from '@tests/support/shown-product'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BuyBar } from '@/components/product/buy-bar'
import { isQuoteError } from '@/pricing'

function barOf(route: string): string {
  const { offers, product, visit } = shownProduct(route, 'en')
  if (isQuoteError(offers)) throw new Error(offers.error)
  return renderToStaticMarkup(createElement(BuyBar, { offers, route: product.route, visit }))
}

test('the bar buys', () => {
  const html = barOf('netflix_downloader')
  expect(html).toContain('Buy now')
  expect(html).not.toContain('href')
})

test('the bar of an upgrade first asks a guest to sign in, as the card above it does', () => {
  const html = barOf('video_one_upgrade')
  expect(html).toContain('Before any credit')
  expect(html).toMatch(/href="[^"]*login[^"]*\?next=[^"]*"[^>]*>See your price</)
  expect(html).not.toContain('Buy now')
})
