import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CheckoutFrame } from '@/components/checkout/checkout-frame'
import { ExpiredStep } from '@/components/checkout/expired-step'
import { RefundedStep } from '@/components/checkout/refunded-step'
import type { Order } from '@/server/orders/order'
import { visitOf } from '@/site/visit'

const visit = visitOf({ at: 0, site: 'com', locale: 'en', origin: '', path: '/', loggedIn: false })
const order = { number: 'TM-1', lines: [], quote: { lines: [] } } as unknown as Order
const titleOf = (page: string) => page.match(/<h1[^>]*>(.*?)<\/h1>/)?.[1]

test('an order is complete once it is paid', () => {
  const props = { visit, step: 'result' as const, isPaid: true, children: 'Your keys' }
  const paid = createElement(CheckoutFrame, props)
  expect(titleOf(renderToStaticMarkup(paid))).toBe('Order complete')
})

test.each([
  ['expired', ExpiredStep],
  ['refunded', RefundedStep],
])('one that is %s is not', (_, Step) => {
  expect(titleOf(renderToStaticMarkup(createElement(Step, { visit, order })))).toBe('Checkout')
})
