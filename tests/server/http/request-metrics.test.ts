import { BOOK } from '@tests/support/address-rows'
import { expect, test } from 'vitest'
import { contextOf } from '@/server/http/request-context'
import { familyOfRequest } from '@/server/http/request-metrics'

const familyOf = (url: string): Promise<string> =>
  familyOfRequest(
    url.split('?')[0] ?? '',
    contextOf({ url, headers: { host: 'localhost' } }, async () => BOOK).find,
  )

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
])('%s counts as %s', async (url, family) => {
  expect(await familyOf(url)).toBe(family)
})

test('however many addresses are made up, there are no more families for it', async () => {
  const families = await Promise.all(
    Array.from({ length: 500 }, (_, n) => familyOf(`/${n % 2 ? 'made-up' : `p${n}`}/${n}?q=${n}`)),
  )
  expect(new Set(families)).toEqual(new Set(['not_found']))
})
