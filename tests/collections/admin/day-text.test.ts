import { expect, test } from 'vitest'
import { dayIn } from '@/collections/admin/words/written/day-text'

test('a day reads as people of each language write it', () => {
  expect(dayIn('en', '2026-11-24')).toBe('24 Nov 2026')
  expect(dayIn('de', '2026-11-24')).toBe('24.11.2026')
  expect(dayIn('ja', '2026-11-24')).toBe('2026年11月24日')
})
