import { expect, test } from 'vitest'
import { refundLabel } from '@/collections/admin/support/refund-label'

const order = { total: 18990, refunded: 0, currency: 'USD' } as const

test('the button of a refund names all that goes back', () => {
  expect(refundLabel({ ...order, differences: 0 })).toBe('Refund $189.90')
  expect(refundLabel({ ...order, refunded: 1000, differences: 0 })).toBe('Refund $179.90')
  expect(refundLabel({ ...order, differences: 11000 })).toBe(
    'Refund $189.90 and the paid difference of $110.00',
  )
})
