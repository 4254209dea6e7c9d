import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ProductCard } from '@/components/product/product-cards'
import type { CardProduct } from '@/server/catalogue/product-cards'
import { LOCALES, type Locale } from '@/site/locale'
import { translator } from '@/site/messages'

const card: CardProduct = {
  ...{ route: 'youtube_downloader', sold: 'video_downloader', href: '/youtube-downloader' },
  ...{ name: 'YouTube Downloader', partOf: 'Video Downloader', service: 'YouTube' },
  ...{ line: 'video', type: 'single', holds: 0, region: 'global', systems: ['win', 'mac'] },
  isCovered: false,
  price: {
    currency: 'USD',
    from: 1990,
    fromPlan: '1M',
    main: 11990,
    mainList: 11990,
    mainBasis: 'list',
    mainPlan: 'LFT',
    isBeforeCredit: false,
  },
  icon: undefined,
  pairs: [],
}
const shown = (item: CardProduct, locale: Locale) =>
  renderToStaticMarkup(createElement(ProductCard, { item, locale }))

test.each(LOCALES)('in %s the card of a service that shares a product says which one it is', locale => {
  const said = translator(locale, 'product')('partOf', { product: 'Video Downloader' })
  expect(shown(card, locale)).toContain(`<span class="text-sm text-muted">${said}</span>`)
})

test('a product with a page of its own is part of no other', () => {
  expect(shown({ ...card, partOf: undefined }, 'en')).not.toContain('Part of')
})
