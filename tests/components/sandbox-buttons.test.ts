import { expect, test } from 'vitest'
import { buttonsOf } from '@/components/sandbox/sandbox-buttons'
import type { SandboxPayment } from '@/server/payments/sandbox/ledger'

const PAYMENT: SandboxPayment = {
  session: 'sbx_1',
  reference: 'TM-1',
  amount: 3590,
  currency: 'USD',
  email: 'buyer@example.com',
  description: 'Netflix Downloader',
  locale: 'en',
  state: 'open',
  return_url: '/',
  webhook_url: '/',
  events: [],
  keeps_mandate: false,
  saves_card: false,
  mandate: null,
  expires_at: null,
  updated_at: new Date(0),
}

test('only a card that is charged again can be refused later, pause and go on', () => {
  const renewing = { ...PAYMENT, keeps_mandate: true }
  expect(buttonsOf(PAYMENT)).toEqual(['pay', 'challenge', 'slow', 'lose', 'decline'])
  expect(new Set(buttonsOf(renewing))).toEqual(
    new Set([...buttonsOf(PAYMENT), 'pay_then_decline', 'pay_then_hard_decline']),
  )
  expect(buttonsOf({ ...PAYMENT, state: 'paid' })).toEqual(['dispute'])
  expect(buttonsOf({ ...renewing, state: 'paid' })).toEqual(['dispute', 'pause', 'continue'])
})

test('a page for another card takes no money, and is pressed once', () => {
  const page = { ...PAYMENT, saves_card: true, keeps_mandate: true, amount: 0 }
  expect(buttonsOf(page)).toEqual(['save', 'save_declined'])
  expect(buttonsOf({ ...page, state: 'paid' })).toEqual([])
})
