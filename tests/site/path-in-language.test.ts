import { expect, test } from 'vitest'
import { page } from '@/site/page'
import { pathInLanguage } from '@/site/path-in-language'

test('a link to a page with one address for all languages keeps the language of the page it stands on', () => {
  expect(pathInLanguage(page('checkout'), 'com', 'de')).toBe('/de/checkout')
  expect(pathInLanguage(page('my-account'), 'com', 'en')).toBe('/en/my-account')
})

test('a site of one language needs no prefix to keep it', () => {
  expect(pathInLanguage(page('checkout'), 'jp', 'ja')).toBe('/checkout')
})

test('a page with an address per language is linked by that address', () => {
  expect(pathInLanguage(page('products'), 'com', 'de')).toBe('/de/products')
  expect(pathInLanguage(page('products'), 'com', 'en')).toBe('/products')
})
