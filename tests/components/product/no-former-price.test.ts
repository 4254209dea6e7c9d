import { inputOf } from '@tests/support/asking'
import { seededBook } from '@tests/support/seeded-book'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NoFormerPrice } from '@/components/product/saving'
import { isQuoteError, quote } from '@/pricing'

const book = seededBook()

function told(countsFromPrior: boolean): string {
  const asked = { ...inputOf({ route: 'video_downloader', at: Date.parse('2026-11-20T00:00:00Z') }) }
  const quoted = quote(book, { ...asked, countsFromPrior })
  if (isQuoteError(quoted)) throw new Error(quoted.message)
  const reason = { label: 'Dauerangebot' }
  return renderToStaticMarkup(createElement(NoFormerPrice, { quote: quoted, locale: 'de', reason }))
}

test('a sale without a former price says what it is and why there is none', () => {
  expect(told(true)).toMatch(/Dauerangebot.*weil der niedrigste der letzten 30 Tage nicht höher war/)
  expect(told(false)).toBe('')
})
