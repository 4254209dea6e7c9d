import { expect, test } from 'vitest'
import { withSystem } from '@/site/os-choice'

test.each([
  ['/products', '/products?os=mac'],
  ['/products#music', '/products?os=mac#music'],
  ['/de/sales-campaign?from=letter', '/de/sales-campaign?from=letter&os=mac'],
  ['/video-ai?os=win#plans', '/video-ai?os=win#plans'],
  ['/video-ai?a=b&os=#plans', '/video-ai?a=b&os=#plans'],
  ['/products?q=a%20b?c&pos=1#os=win', '/products?q=a%20b?c&pos=1&os=mac#os=win'],
  ['#offers', '#offers'],
  ['https://elsewhere.example/page', 'https://elsewhere.example/page'],
  ['//elsewhere.example', '//elsewhere.example'],
])('where the address asks for a Mac, the link %s is %s', (href, kept) => {
  expect(withSystem(href, 'mac')).toBe(kept)
})

test('where the address asks for no system, a link stays as it is', () => {
  expect(withSystem('/products', undefined)).toBe('/products')
})
