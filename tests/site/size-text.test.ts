import { expect, test } from 'vitest'
import { sizeText } from '@/site/size-text'

test.each([
  [1, 'en', '1 byte'],
  [999, 'en', '999 bytes'],
  [1_000, 'en', '1 kB'],
  [84_345_000, 'en', '84.3 MB'],
  [84_345_000, 'de', '84,3 MB'],
  [2_500_000_000, 'fr', '2,5\u202fGo'],
] as const)('%i bytes in %s', (bytes, locale, text) => {
  expect(sizeText(bytes, locale)).toBe(text)
})
