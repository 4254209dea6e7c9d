import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { AROUND, openCachedShop } from '@tests/support/cached-shop'
import { expect, test } from 'vitest'
import { policyOf } from '@/server/page-cache/csp'
import { cacheControl, everywhere } from '@/server/page-cache/headers'
import { documentOf } from '@/server/page-cache/nonce'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const sourcesIn = (policy: string, directive: string) =>
  policy
    .split('; ')
    .find(each => each.startsWith(`${directive} `))
    ?.split(' ')
    .slice(1)

/** A page as the renderer writes it, with its mark on what it makes. */
const page = (
  nonce: string,
) => `<!doctype html><title>A page</title><style nonce="${nonce}">b{color:red}</style>
<link rel="preload" href="/_next/a.css" as="style" nonce="${nonce}"/><script src="/_next/a.js" async="" nonce="${nonce}"></script>
<script nonce="${nonce}">self.__next_f=[]</script><script nonce="${nonce}">document.cookie="os=mac"</script>
<script type="application/ld+json">{"@type":"Product"}</script><script type="application/json" id="t">{}</script>
<script nonce="${nonce}">self.__next_f=[]</script><script nonce="${nonce}">self.push("{\\"nonce\\":\\"${nonce}\\"}")</script>
<script nonce="${nonce}">one
two</script>`
const MARK = 'mark-of-this-making'
const PLAIN = documentOf(page(MARK), MARK)
const INLINE = PLAIN.inline
const nonceOf = ({ headers }: IncomingMessage) =>
  /^script-src 'nonce-([\w-]{24})'$/.exec(String(headers['content-security-policy']))?.[1] ?? ''

test('the scripts that the renderer made are named by their hashes, each once, and nothing else inline may run', () => {
  const policy = policyOf(INLINE, 'shop', AROUND)
  expect(sourcesIn(policy, 'script-src')).toEqual([
    "'self'",
    hash('self.__next_f=[]'),
    hash('document.cookie="os=mac"'),
    hash(String.raw`self.push("{\"nonce\":\"$undefined\"}")`),
    hash('one\ntwo'),
  ])
  expect(sourcesIn(policy, 'style-src')).toEqual(["'self'", hash('b{color:red}')])
  expect(sourcesIn(policy, 'script-src-attr')).toEqual(["'none'"])
  expect(policy).not.toContain('unsafe-eval')
  expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toContain('unsafe-inline')
})

const INJECTED = [
  '<script>alert(1)</script>',
  '<script nonce="">alert(1)</script>',
  '<script nonce="guessed">alert(1)</script>',
  '<SCRIPT type="module">alert(1)</SCRIPT >',
  '<style>a{background:url(//evil.example)}</style>',
  '<script type="application/ld+json">{}</script><script>alert(1)</script>',
  '<script x="',
  '<script>alert(1)//',
  '<!--<script>alert(1)</script>-->',
  '<svg><script>alert(1)</script></svg>',
]

test.each(INJECTED)('what stands in the page and the renderer did not make gets no hash: %s', injected => {
  const known = new Set([...INLINE.scripts, ...INLINE.styles])
  const nonce = 'a-word-that-nobody-knows'
  const marked = page(nonce)
  for (const at of [marked.indexOf('<title>'), marked.indexOf('<script'), marked.length]) {
    const { inline } = documentOf(marked.slice(0, at) + injected + marked.slice(at), nonce)
    for (const source of [...inline.scripts, ...inline.styles]) expect(known).toContain(source)
  }
})

test('a page is the same each time it is made: the mark leaves with nothing', () => {
  const other = documentOf(page('another-making'), 'another-making')
  expect(other).toEqual(PLAIN)
  expect(other.html).not.toContain('another-making')
})

const FIRST = `<script data-first="" nonce="${MARK}">listen()</script>`
const headOf = (charset: string, before: string) => `<head>${charset}${before}</head>`

test.each(['<meta charSet="utf-8"/>', ''])(
  'the script that has to hear of all that a page fetches comes first: %s',
  charset => {
    const fetched = '<link rel="stylesheet" href="/a.css"/><script src="/a.js" async=""></script>'
    const { html, inline } = documentOf(headOf(charset, fetched + FIRST), MARK)
    expect(html).toBe(headOf(charset, `<script data-first="">listen()</script>${fetched}`))
    expect(inline.scripts).toEqual([hash('listen()')])
  },
)

test('a script that the renderer did not make stays where it is', () => {
  const text = headOf('', '<link rel="stylesheet" href="/a.css"/><script data-first="">alert(1)</script>')
  expect(documentOf(text, MARK)).toEqual({ html: text, inline: { scripts: [], styles: [] } })
})

test('a script that ends its lines as Windows does has the hash that browsers make of it', () => {
  expect(documentOf(`<script nonce="${MARK}">a\r\nb</script>`, MARK).inline.scripts).toEqual([hash('a\nb')])
})

test('calls and forms lead to the hosts that answer them, where that is not the shop itself', () => {
  const policy = policyOf(INLINE, 'shop', { ...AROUND, apis: ['https://api.example'] })
  expect(sourcesIn(policy, 'connect-src')).toEqual(["'self'", 'https://api.example'])
  expect(sourcesIn(policy, 'form-action')).toContain('https://api.example')
  expect(sourcesIn(policyOf(INLINE, 'shop', AROUND), 'connect-src')).toEqual(["'self'"])
})

