import { type Asking, countingPage, openCachedShop } from '@tests/support/cached-shop'
import { expect, test } from 'vitest'
import { ACCOUNT_SECTIONS } from '@/site/families'

const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15'
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

const UNKEYED: Record<string, string> = {
  'accept-language': 'fr-FR,fr;q=0.9',
  authorization: 'Bearer secret',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'https',
  'x-forwarded-for': '203.0.113.9',
  'x-original-url': '/admin',
  'x-rewrite-url': '/admin',
  'x-shop-path': '/de/',
  'x-shop-query': '?a=1',
  'x-middleware-subrequest': 'src/proxy:src/proxy',
  'x-nextjs-data': '1',
  'x-client-ip': '203.0.113.9',
  'content-security-policy': "script-src 'nonce-evil'",
  referer: 'https://evil.example/',
  'x-http-method-override': 'POST',
  'cache-control': 'no-cache',
  cookie: 'a_show=1; popup-dated=1; locale=fr; email=me@example.com; user_info=me',
}

test('what is not part of the key makes no other page, and reaches none', async () => {
  const { ask, made } = await openCachedShop(countingPage())
  for (const [name, value] of Object.entries(UNKEYED))
    await ask({ path: '/video-ai?utm_source=a&gclid=b', headers: { 'user-agent': WINDOWS, [name]: value } })
  await ask({ path: '/video-ai', headers: { 'user-agent': WINDOWS, ...UNKEYED } })
  expect(made).toHaveLength(1)
  expect(Object.keys(made[0]?.headers ?? {}).toSorted()).toEqual([
    'accept',
    'cf-ipcountry',
    'content-security-policy', // the nonce of this making, for the scripts of the renderer
    'host',
    'sec-ch-ua-mobile',
    'sec-ch-ua-platform',
    'user-agent',
  ])
  expect(JSON.stringify(made)).not.toMatch(/evil|secret|203\.0|me@|fr-FR/)
})

test('members, phones, systems, sites, languages and queries have pages of their own', async () => {
  const { ask, made } = await openCachedShop(countingPage())
  const variants: Asking[] = [
    { path: '/video-ai', headers: { 'user-agent': WINDOWS } },
    { path: '/video-ai', headers: { 'user-agent': MAC } },
    { path: '/video-ai', headers: { 'user-agent': PHONE } },
    { path: '/video-ai', headers: { 'user-agent': WINDOWS, 'sec-ch-ua-mobile': '?1' } },
    { path: '/video-ai' },
    { path: '/article/101', headers: { 'user-agent': WINDOWS } },
    { path: '/article/101', headers: { 'user-agent': WINDOWS, cookie: 'x=1; token=abc' } },
    { path: '/video-ai', headers: { 'user-agent': WINDOWS, host: 'jp.localhost:3000' } },
    { path: '/de/video-ai', headers: { 'user-agent': WINDOWS } },
    { path: '/video-ai?os=win', headers: { 'user-agent': WINDOWS } },
  ]
  for (const variant of [...variants, ...variants]) await ask(variant)
  expect(made).toHaveLength(variants.length)
  // The choice of a system leads to the page of that system, by whatever it is said.
  await ask({ path: '/video-ai', headers: { 'user-agent': WINDOWS, cookie: 'os=mac' } })
  await ask({ path: '/video-ai', headers: { 'user-agent': WINDOWS, 'sec-ch-ua-platform': '"macOS"' } })
  expect(made).toHaveLength(variants.length)
})

test('a parameter that the page does not read makes no page of its own', async () => {
  const { ask, made, cache } = await openCachedShop(countingPage())
  for (let number = 0; number < 20; number += 1) {
    await ask(`/video-ai?coupon=made-up-${number}&x${number}=1`)
    await ask(`/video-ai/opengraph-image?v=${number}`)
    await ask(`/article/101?comments=${number}`)
  }
  expect(made.map(({ url }) => url)).toEqual(['/video-ai', '/video-ai/opengraph-image', '/article/101'])
  expect(cache.size.pages).toBe(3)
})

test('a page for members is made for no one of them', async () => {
  const { ask, made } = await openCachedShop(countingPage())
  await ask({ path: '/article/101', headers: { cookie: 'token=first' } })
  await ask({ path: '/article/101', headers: { cookie: 'token=second; os=beos' } })
  expect(made.map(({ headers }) => headers.cookie)).toEqual(['token=-'])
})

const PRICED = [
  '/',
  '/products',
  '/video-ai',
  '/all-in-one-video-suite',
  '/black-friday-sales-2022',
  '/download',
]

test.each(PRICED)('%s has prices, and is made for each who is signed in', async path => {
  const { ask, made, cache } = await openCachedShop(countingPage())
  await ask({ path, headers: { cookie: 'token=first' } })
  await ask({ path, headers: { cookie: 'token=second' } })
  expect(made.map(({ headers }) => headers.cookie)).toEqual(['token=first', 'token=second'])
  expect(cache.size.pages).toBe(0)
})

