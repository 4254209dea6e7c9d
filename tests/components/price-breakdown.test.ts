import { inputOf } from '@tests/support/asking'
import { seededBook } from '@tests/support/seeded-book'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PriceBreakdown } from '@/components/checkout/price-breakdown'
import { isQuoteError, quote, sharesOf } from '@/pricing'

test('of a pair the checkout tells the sum alone, not what each is charged of it', () => {
  const book = seededBook()
  const told = quote(book, inputOf({ route: 'PV_NF' }))
  if (isQuoteError(told)) throw new Error(told.message)
  const shares = sharesOf(book, told).map(share => ({ ...share, product: `Product ${share.pid}` }))
  expect(shares.map(({ amount }) => amount).toSorted()).toEqual([12_481, 12_499])
  const sold = { ...told, route: 'PV_NF', product: 'Both', receipt: [], shares }
  const html = renderToStaticMarkup(createElement(PriceBreakdown, { quote: sold, locale: 'en' }))
  expect(html).toContain('$249.80')
  expect(html).not.toMatch(/\$124|Product/)
})
