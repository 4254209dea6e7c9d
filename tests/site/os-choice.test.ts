import { expect, test } from 'vitest'
import { withSystem } from '@/site/os-choice'

test.each([
  ['/products', '/products?os=mac'],
  ['/products#music', '/products?os=mac#music'],
  ['/de/sales-campaign?from=letter', '/de/sales-campaign?from=letter&os=mac'],
  ['/video-ai?os=win#plans', '/video-ai?os=win#plans'],
  ['#offers', '#offers'],
  ['https://elsewhere.example/page', 'https://elsewhere.example/page'],
  ['//elsewhere.example', '//elsewhere.example'],
])('on a Mac the link %s is %s', (href, kept) => {
  expect(withSystem(href, 'mac')).toBe(kept)
})

test('where the system is neither chosen nor known, a link stays as it is', () => {
  expect(withSystem('/products', 'other')).toBe('/products')
})
