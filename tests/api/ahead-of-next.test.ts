import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { brotliDecompressSync } from 'node:zlib'
import { freshDatabase } from '@tests/support/database'
import { listeningBook } from '@tests/support/listening'
import { askRaw, type RawRequest } from '@tests/support/raw-request'
import { soon } from '@tests/support/soon'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { log } from '@/server/runtime/log/log'

await freshDatabase()
await listeningBook()
const { openDoor } = await import('@/server/api/door/door')
const { openCalls } = await import('@/server/api/door/open-calls')
const { answerCall } = await import('@/server/api/router')
const { ORDER_CALLS } = await import('@/server/api/order/calls')
const { SERVICE_CALLS } = await import('@/server/api/service/calls')
const { exposition } = await import('@/server/metrics/exposition')
const { answerFromMemory } = await import('../../scripts/shop/serve')

const server = createServer()
answerFromMemory(server, async (_, response) => void response.end('of Next'))
await new Promise<void>(resolve => server.listen(0, resolve))
const { port } = server.address() as AddressInfo
afterAll(() => new Promise<void>(resolve => server.close(() => resolve()).closeAllConnections()))
beforeEach(openCalls)
afterEach(() => vi.restoreAllMocks())

type Asking = Omit<RawRequest, 'port' | 'host'>
const ask = (asking: Asking | string) =>
  askRaw({ ...(typeof asking === 'string' ? { path: asking } : asking), port, host: 'localhost:3000' })

const ORIGIN = 'http://localhost:3000'
const json = { origin: ORIGIN, 'content-type': 'application/json' }
const CALLS: Asking[] = [
  { path: '/service/category/list?language=de' },
  { path: '/service/article/latest?is_simple=1', headers: { 'accept-language': 'de' } },
  { path: '/service/product/multi_info?product_ids=video_win' },
  { path: '/service/no/such/call' },
  { path: '/service/download-link?p=video_win' },
  { path: '/service/category/list', headers: { origin: ORIGIN } },
  { path: '/service/category/list', headers: { origin: 'https://elsewhere.example' } },
  { path: '/order/user.php?a=user_info', headers: { cookie: 'token=nobody; os=mac' } },
  { path: '/order/user.php?a=no_such_action' },
  { path: '/order/user.php?a=login', method: 'POST', headers: json, body: '{"email":"nobody"}' },
  { path: '/order/user.php?a=login', method: 'POST', body: 'email=nobody' },
  { path: '/order/user.php?a=login', method: 'POST', headers: json, body: 'x'.repeat(70_000) },
  {
    path: '/order/user.php?a=logout',
    method: 'POST',
    headers: { ...json, cookie: 'token=nobody' },
    body: '{}',
  },
]

/** The same request, answered by the table itself. */
function byTable({ path, method = 'GET', headers, body }: Asking): Promise<Response> {
  const [, base, ...rest] = path.split('?')[0]?.split('/') ?? []
  const table = base === 'order' ? ORDER_CALLS : SERVICE_CALLS
  const sent = new Headers({ host: 'localhost:3000', 'x-client-ip': '127.0.0.1' })
  for (const [name, value] of Object.entries(headers ?? {})) sent.set(name, String(value))
  return answerCall(table, new Request(`${ORIGIN}${path}`, { method, headers: sent, body }), rest.join('/'))
}

test.each(CALLS)('$method $path is answered as its table answers it', async call => {
  const [answer, expected] = [await ask(call), await byTable(call)]
  expect({ status: answer.status, body: answer.body.toString() }).toEqual({
    status: expected.status,
    body: await expected.text(),
  })
  const { vary = '', 'set-cookie': cookies = [], ...headers } = answer.headers
  for (const [name, value] of expected.headers)
    if (name !== 'vary' && name !== 'set-cookie') expect(headers[name], name).toBe(value)
  expect(vary.split(', ')).toContain('Origin')
  expect(cookies).toEqual(expected.headers.getSetCookie())
  expect(headers).toMatchObject({
    'x-request-id': expect.stringMatching(/^[\w-]{36}$/),
    'x-content-type-options': 'nosniff',
    'content-length': String(answer.body.byteLength),
  })
})

test('a browser that asks first hears what it may send', async () => {
  const asked = { path: '/order/user.php', method: 'OPTIONS', headers: { origin: ORIGIN } } as const
  expect(await ask(asked)).toMatchObject({
    status: 204,
    headers: { allow: 'GET, POST, OPTIONS', 'access-control-allow-origin': ORIGIN },
  })
})

test.each<Asking | string>([
  '/service/openapi.json',
  '/service/category/l%69st',
  '/service',
  '/order/country',
  '/order/account-data',
  '/order/receipt/T-1',
  '/order/checkout/tables',
  '/contact',
  { path: '/service/category/list', method: 'HEAD' },
  { path: '/service/category/list', method: 'PUT' },
])('%j is left to Next', async asking => {
  openDoor(async () => new Response('a call', { status: 418 }))
  expect((await ask(asking)).status).toBe(200)
})

const countOf = async (outcome: string) =>
  Number(
    new RegExp(`shop_requests_total\\{family="service",outcome="${outcome}"\\} (\\d+)`).exec(
      await exposition(),
    )?.[1] ?? 0,
  )

test('calls are counted by what became of them', async () => {
  const before = await countOf('refused')
  await ask('/service/no/such/call')
  await soon(async () => expect(await countOf('refused')).toBe(before + 1))
})

test('who leaves in the middle of what they send is counted, and is no fault of ours', async () => {
  const error = vi.spyOn(log, 'error')
  const isRead = Promise.withResolvers<void>()
  openDoor(request =>
    request.text().then(
      text => new Response(text),
      (reason: unknown) => {
        isRead.resolve()
        throw reason
      },
    ),
  )
  const before = await countOf('left')
  const socket = connect(port, '127.0.0.1', () => {
    socket.write('POST /service/comments HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nhalf')
    socket.end()
  })
  await isRead.promise
  await soon(async () => expect(await countOf('left')).toBe(before + 1))
  expect(error).not.toHaveBeenCalled()
})

test('a call that fails by a fault of ours is in the log', async () => {
  const error = vi.spyOn(log, 'error').mockImplementation(() => {})
  openDoor(() => Promise.reject(new Error('a fault')))
  await expect(ask('/service/category/list')).rejects.toThrow()
  expect(error).toHaveBeenCalledOnce()
})

test('who asks is told by the connection, whatever a client says of itself', async () => {
  const told: (string | null)[] = []
  openDoor(async ({ headers }) => {
    told.push(headers.get('x-client-ip'))
    return new Response('here')
  })
  await ask({ path: '/service/category/list', headers: { 'x-client-ip': '203.0.113.9' } })
  expect(told).toEqual(['127.0.0.1'])
})

test('a long answer is packed as the client takes it, a short one is not', async () => {
  openDoor(async ({ url }) => new Response(url.endsWith('long') ? 'a'.repeat(5_000) : 'short'))
  const headers = { 'accept-encoding': 'gzip, br' }
  const long = await ask({ path: '/service/long', headers })
  expect(long.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' })
  expect(brotliDecompressSync(long.body).toString()).toBe('a'.repeat(5_000))
  expect((await ask('/service/long')).body).toHaveLength(5_000)
  expect((await ask({ path: '/service/short', headers })).headers['content-encoding']).toBeUndefined()
})
