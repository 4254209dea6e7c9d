import { DEFAULT_HOSTS } from '@/site/sites'
import { expect, test } from '../support/journey-test'
import { askRaw, type RawRequest } from '../support/raw-request'

// What no browser of a visitor sends: each gets a page of the shop, and leads nowhere else.

const EVIL = 'evil.example'
const long = (length: number) => 'a'.repeat(length)

type Try = Partial<RawRequest> & { path: string }

const REFUSED: Try[] = [
  { path: '/no-such-page' },
  { path: '/no/such/page/at/all' },
  { path: '/%00' },
  { path: '/netflix-downloader%00' },
  { path: '/netflix-downloader%0d%0aSet-Cookie:%20a=b' },
  { path: '/%ff%fe' },
  { path: '/%c3%28' },
  { path: '/%ed%a0%80' },
  { path: '/\u00ff\u00fe' },
  { path: '/%' },
  { path: '/%zz' },
  { path: '/%e0%a4%a' },
  { path: '/%2e%2e%2f%2e%2e%2fetc%2fpasswd' },
  { path: '/..%5c..%5cwindows%5cwin.ini' },
  { path: '/netflix-downloader%2f..%2fadmin' },
  { path: `/${long(3_000)}` },
  { path: `/${'a/'.repeat(1_200)}` },
  { path: `/${'%41'.repeat(1_000)}` },
  { path: '/pt/netflix-downloader' },
  { path: '/de/de/netflix-downloader' },
  { path: '/xx/' },
  { path: '/de', host: DEFAULT_HOSTS.jp },
  { path: '/reviews' },
  { path: '/netflix-downloader', host: DEFAULT_HOSTS.discover_com },
  { path: '/article/0' },
  { path: '/article/-1' },
  { path: '/article/1e3' },
  { path: '/article/99999999999999999999' },
  { path: "/article/1'%20or%20'1'='1" },
  { path: '/article/101%3Cscript%3E' },
  { path: '/fr/article/999999999' },
  { path: '/movie-downloader/nothing' },
  { path: '/movie-downloader/101' },
  { path: '/author/__proto__' },
  { path: '/author/nobody/opengraph-image' },
  { path: '/review/999999', host: DEFAULT_HOSTS.discover_com },
  { path: '/category/constructor', host: DEFAULT_HOSTS.discover_com },
  { path: '/best/toString', host: DEFAULT_HOSTS.discover_com },
  { path: '/guide/constructor' },
  { path: '/changelog/__proto__' },
  { path: '/my-account/devices/%00' },
  { path: '/s/com/en/home' },
  { path: '/s/com/en/product/netflix_downloader' },
  { path: '/sitemap-xx.xml' },
  { path: '/_next/static/../../package.json' },
  { path: '/_next/static/no-such.js' },
  { path: '/_next/image?url=http://169.254.169.254/latest&w=64&q=75' },
  { path: '/.env' },
  { path: '/.git/config' },
  { path: '/package.json' },
]

const TOLERATED: Try[] = [
  { path: '/', host: EVIL },
  { path: '/', host: 'localhost.evil.example' },
  { path: '/', host: '[::1]' },
  { path: '/', headers: { 'x-forwarded-host': EVIL } },
  { path: '/netflix-downloader', headers: { 'x-forwarded-host': EVIL, 'x-forwarded-proto': 'https' } },
  { path: '/netflix-downloader', headers: { forwarded: `host=${EVIL}` } },
  { path: '/de', headers: { 'x-forwarded-host': EVIL } },
  { path: '/my-account', headers: { 'x-forwarded-host': EVIL } },
  { path: '/', headers: { 'x-shop-path': '/my-account', 'x-shop-query': '?order=1' } },
  { path: '/', headers: { 'x-middleware-subrequest': 'src/proxy:src/proxy:src/proxy:src/proxy:src/proxy' } },
  { path: '/', headers: { 'x-middleware-rewrite': `http://${EVIL}/` } },
  { path: '/', headers: { 'x-original-url': '/admin', 'x-rewrite-url': '/admin' } },
  { path: '/', headers: { 'accept-language': `${long(4_000)},,;q=x,*;q=-1` } },
  { path: '/', headers: { cookie: 'token=%00%ff; locale=xx; os=plan9; token=' } },
  { path: '/', headers: { 'user-agent': long(8_000) } },
  { path: '/', headers: { 'next-router-state-tree': '%5B%22broken', rsc: '1' } },
  { path: '/', headers: { 'next-action': long(42) } },
  { path: '/', method: 'POST', headers: { 'next-action': long(42), 'content-type': 'text/plain' } },
  { path: '/netflix-downloader', method: 'PUT' },
  { path: '/netflix-downloader', method: 'OPTIONS' },
  { path: `//${EVIL}` },
  { path: `//${EVIL}/netflix-downloader` },
  { path: `/\\${EVIL}` },
  { path: `/de//${EVIL}` },
  { path: `/%2f%2f${EVIL}` },
  { path: `/%5c%5c${EVIL}` },
  { path: `///de///netflix-downloader` },
  { path: `http://${EVIL}/` },
  { path: `/home?next=//${EVIL}` },
  { path: `/de/checkout?next=https://${EVIL}/` },
  { path: `/login?next=https://${EVIL}/` },
  { path: `/login?next=/%09/${EVIL}` },
  { path: `/login?next=/%5c${EVIL}` },
  { path: `/login?next=javascript:alert(1)` },
  { path: `/login?next=/a&next=//${EVIL}` },
  { path: '/login?next[]=/a' },
  { path: '/netflix-downloader?os=plan9' },
  { path: '/netflix-downloader?os=mac&os=win' },
  { path: '/netflix-downloader?os=%ff' },
  { path: '/netflix-downloader?__proto__=1&constructor=2' },
  { path: `/netflix-downloader?${'a=1&'.repeat(2_000)}` },
  { path: '/checkout?route=__proto__&plan=constructor&os=x' },
  { path: '/checkout?route=netflix_downloader&route=hulu_downloader&plan=LFT&plan=1M' },
  { path: '/checkout?route=netflix_downloader&plan=LFT&step=9&coupon=%00' },
  { path: `/checkout?route=netflix_downloader&plan=LFT&coupon=${long(1_000)}` },
  { path: '/checkout?route=%ff%fe' },
  { path: '/checkout?order=T-00000000&secret=guessed' },
  { path: `/checkout?order=${long(2_000)}` },
  { path: '/sandbox/nothing' },
  { path: '/download?route=no_such&os=bsd' },
  { path: '/downloading?p=../../etc/passwd' },
  { path: '/search?q=%00' },
  { path: '/search?q=%ed%a0%80' },
  { path: `/search?q=${encodeURIComponent("'; drop table orders; --")}` },
  { path: `/search?q=${long(4_000)}` },
  { path: '/search?q=a&q=b' },
  { path: '/posts?page=-1' },
  { path: '/posts?page=1e9' },
  { path: '/article/101?comments=%00&comments=x' },
  { path: '/reset-password?reset=%00' },
  { path: '/login-success?confirm=__proto__' },
  { path: '/confirm-subscription-cancel?token=%ff' },
  { path: '/service/download-link?p=../../x&locale=xx' },
  { path: '/service/comments?article=x&locale=xx' },
  { path: '/service/no-such-call' },
  { path: '/order/user.php?a=__proto__' },
  { path: '/order/no-such.php' },
]

