import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PartBack } from '@/components/checkout/part-back'
import type { Order } from '@/server/orders/order'

const AT = Date.UTC(2026, 10, 12, 9)

function shown(refunded: number, refundedAt: number | null, locale: 'en' | 'de' = 'en'): string {
  const order = { refunded, total: 29990, currency: 'USD' } as Order
  const html = renderToStaticMarkup(createElement(PartBack, { paid: { order, refundedAt }, locale }))
  return html
    .replace(/<[^>]+>/g, ' ')
    .replace(/[\s\u00a0]+/g, ' ')
    .trim()
}

test('the page of a paid order says what of it went back, with the day where there is one', () => {
  expect(shown(1000, AT)).toBe(
    'Partially refunded $10.00 of the $299.90 you paid was refunded on November 12, 2026.',
  )
  expect(shown(1000, null)).toBe('Partially refunded $10.00 of the $299.90 you paid has been refunded.')
  expect(shown(1000, AT, 'de')).toBe(
    'Teilweise erstattet Am 12. November 2026 wurden 10,00 $ von den gezahlten 299,90 $ erstattet.',
  )
})

test('it says nothing where nothing went back', () => {
  expect(shown(0, null)).toBe('')
})
