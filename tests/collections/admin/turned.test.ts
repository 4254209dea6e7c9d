import { expect, test } from 'vitest'
import { isTurned } from '@/collections/admin/support/turned'

const charges = [
  { number: 'TM-1', purpose: 'first' },
  { number: 'TM-2', purpose: 'upgrade' },
] as const

test.each([
  ['the month of a subscription that became a lifetime licence', 'TM-1', 'upgraded', true],
  ['the lifetime licence itself', 'TM-2', 'upgraded', false],
  ['the month of a subscription that runs', 'TM-1', 'active', false],
  ['an order of something else', 'TM-3', 'upgraded', false],
] as const)('a refund of %s leaves a lifetime licence that stood on it: %s %s %s', (_, order, state, is) => {
  expect(isTurned(order, [{ state, charges }])).toBe(is)
})
