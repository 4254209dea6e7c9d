import { BOOK } from '@tests/support/address-rows'
import { expect, test } from 'vitest'
import { familyOfRequest } from '@/server/http/request-metrics'

test.each([
  ['/', 'home'],
  ['/de/contact?from=mail', 'contact'],
  ['/netflix-downloader', 'product'],
  ['/de', 'redirect'],
  ['/index.html', 'redirect'],
  ['/no-such-page', 'not_found'],
  ['/%ff', 'bad_request'],
  ['/order/order.php?a=multi_info', 'order'],
  ['/service/v1/user', 'service'],
  ['/admin/collections/orders', 'admin'],
  ['/_next/static/chunks/a.js', 'file'],
  ['/made-up/picture.png', 'file'],
])('%s counts as %s', (url, family) => {
  expect(familyOfRequest('localhost', url, BOOK)).toBe(family)
})

test('however many addresses are made up, there are no more families for it', () => {
  const families = Array.from({ length: 500 }, (_, n) =>
    familyOfRequest('localhost', `/${n % 2 ? 'made-up' : `p${n}`}/${n}?q=${n}`, BOOK),
  )
  expect(new Set(families)).toEqual(new Set(['not_found']))
})