test('the country makes another page in Chinese alone: in China and outside of it', async () => {
  const { ask, made } = await openCachedShop(countingPage())
  for (const country of ['CN', 'us', 'DE', 'xx']) {
    await ask({ path: '/de/video-ai', headers: { 'cf-ipcountry': country } })
    await ask({ path: '/zh/video-ai', headers: { 'cf-ipcountry': country } })
  }
  expect(made.map(({ url, headers }) => [url, headers['cf-ipcountry']])).toEqual([
    ['/de/video-ai', 'xx'],
    ['/zh/video-ai', 'cn'],
    ['/zh/video-ai', 'us'],
    ['/zh/video-ai', 'xx'],
  ])
})

test('the country that a visitor chose makes another page in Chinese, and never against a proxy', async () => {
  const { ask, made } = await openCachedShop(countingPage())
  const cookie = 'x=1; country=cn'
  await ask({ path: '/zh/video-ai', headers: { cookie } })
  await ask({ path: '/zh/video-ai', headers: { cookie: 'country=cn', 'cf-ipcountry': 'xx' } })
  await ask({ path: '/zh/video-ai', headers: { cookie: 'country=kp' } })
  await ask({ path: '/zh/video-ai' })
  await ask({ path: '/zh/video-ai', headers: { cookie, 'cf-ipcountry': 'de' } })
  await ask({ path: '/de/video-ai', headers: { cookie } })
  await ask({ path: '/de/video-ai' })
  expect(made.map(({ url, headers }) => [url, headers['cf-ipcountry'], headers.cookie])).toEqual([
    ['/zh/video-ai', 'xx', 'country=cn'],
    ['/zh/video-ai', 'xx', undefined],
    ['/zh/video-ai', 'us', undefined],
    ['/de/video-ai', 'xx', undefined],
  ])
})

test('a country is not believed unless a proxy is trusted to set it', async () => {
  const { ask, made } = await openCachedShop(countingPage(), { trustProxy: false })
  await ask({ path: '/zh/video-ai', headers: { 'cf-ipcountry': 'us' } })
  await ask({ path: '/zh/video-ai', headers: { 'x-country': 'de' } })
  expect(made).toHaveLength(1)
})

test('an unknown host shows the com site and makes no copy of it', async () => {
  const { ask, made } = await openCachedShop(countingPage())
  for (const host of ['localhost', 'localhost:8080', 'evil.example', 'LOCALHOST.'])
    await ask({ path: '/video-ai', headers: { host } })
  expect(made.map(({ headers }) => headers.host)).toEqual(['localhost:3000'])
})

const NEVER = [
  '/checkout',
  '/checkout?route=video_ai',
  '/my-account',
  ...ACCOUNT_SECTIONS.map(section => `/my-account/${section.replaceAll('_', '-')}`),
  '/my-account/devices/1',
  '/sales-campaign',
  '/upgrade-campaign',
  '/subscriber-upgrade',
  '/uninstallation',
  '/thanks-for-installing',
  '/login',
  '/de/login',
  '/login-success',
  '/register',
  '/forgot-password',
  '/set-password',
  '/reset-password',
  '/confirm-subscription-cancel',
  '/search?q=video',
  '/no-such-page',
  '/ja/video-ai',
  '/../video-ai',
  '/%00',
  '/order/user.php',
  '/service/comments',
  '/cms/users/me',
  '/admin',
  '/sandbox/1',
  '/healthz',
]

test.each(NEVER)('%s is never kept', async path => {
  const { ask, made, cache } = await openCachedShop(countingPage())
  await ask(path)
  await ask({ path, headers: { 'x-mark': 'mine' } })
  expect(made).toHaveLength(2)
  expect(made[1]?.headers['x-mark']).toBe('mine')
  expect(cache.size.pages).toBe(0)
})

const STAFF = 'payload-token=abc; preview=site%3Dcom%26locale%3Den'
const OTHER_WORK: Asking[] = [
  { path: '/video-ai', method: 'POST' },
  { path: '/video-ai', method: 'OPTIONS' },
  { path: '/video-ai', headers: { cookie: 'token=abc' } },
  { path: '/video-ai', headers: { rsc: '1' } },
  { path: '/video-ai', headers: { 'next-action': 'abc' } },
  { path: '/video-ai', headers: { 'next-router-prefetch': '1' } },
  { path: '/video-ai', headers: { 'next-router-state-tree': '[]' } },
  { path: '/video-ai', headers: { cookie: '__prerender_bypass=abc' } },
  { path: '/video-ai', headers: { cookie: STAFF } },
]

test.each(OTHER_WORK)('%j is not answered out of memory, though the page is there', async asking => {
  const { ask, made, cache } = await openCachedShop(countingPage())
  await ask('/video-ai')
  await ask(asking)
  await ask(asking)
  expect(made).toHaveLength(3)
  expect(cache.size.pages).toBe(1)
})

test('sitemaps, feeds and pictures for sharing are kept too', async () => {
  const { ask, made } = await openCachedShop((_request, response) => {
    response.setHeader('Content-Type', 'image/png').end('png')
  })
  for (const path of ['/sitemap.xml', '/robots.txt', '/feed.xml', '/video-ai/opengraph-image']) {
    const first = await ask({ path, headers: { 'accept-encoding': 'br' } })
    expect(first.headers['content-encoding']).toBeUndefined()
    await ask(path)
  }
  expect(made).toHaveLength(4)
})
