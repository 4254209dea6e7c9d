import { setImmediate } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { countingPage, openCachedShop } from '@tests/support/cached-shop'
import { expect, test, vi } from 'vitest'

async function shop(...args: Parameters<typeof openCachedShop>) {
  const opened = await openCachedShop(...args)
  const titleOf = async (asking: Parameters<typeof opened.ask>[0]) =>
    /<title>(.*)<\/title>/.exec((await opened.ask(asking)).body.toString())?.[1]
  return { ...opened, titleOf }
}

test('a page is made once and then comes out of memory', async () => {
  const { titleOf, made } = await shop(countingPage())
  expect([await titleOf('/video-ai'), await titleOf('/video-ai'), await titleOf('/video-ai')]).toEqual([
    'Made 1',
    'Made 1',
    'Made 1',
  ])
  expect(made).toHaveLength(1)
})

test('a page is shown to the last millisecond before its boundary and never at it', async () => {
  const { world, titleOf } = await shop(countingPage())
  world.boundary = 2_000_000
  expect(await titleOf('/video-ai')).toBe('Made 1')
  world.at = 1_999_999
  expect(await titleOf('/video-ai')).toBe('Made 1')
  world.at = 2_000_000
  world.boundary = 3_000_000
  expect(await titleOf('/video-ai')).toBe('Made 2')
})

test('a page ends with the next published change', async () => {
  const { world, titleOf, cache } = await shop(countingPage())
  await titleOf('/video-ai')
  await titleOf('/products')
  world.revision = 2
  expect(await titleOf('/video-ai')).toBe('Made 3')
  expect(cache.size.pages).toBe(1)
})

test('who asks while a page is made waits for the same one', async () => {
  const { ask, made, arrived } = await shop(async (_request, response) => {
    await vi.waitUntil(() => arrived() === 20)
    response.setHeader('Content-Type', 'text/html').end('<title>One</title>')
  })
  const asked = Array.from({ length: 20 }, () => ask('/video-ai'))
  expect((await Promise.all(asked)).map(({ body }) => body.toString())).toEqual(
    Array.from({ length: 20 }, () => '<title>One</title>'),
  )
  expect(made).toHaveLength(1)
})

test('what is published or begins while a page is made is on the page that is shown', async () => {
  const page = countingPage()
  const { world, titleOf, made } = await shop(async (request, response) => {
    if (made.length === 1) world.revision += 1
    if (made.length === 2) Object.assign(world, { at: world.boundary, boundary: world.boundary + 1_000 })
    await page(request, response)
  })
  world.boundary = world.at + 1_000
  expect(await titleOf('/video-ai')).toBe('Made 3')
  expect(await titleOf('/video-ai')).toBe('Made 3')
})

test('a page that changes faster than it can be made is shown to who asks, and not kept', async () => {
  const page = countingPage()
  const { world, titleOf, cache } = await shop(async (request, response) => {
    world.revision += 1
    await page(request, response)
  })
  expect(await titleOf('/video-ai')).toBe('Made 3')
  expect(await titleOf('/video-ai')).toBe('Made 6')
  expect(cache.size.pages).toBe(0)
})

test('while changes do not reach this process nothing is shown out of memory and nothing is kept', async () => {
  const { world, titleOf, cache } = await shop(countingPage())
  await titleOf('/video-ai')
  world.isCaughtUp = false
  expect(await titleOf('/video-ai')).toBe('Made 2')
  expect(await titleOf('/products')).toBe('Made 3')
  expect(cache.size.pages).toBe(1)
  Object.assign(world, { isCaughtUp: true, revision: 2 })
  expect(await titleOf('/video-ai')).toBe('Made 4')
})

test('while the database is gone finished pages are shown on up to their boundary, and not beyond', async () => {
  const { world, titleOf, cache } = await shop(countingPage())
  world.boundary = world.at + 1_000
  await titleOf('/video-ai')
  Object.assign(world, { isCaughtUp: false, isDatabaseThere: false })
  expect(await titleOf('/video-ai')).toBe('Made 1')
  expect(await titleOf('/products')).toBe('Made 2')
  world.at = world.boundary - 1
  expect(await titleOf('/video-ai')).toBe('Made 1')
  world.at = world.boundary
  expect(await titleOf('/video-ai')).not.toBe('Made 1')
  expect(cache.size.pages).toBe(1)
})

