import { expect, test } from 'vitest'
import { partsText } from '@/site/names-text'

test('parts stand behind the comma of the language', () => {
  expect(partsText(['Shop', 'English'], 'en')).toBe('Shop, English')
  expect(partsText(['ショップ', '日本語'], 'ja')).toBe('ショップ、日本語')
})
