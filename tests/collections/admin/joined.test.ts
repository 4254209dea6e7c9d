import { expect, test } from 'vitest'
import { listIn } from '@/collections/admin/words/written/joined'

test('parts stand behind the comma of the language', () => {
  expect(listIn('en', ['Shop', 'English'])).toBe('Shop, English')
  expect(listIn('ja', ['ショップ', '日本語'])).toBe('ショップ、日本語')
})
