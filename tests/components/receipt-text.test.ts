import { expect, test } from 'vitest'
import { receiptText } from '@/collections/admin/words/receipt-text'

const line = (kind: string, rule = '', amount = -500) => ({ kind, rule, amount })

test('a line of an old price is told by what it is, not in the words that its buyer read', () => {
  expect(receiptText(line('list', '10429-LFT'), 1)).toBe('List price')
  expect(receiptText(line('selling'), 1)).toBe('Shop discount')
  expect(receiptText(line('offer', 'video-upgrade'), 8)).toBe('Upgrade to the video suite')
  expect(receiptText(line('coupon', 'WELCOME'), 1)).toBe('Code')
})

test('so is one of a charge of a subscription', () => {
  expect(receiptText(line('list', 'renewal'), 1)).toBe('Renewal')
  expect(receiptText(line('credit', 'credit'), 1)).toBe('Rest of the old plan')
  expect(receiptText(line('credit', 'balance'), 1)).toBe('From the balance')
  expect(receiptText(line('credit', 'balance', 500), 1)).toBe('Kept as balance')
})
