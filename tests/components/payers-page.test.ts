import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PayersPage } from '@/components/checkout/terms'
import { LOCALES } from '@/site/locale'
import { translator } from '@/site/messages'

test.each(LOCALES)('in %s a test payment is called what it is, as on the pages of products', locale => {
  const html = renderToStaticMarkup(createElement(PayersPage, { payer: 'sandbox', locale }))
  expect(html).toContain(translator(locale, 'product')('card.means.test'))
  expect(html).not.toMatch(/sandbox|サンドボックス|沙盒/i)
})
