import { seededBook } from '@tests/support/seeded-book'
import { expect, test } from 'vitest'
import { quoteAll } from '@/pricing'

const book = seededBook()
const upgrade = {
  at: '2026-11-20T00:00:00Z',
  site: 'com',
  locale: 'en',
  country: 'us',
  os: 'win',
  target: { route: 'all_in_one_video_suite', plan: 'LFT' },
  coupon: null,
  payer: 'stripe',
  owned: [{ pid: 10331, plan: 'LFT', expires: null, subscription: false, periods: 1 }],
}

test('a quote is printed with exactly the agreed fields', () => {
  expect(quoteAll(book, [{ ...upgrade, coupon: 'SINGLE_PRO' }])).toEqual([
    {
      offType: 8,
      category: 'video_single',
      pid: 992001,
      plan: 'LFT',
      currency: 'USD',
      list: 42850,
      selling: 29990,
      price: 18990,
      discount: 56,
      unit_price: 18990,
      monthly_price: null,
      day_price: null,
      recommended: 'video_one_upgrade',
      applied: [{ kind: 'offer', rule: 'offer-8-lft', price: 18990 }],
      rejected: [{ coupon: 'SINGLE_PRO', reason: 'wrong_product' }],
    },
  ])
})

test('every case is answered in its place, a wrong one by an error', () => {
  const answers = quoteAll(book, [{}, upgrade, { ...upgrade, target: { route: 'nothing', plan: 'LFT' } }])
  expect(answers.map(answer => ('error' in answer ? answer.error : answer.price))).toEqual([
    'bad_input',
    18990,
    'unknown_route',
  ])
  expect(
    answers.every(answer => !('error' in answer) || Object.keys(answer).join() === 'error,message'),
  ).toBe(true)
})
