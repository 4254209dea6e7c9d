import { expect, test } from 'vitest'
import { searchKeys } from '@/collections/admin/staff-search/keys'

test.each([
  ['MacIntel', '⌘K'],
  ['iPad', '⌘K'],
  ['Win32', 'Ctrl K'],
  ['Linux x86_64', 'Ctrl K'],
  ['', 'Ctrl K'],
])('on «%s» the search says that %s opens it', (platform, keys) => {
  expect(searchKeys(platform)).toBe(keys)
})