test('forms lead to the shop’s own sites, and only the shop may frame a page', () => {
  const around = {
    origins: ['https://shop.example', 'https://jp.shop.example'],
    apis: [],
    payers: ['https://checkout.stripe.com'],
    isHttps: true,
  }
  const policy = policyOf(INLINE, 'shop', around)
  expect(sourcesIn(policy, 'form-action')).toEqual([
    "'self'",
    'https://shop.example',
    'https://jp.shop.example',
    'https://checkout.stripe.com',
  ])
  expect(sourcesIn(policy, 'frame-ancestors')).toEqual(["'self'"])
  expect(sourcesIn(policy, 'frame-src')).toEqual(["'self'"])
  expect(sourcesIn(policy, 'object-src')).toEqual(["'none'"])
  expect(policy).toContain('upgrade-insecure-requests')
})

test('the admin may style itself, and runs no other scripts than its own either', () => {
  const policy = policyOf(INLINE, 'admin', AROUND)
  expect(sourcesIn(policy, 'style-src')).toEqual(["'self'", "'unsafe-inline'"])
  expect(sourcesIn(policy, 'script-src')).toContain(hash('document.cookie="os=mac"'))
  expect(policy).not.toContain('unsafe-eval')
})

test('browsers are told to come by https only where the shop is served by it', () => {
  expect(everywhere({ isHttps: false })).not.toContain('Strict-Transport-Security')
  expect(everywhere({ isHttps: true })).toContain('Strict-Transport-Security')
})

test.each([
  [{ until: Number.POSITIVE_INFINITY, at: 0, seconds: 60 }, 60],
  [{ until: 100_000, at: 0, seconds: 60 }, 60],
  [{ until: 61_999, at: 0, seconds: 60 }, 59],
  [{ until: 3_000, at: 1, seconds: 60 }, 0],
  [{ until: 1_000, at: 999, seconds: 60 }, 0],
  [{ until: 100_000, at: 0, seconds: 0 }, 0],
])('before a boundary a CDN keeps a page for whole seconds that end before it: %j', (life, seconds) => {
  expect(cacheControl(life)).toBe(`public, max-age=0, must-revalidate, s-maxage=${seconds}`)
})

const SAFE = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'SAMEORIGIN',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
  'content-security-policy': expect.stringContaining(hash('self.__next_f=[]')),
}

/** As Next does: what comes after the answer has begun is dropped. */
function refuseLateHeaders(response: ServerResponse): void {
  const setHeader = response.setHeader.bind(response)
  response.setHeader = (name, value) => (response.headersSent ? response : setHeader(name, value))
}

test.each(['/video-ai', '/checkout', '/no-such-page', '/sandbox/1', '/admin'])(
  'the document %s is sent with the headers of safety, kept or not, packed or not',
  async path => {
    const marks = new Set<string>()
    const shop = await openCachedShop((request, response) => {
      const nonce = nonceOf(request)
      expect(nonce).not.toBe('')
      marks.add(nonce)
      const html = page(nonce)
      response.setHeader('Content-Type', 'text/html; charset=utf-8')
      refuseLateHeaders(response)
      response.writeHead(200, { 'x-other': '1' })
      response.write(html.slice(0, 50))
      response.end(html.slice(50))
    })
    for (const accepted of ['br', 'identity', 'br']) {
      const { status, headers, body } = await shop.ask({
        path,
        headers: { 'accept-encoding': accepted, 'content-security-policy': "script-src 'nonce-chosen'" },
      })
      expect(status).toBe(200)
      expect(headers).toMatchObject(SAFE)
      expect(headers['content-encoding']).toBe(accepted === 'br' ? 'br' : undefined)
      expect(headers['content-length']).toBe(String(body.byteLength))
      expect(headers.vary).toContain('Accept-Encoding')
      if (accepted === 'identity') expect(body.toString()).toBe(PLAIN.html)
    }
    expect(marks).not.toContain('chosen')
    expect(marks.size).toBe(shop.made.length)
  },
)

test('what is no document goes out as it is written', async () => {
  const shop = await openCachedShop((_request, response) => {
    response.writeHead(201, { 'Content-Type': 'application/json' })
    response.write('{"a"')
    response.end(':1}')
  })
  for (const path of ['/order/user.php', '/checkout']) {
    const { status, headers, body } = await shop.ask({ path, method: 'POST' })
    expect([status, body.toString()]).toEqual([201, '{"a":1}'])
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['content-security-policy']).toBeUndefined()
  }
})

test.each(['/dtv-downloader', '/checkout', '/home-de'])(
  'a redirect from %s leads where the proxy said, whatever host the handler takes for its own',
  async path => {
    const to = 'http://localhost:3000/de/'
    const shop = await openCachedShop((_request, response) => {
      response.statusCode = 301
      response.setHeader('Location', '/de/')
      response.setHeader('x-shop-location', to)
      response.end()
    })
    const { status, headers } = await shop.ask({ path, headers: { host: 'jp.localhost' } })
    expect({ status, to: headers.location, told: headers['x-shop-location'] }).toEqual({ status: 301, to })
  },
)