test('a page that cannot be made as the database goes is shown as it was, for the time being', async () => {
  const count = countingPage()
  let fails = false
  const { world, ask, titleOf } = await shop((request, response) => {
    if (fails) response.statusCode = 500
    return count(request, response)
  })
  await titleOf('/video-ai')
  fails = true
  world.isCaughtUp = false
  expect(await ask('/video-ai')).toMatchObject({ status: 200 })
  expect(await titleOf('/video-ai')).toBe('Made 1')
  expect(await ask('/products')).toMatchObject({ status: 500 })
  world.isCaughtUp = true
  world.revision = 2
  expect(await ask('/video-ai')).toMatchObject({ status: 500 })
})

test('what was published before the database went is not shown as it was before', async () => {
  const { world, titleOf } = await shop(countingPage())
  await titleOf('/video-ai')
  Object.assign(world, { isCaughtUp: false, isDatabaseThere: false, revision: 2 })
  expect(await titleOf('/video-ai')).toBe('Made 2')
})

test('a browser that has the page hears 304, whatever packing it had', async () => {
  const { ask, made } = await shop(countingPage())
  const packed = await ask({ path: '/video-ai', headers: { 'accept-encoding': 'gzip, deflate, br' } })
  const plain = await ask('/video-ai')
  for (const known of [
    packed.headers.etag,
    plain.headers.etag,
    `W/${packed.headers.etag}`,
    `"x", ${plain.headers.etag}`,
    '*',
  ]) {
    const { status, headers, body } = await ask({
      path: '/video-ai',
      headers: { 'if-none-match': String(known) },
    })
    expect(status, known).toBe(304)
    expect(body.byteLength).toBe(0)
    expect(headers.etag).toBe(plain.headers.etag)
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate, s-maxage=0')
  }
  const other = await ask({ path: '/video-ai', headers: { 'if-none-match': '"another"' } })
  expect(other.status).toBe(200)
  expect(made).toHaveLength(1)
})

test('the same bytes come packed as the browser takes them', async () => {
  const { ask, made } = await shop(countingPage())
  const asked = (accepted: string) => ask({ path: '/video-ai', headers: { 'accept-encoding': accepted } })
  const plain = (await ask('/video-ai')).body
  const br = await asked('gzip, deflate, br, zstd')
  const gzip = await asked('gzip;q=1.0, br;q=0')
  expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip'])
  expect(brotliDecompressSync(br.body)).toEqual(plain)
  expect(gunzipSync(gzip.body)).toEqual(plain)
  expect((await asked('br;q=0')).body).toEqual(plain)
  expect(made).toHaveLength(1)
})

test('a HEAD request gets the headers alone, length included', async () => {
  const { ask, made } = await shop(countingPage())
  const { headers, body } = await ask({ path: '/video-ai', method: 'HEAD' })
  expect(body.byteLength).toBe(0)
  const whole = await ask('/video-ai')
  expect(headers['content-length']).toBe(String(whole.body.byteLength))
  expect(headers.etag).toBe(whole.headers.etag)
  expect(made).toHaveLength(1)
})

test('memory has a limit in bytes, and what was read longest ago goes first', async () => {
  const big = 'x'.repeat(40_000)
  const { ask, made, cache } = await shop(
    (_request, response) => {
      response.setHeader('Content-Type', 'application/pdf')
      response.end(big)
    },
    { maxBytes: 100_000 },
  )
  await ask('/video-ai')
  await ask('/products')
  await ask('/video-ai')
  await ask('/contact')
  expect(cache.size).toMatchObject({ pages: 2 })
  expect(cache.size.bytes).toBeLessThanOrEqual(100_000)
  await ask('/video-ai')
  expect(made.map(({ url }) => url)).toEqual(['/video-ai', '/products', '/contact'])
  await ask('/products')
  expect(made).toHaveLength(4)
})

test('made-up queries fill a bounded room, and never drive out the pages without one', async () => {
  const { ask, cache, made } = await shop(countingPage())
  await ask('/download')
  for (let number = 0; number < 100; number += 1) await ask(`/download?route=${number}`)
  expect(cache.size.pages).toBe(65)
  await ask('/download')
  expect(made).toHaveLength(101)
})

test.each([500, 404, 302])(
  'an answer with status %d is not kept, but shared by who waits for it',
  async status => {
    const { ask, cache, made, arrived } = await shop(async (_request, response) => {
      await vi.waitUntil(() => arrived() > 1)
      await setImmediate()
      response.statusCode = status
      response.setHeader('Content-Type', 'text/html').end('<title>No</title>')
    })
    const answers = await Promise.all([ask('/download'), ask('/download')])
    expect(answers.map(answer => answer.status)).toEqual([status, status])
    expect(answers[0]?.headers['cache-control']).toBe('no-store')
    expect(cache.size.pages).toBe(0)
    expect(made).toHaveLength(1)
    await ask('/video-ai')
    expect(made).toHaveLength(2)
  },
)

