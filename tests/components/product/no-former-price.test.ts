import { inputOf } from '@tests/support/asking'
import { bookWith, seededBook } from '@tests/support/seeded-book'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NoFormerPrice } from '@/components/product/saving'
import { isQuoteError, quote } from '@/pricing'

const AT = Date.parse('2026-11-20T00:00:00Z')
const asked = inputOf({ route: 'video_downloader', at: AT })

function sold(countsFromPrior: boolean, book = seededBook()) {
  const quoted = quote(book, { ...asked, countsFromPrior })
  if (isQuoteError(quoted)) throw new Error(quoted.message)
  return quoted
}

/** As if its price had been shown for so many days. */
function told(countsFromPrior: boolean, days: number): string {
  const { pid, plan, currency, price } = sold(countsFromPrior)
  const shown = [{ plan, currency, price, from: AT - days * 24 * 3600_000 }]
  const book = bookWith(() => ({ shownPrices: [{ pid, shown }] }))
  const reason = { label: 'Dauerangebot' }
  const props = { quote: sold(countsFromPrior, book), locale: 'de', reason } as const
  return renderToStaticMarkup(createElement(NoFormerPrice, props))
}

test('a sale without a former price says what it is and why there is none', () => {
  expect(told(true, 30)).toMatch(/Dauerangebot.*weil der niedrigste der letzten 30 Tage nicht höher war/)
  expect(told(false, 30)).toBe('')
})

test('what is sold since yesterday says nothing of 30 days', () => {
  expect(told(true, 1)).toBe('')
})
