import { expect, test } from 'vitest'
import { asKept, asTyped } from '@/collections/admin/addresses/address'

test('an address is typed with hyphens, from a page’s own line too, and kept with low lines', () => {
  expect(['/black-friday-sales-2022', 'netflix-downloader', 'home', 'NF_DN'].map(asKept)).toEqual([
    'black_friday_sales_2022',
    'netflix_downloader',
    'home',
    'NF_DN',
  ])
  expect(asTyped('black_friday_sales_2022')).toBe('black-friday-sales-2022')
})