const NOT_FOUND = 'This page could not be found.'
const STACK = /\bat \w[\w.]* \(|node_modules|webpack-internal|\.next\/|<pre/

async function answered({ host = DEFAULT_HOSTS.com, ...asked }: Try) {
  const port = Number(new URL(process.env.SHOP_URL ?? '').port)
  const answer = await askRaw({ port, host: `${host}:${port}`, ...asked })
  const body = answer.body.toString('utf8')
  return { ...answer, body, problems: problemsOf(answer.status, answer.headers.location, body) }
}

function problemsOf(status: number, location: string | undefined, body: string): string[] {
  const target = location === undefined ? undefined : new URL(location, 'http://localhost')
  const isOurs = !target || Object.values(DEFAULT_HOSTS).includes(target.hostname)
  return [
    ...(status >= 500 || status < 200 ? [`status ${status}`] : []),
    ...(isOurs ? [] : [`leads to ${location}`]),
    ...(STACK.test(body) ? [`shows ${STACK.exec(body)?.[0]}`] : []),
    ...(new RegExp(`(href|src|content|action)="[^"]*//[^"]*${EVIL}`).test(body) ? [`links to ${EVIL}`] : []),
  ]
}

const nameOf = ({ method = 'GET', host = '', path, headers = {} }: Try) =>
  `${method} ${host}${path.slice(0, 60)} ${JSON.stringify(headers).slice(0, 80)}`

test('what leads nowhere is refused with a page of the shop', async () => {
  const problems: string[] = []
  for (const each of REFUSED) {
    const { status, headers, body, problems: found } = await answered(each)
    const isPage = headers['content-type']?.startsWith('text/html')
    const says = [
      ...(status === 400 || status === 404 ? [] : [`status ${status}`]),
      ...(isPage && !/<h1[^>]*>/.test(body) ? ['is no page of ours'] : []),
    ]
    problems.push(...[...found, ...says].map(problem => `${nameOf(each)}: ${problem}`))
  }
  expect(problems).toEqual([])
})

test('what is asked for oddly is answered or led to a page of the shop, and never breaks it', async () => {
  const problems: string[] = []
  for (const each of TOLERATED) {
    const { problems: found } = await answered(each)
    problems.push(...found.map(problem => `${nameOf(each)}: ${problem}`))
  }
  expect(problems).toEqual([])
})

test('the page of an unknown address says so in the language of the address', async () => {
  const german = await answered({ path: '/de/no-such-page' })
  expect(german.status).toBe(404)
  expect(german.body).toContain('<html lang="de"')
  expect((await answered({ path: '/author/nobody' })).body).toContain(NOT_FOUND)
  expect((await answered({ path: '/article/999' })).body).toContain('Post not found')
  const order = await answered({ path: '/checkout?order=T-00000000', headers: { cookie: 'locale=de' } })
  expect(order.headers.location).toBe('/de/checkout/unknown-order')
  expect((await answered({ path: '/de/checkout/unknown-order' })).status).toBe(404)
})
