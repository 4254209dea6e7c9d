import { expect, test } from 'vitest'
import { dotted } from '@/site/dotted'

test('a dot stays with the fact before it, and what is not there has none', () => {
  expect(dotted('Lifetime', false, undefined, null, 'Windows')).toBe('Lifetime\u00A0· Windows')
  expect(dotted('Lifetime')).toBe('Lifetime')
})