test('an answer that sets a cookie is neither kept nor shared', async () => {
  const { ask, cache, made } = await shop((_request, response) => {
    response.setHeader('Content-Type', 'text/html')
    response.setHeader('Set-Cookie', `id=${made.length}`)
    response.end('<title>Yours</title>')
  })
  const answers = await Promise.all([ask('/video-ai'), ask('/video-ai')])
  const [one, other] = answers.map(({ headers }) => headers['set-cookie']?.[0])
  expect(one).not.toBe(other)
  expect(cache.size.pages).toBe(0)
})

test('a page that cannot be made is answered by whoever makes pages, and the next one is tried again', async () => {
  const { ask, titleOf } = await shop((_request, response) => {
    response.setHeader('Content-Type', 'text/html')
    response.write('<title>Half')
    response.destroy(new Error('broken'))
  })
  await expect(ask('/video-ai')).rejects.toThrow()
  await expect(titleOf('/video-ai')).rejects.toThrow()
})

test('a page that says why it cannot be made has the status that the proxy gave it, and is not kept', async () => {
  const { ask, cache } = await shop((_request, response) => {
    response.setHeader('X-Shop-Status', '503')
    response.setHeader('Retry-After', '5')
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.end('<!doctype html><title>Closed</title>')
  })
  for (const path of ['/video-ai', '/checkout']) {
    const { status, headers } = await ask(path)
    expect([path, status, headers['retry-after'], headers['x-shop-status']]).toEqual([
      path,
      503,
      '5',
      undefined,
    ])
  }
  expect(cache.size.pages).toBe(0)
})

test('a page is known again under any query that it does not read, and asks nobody what it is', async () => {
  let looked = 0
  const { ask, made } = await shop(countingPage(), {}, () => {
    looked += 1
  })
  await ask('/video-ai?first=1')
  const before = looked
  for (let number = 0; number < 20; number += 1) await ask(`/video-ai?utm_source=a&made-up=${number}`)
  await ask('/video-ai')
  expect([made.length, looked - before]).toEqual([1, 0])
  for (const query of ['os=mac', 'x=1&os=mac', 'os=beos', 'os=']) await ask(`/video-ai?${query}`)
  expect([made.length, looked - before]).toEqual([2, 4])
})

const SENTENCES: Record<string, RegExp> = {
  en: /Too many requests came from your network/,
  de: /Aus Ihrem Netz kamen in kurzer Zeit zu viele Anfragen/,
  fr: /Trop de demandes sont arrivées de votre réseau/,
  es: /Han llegado demasiadas solicitudes desde tu red/,
  it: /Dalla tua rete sono arrivate troppe richieste/,
  ja: /短時間に多数のリクエストがありました/,
  zh: /您的网络在短时间内发出了过多请求/,
}

test('who has too much made hears so in the language of the page, and still reads what is stored', async () => {
  const { ask, world, made } = await shop(countingPage())
  await ask('/download?route=known')
  world.mayMake = { ok: false, retryAfter: 17 }
  for (const [locale, sentence] of Object.entries(SENTENCES)) {
    const path = `${locale === 'en' || locale === 'ja' ? '' : `/${locale}`}/download?route=made-up`
    const refused = await ask({ path, headers: { host: locale === 'ja' ? 'jp.localhost' : 'localhost' } })
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '17'])
    expect(refused.headers).toMatchObject({
      'x-error-code': 'too_many_requests',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("default-src 'self'"),
    })
    expect(refused.body.toString()).toMatch(sentence)
  }
  expect((await ask('/download?route=known')).status).toBe(200)
  expect(made).toHaveLength(1)
})

test('a page that found no turn is a 503 for all who wait for it, and made for the next', async () => {
  const { ask, world, titleOf } = await shop(countingPage())
  world.hasTurn = false
  const refused = await Promise.all([ask('/video-ai'), ask('/video-ai')])
  expect(refused.map(({ status, headers }) => [status, headers['retry-after']])).toEqual([
    [503, '10'],
    [503, '10'],
  ])
  world.hasTurn = true
  expect(await titleOf('/video-ai')).toBe('Made 1')
})
