import { expect, test } from 'vitest'
import { refundLabel } from '@/collections/admin/support/refund-label'

test('the button of a refund names all that goes back', () => {
  expect(refundLabel({ total: 18990, differences: 0, currency: 'USD' })).toBe('Refund $189.90')
  expect(refundLabel({ total: 18990, differences: 11000, currency: 'USD' })).toBe(
    'Refund $189.90 and the paid difference of $110.00',
  )
})
