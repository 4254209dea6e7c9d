import { expect, test } from 'vitest'
import { termsOf } from '@/components/product/terms'

const money = (amount: number) => `$${amount / 100}`

test('licences that cost the same are written as a multiple', () => {
  expect(termsOf([12990, 12990, 12990], money)).toBe('3 × $129.9')
})

test('payments that differ are written as a sum', () => {
  expect(termsOf([12990, 18990], money)).toBe('$129.9 + $189.9')
})

test('a single payment is written as it is', () => {
  expect(termsOf([29990], money)).toBe('$299.9')
})
