import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { BOOK } from '@tests/support/address-rows'
import { AROUND } from '@tests/support/cached-shop'
import { soon } from '@tests/support/soon'
import { afterAll, expect, test } from 'vitest'
import { NoTurn } from '@/server/fair-queue/fair-queue'
import { inTurn } from '@/server/fair-queue/lanes'
import { contextOf } from '@/server/http/request-context'
import { answerInTurn } from '@/server/page-cache/uncached'

const begun: string[] = []
const ends: (() => void)[] = []
const arrived: string[] = []
const left: string[] = []
let hangs = false

async function page({ url = '' }: IncomingMessage, response: ServerResponse): Promise<void> {
  begun.push(url)
  if (hangs) await new Promise<void>(resolve => ends.push(resolve))
  response.end('a page')
}

const server = createServer((request, response) => {
  const { url = '' } = request
  arrived.push(url)
  response.once('close', () => left.push(url))
  const context = contextOf(request, async () => BOOK)
  const asked = { request, response, context }
  void answerInTurn(asked, { around: AROUND, trustProxy: true }, () => page(request, response))
})
await new Promise<void>(resolve => server.listen(0, resolve))
afterAll(() => server.close().closeAllConnections())
const { port } = server.address() as AddressInfo

const ask = (path: string, network: string, init: RequestInit = {}) =>
  fetch(`http://localhost:${port}${path}`, { ...init, headers: { 'x-forwarded-for': network } })

test('a network searches sixty times a minute, then hears so in its language; other pages it still gets', async () => {
  for (let count = 0; count < 60; count += 1)
    expect((await ask(`/de/search?q=${count}`, '203.0.113.20')).status).toBe(200)
  const refused = await ask('/de/search?q=more', '203.0.113.20')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(refused.headers.get('x-error-code')).toBe('too_many_requests')
  const text = await refused.text()
  expect(text).toContain('<html lang="de">')
  expect(text).toContain('Aus Ihrem Netz kamen')
  expect(begun).not.toContain('/de/search?q=more')
  expect((await ask('/login', '203.0.113.20')).status).toBe(200)
  expect((await ask('/search?q=more', '203.0.113.21')).status).toBe(200)
})

test('a network gets thirty receipts a minute, then hears so in the language of the link, before anything is read', async () => {
  const path = '/order/receipt/TM-1?language=ja'
  for (let count = 0; count < 30; count += 1) expect((await ask(path, '203.0.113.22')).status).toBe(200)
  const before = begun.length
  const refused = await ask(path, '203.0.113.22')
  expect([refused.status, refused.headers.get('x-error-code')]).toEqual([429, 'too_many_requests'])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  const text = await refused.text()
  expect(text).toContain('<html lang="ja">')
  expect(text).toContain('お使いのネットワーク')
  for (const written of ['/order/r%65ceipt/TM-1', '/order//receipt/TM-1', '/%6frder/receipt/TM-1'])
    expect((await ask(written, '203.0.113.22')).status, written).toBe(429)
  expect(begun).toHaveLength(before)
  expect((await ask('/login', '203.0.113.22')).status).toBe(200)
  expect((await ask(path, '203.0.113.23')).status).toBe(200)
})

const PRESSING: [path: string, method: string][] = [
  ['/checkout?route=video_ai', 'GET'],
  ['/order/checkout/place', 'POST'],
  ['/order/checkout/pay', 'POST'],
  ['/sandbox/1/press', 'POST'],
  ['/webhooks/sandbox', 'POST'],
]
const AT_ONCE: [path: string, method: string][] = [
  ...PRESSING,
  ['/admin', 'GET'],
  ['/healthz', 'GET'],
  ['/_next/static/a.js', 'GET'],
  ['/contact', 'POST'],
]
const IN_TURN = ['/search?q=a', '/login', '/my-account', '/video-ai', '/no-such-page', '/%00']

test.each(AT_ONCE)('%s by %s is answered while a page is made', async (path, method) => {
  hangs = true
  const first = ask('/login', '203.0.113.30')
  await soon(() => expect(ends).toHaveLength(1))
  hangs = false
  expect((await ask(path, '203.0.113.31', { method })).status).toBe(200)
  ends.pop()?.()
  await first
})

test.each(IN_TURN)('%s waits for its turn, and begins when the one before is made', async path => {
  hangs = true
  const first = ask('/login', '203.0.113.30')
  await soon(() => expect(ends).toHaveLength(1))
  hangs = false
  begun.length = 0
  const second = ask(path, '203.0.113.31')
  expect((await ask('/checkout', '203.0.113.32')).status).toBe(200)
  expect(begun).toEqual(['/checkout'])
  ends.pop()?.()
  expect([(await first).status, (await second).status]).toEqual([200, 200])
})

test('who leaves before the turn has nothing made', async () => {
  hangs = true
  const first = ask('/login', '203.0.113.30')
  await soon(() => expect(ends).toHaveLength(1))
  hangs = false
  begun.length = 0
  const gone = new AbortController()
  const asked = ask('/register?gone', '203.0.113.31', { signal: gone.signal }).catch(() => 'gone')
  await soon(() => expect(arrived).toContain('/register?gone'))
  gone.abort()
  expect(await asked).toBe('gone')
  await soon(() => expect(left).toContain('/register?gone'))
  ends.pop()?.()
  await first
  expect((await ask('/login', '203.0.113.30')).status).toBe(200)
  expect(begun).toEqual(['/login'])
})

test('of a network with too much in the queue one more page is a 503, which another network waits for', async () => {
  let end = () => {}
  const held = inTurn('page', 'x', () => new Promise<void>(resolve => (end = resolve)))
  const waiting = Array.from({ length: 50 }, () => inTurn('page', '203.0.113.40', async () => {}))
  await expect(inTurn('page', '203.0.113.40', async () => {})).rejects.toThrow(NoTurn)
  const refused = await ask('/login', '203.0.113.40')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '10'])
  const other = ask('/login', '203.0.113.41')
  end()
  await Promise.all([held, ...waiting])
  expect((await other).status).toBe(200)
})
