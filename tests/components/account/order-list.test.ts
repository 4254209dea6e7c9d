import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { OrderList } from '@/components/account/billing/order-list'
import type { OrderView } from '@/server/accounts/overview'
import { LOCALES, type Locale } from '@/site/locale'
import { siteSpeaking } from '@/site/sites'
import { visitOf } from '@/site/visit'

const AT = Date.UTC(2026, 10, 12, 9)
const PAGE = { path: '/my-account/billing', origin: 'http://localhost:3000', at: AT, loggedIn: true }

const paid: OrderView = {
  number: 'TM-PAID',
  createdAt: Date.UTC(2026, 10, 1),
  total: 29990,
  returned: 0,
  refundedAt: null,
  currency: 'USD',
  state: 'paid',
  shown: 'paid',
  provider: 'stripe',
  coupon: null,
  lines: [{ pid: 1, plan: 'LFT', quantity: 1 }],
  instead: null,
}

const visitIn = (locale: Locale) => visitOf({ site: siteSpeaking('com', locale), locale, ...PAGE })

function shown(locale: Locale, ...orders: OrderView[]): string {
  const visit = visitIn(locale)
  const html = renderToStaticMarkup(
    createElement(OrderList, { orders, visit, nameOf: () => 'Netflix Downloader' }),
  )
  return html.replace(/<[^>]+>/g, ' ').replace(/[\s\u00a0]+/g, ' ')
}

const inPart = { ...paid, returned: 1000, refundedAt: AT, shown: 'refunded_in_part' } as const

test.each([
  ['en', 'Partially refunded', 'Refunded on November 12, 2026 $10.00'],
  ['de', 'Teilweise erstattet', 'Erstattet am 12. November 2026 10,00 $'],
  ['ja', '一部返金済み', '2026年11月12日に返金 $10.00'],
  ['es', 'Reembolsado en parte', 'Reembolsado el 12 de noviembre de 2026 10,00 US$'],
  ['it', 'Rimborsato in parte', 'Rimborsato il 12 novembre 2026 10,00 USD'],
  ['fr', 'Remboursée en partie', 'Remboursé le 12 novembre 2026 10,00 $US'],
  ['zh', '已部分退款', '已于 2026年11月12日退款 US$10.00'],
] as const)('in %s an order of which a part went back says so, with sum and day', (locale, state, back) => {
  const text = shown(locale, inPart)
  expect(text).toContain(state)
  expect(text).toContain(back)
})

test('several parts have a sum and no day; nothing is said where nothing went back', () => {
  const text = shown('en', { ...inPart, refundedAt: null })
  expect(text).toContain('Partially refunded')
  expect(text).toContain('Refunded $10.00')
  expect(text).not.toContain('Refunded on')
  expect(shown('en', paid)).not.toContain('Refunded')
})

test('a refund of the whole is shown in the same way', () => {
  const whole = { ...inPart, returned: 29990, state: 'refunded', shown: 'refunded' } as const
  const text = shown('en', whole)
  expect(text).toContain('Refunded on November 12, 2026 $299.90')
  expect(text).not.toContain('in part')
})

const failed = { ...paid, number: 'TM-OLD', state: 'failed', shown: 'failed' } as const
const pending = { ...paid, number: 'TM-NEW', state: 'pending', shown: 'pending' } as const

const OTHER = { number: 'TM-NEW', isPaid: false }

test.each(LOCALES)('in %s of two orders of the same one can be paid, and the other leads to it', locale => {
  const visit = visitIn(locale)
  const html = renderToStaticMarkup(
    createElement(OrderList, {
      orders: [pending, { ...failed, instead: OTHER }],
      ...{ visit, nameOf: () => 'Netflix Downloader' },
    }),
  )
  expect([...html.matchAll(/order=(TM-\w+)/g)].map(([, number]) => number)).toEqual(['TM-NEW', 'TM-NEW'])
  const [offered, other] = html.split('</li><li').map(each => each.split('href=').length)
  expect([offered, other]).toEqual([2, 2])
  expect(html.split('aria-label="')).toHaveLength(2)
})

test('what it says of the other is plain', () => {
  expect(shown('en', { ...failed, instead: OTHER })).toMatch(
    /You have another order for the same\. You only need to pay for one of them\. See order TM-NEW/,
  )
  expect(shown('en', { ...failed, instead: { ...OTHER, isPaid: true } })).toMatch(
    /You have bought this with a newer order\. There is nothing left to pay here\. See order TM-NEW/,
  )
  expect(shown('en', failed)).toContain('Try the payment again')
  expect(shown('en', pending)).toContain('Check the payment')
})
