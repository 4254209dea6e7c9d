import { shownProduct } from '@tests/support/shown-product'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { copyOf } from '@/components/product/copy'
import { Hero } from '@/components/product/hero'
import { quoteError } from '@/pricing/target'
import type { ProductPage } from '@/server/catalogue/product-page'
import { LOCALES, type Locale } from '@/site/locale'
import { translator } from '@/site/messages'

function heroOf(route: string, locale: Locale, change: Partial<ProductPage>): string {
  const shown = shownProduct(route, locale, change)
  return renderToStaticMarkup(createElement(Hero, { shown, copy: copyOf(undefined, route, locale) }))
}

/** What is read before the picture of the application, which must be there. */
function beforePicture(html: string): string {
  expect(html).toContain('role="img"')
  return html.split('role="img"')[0] ?? ''
}

test.each(LOCALES)('in %s that a product is no longer sold is read before its picture', locale => {
  const html = heroOf('now_tv_downloader', locale, { isWithdrawn: true })
  const t = translator(locale, 'product')
  expect(beforePicture(html)).toContain(t('withdrawn.title', { name: 'now_tv_downloader' }))
  expect(beforePicture(html)).toContain(t('withdrawn.all'))
})

test('what only owners may buy says so before its picture, and how the price appears', () => {
  const html = heroOf('video_one_upgrade', 'en', { offers: quoteError('not_eligible', '') })
  expect(beforePicture(html)).toContain('For owners of the suite')
  expect(beforePicture(html)).toContain('sign in and the price appears here')
  expect(html).toContain('href="/login?next=%2Fvideo-one-upgrade"')
})
