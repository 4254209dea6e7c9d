import { brotliDecompressSync } from 'node:zlib'
import { shop } from '../support/journey'
import { expect, test } from '../support/journey-test'
import { askRaw, type RawAnswer, type RawRequest } from '../support/raw-request'

/** `isOurs`: sent by a page of the shop. */
type Asking = Pick<RawRequest, 'method' | 'body'> & {
  path: string
  headers?: Record<string, string>
  isOurs?: true
}

function ask({ isOurs, headers, ...asking }: Asking): Promise<RawAnswer> {
  const { host, origin, port } = new URL(shop('/'))
  return askRaw({ ...asking, headers: { ...headers, ...(isOurs && { origin }) }, port: Number(port), host })
}

/** Written so that only Next reads it as the same address: the last letter of the path by its number. */
const throughNext = (asking: Asking): Asking => ({
  ...asking,
  path: asking.path.replace(/(\w)(?=\?|$)/, letter => `%${letter.charCodeAt(0).toString(16)}`),
})

const JSON_SENT = { isOurs: true, headers: { 'content-type': 'application/json' } } as const
const CALLS: Asking[] = [
  { path: '/service/category/list?language=de' },
  { path: '/service/article/latest?is_simple=1', headers: { 'accept-language': 'ja' } },
  { path: '/service/product/multi_info?product_ids=video_win,ai_mac' },
  { path: '/service/article/latest?language=xx' },
  { path: '/service/no/such/call' },
  { path: '/service/category/list', method: 'OPTIONS', isOurs: true },
  { path: '/service/category/list', headers: { origin: 'https://elsewhere.example' } },
  { path: '/service/category/list', method: 'POST', ...JSON_SENT, body: '{}' },
  { path: '/order/user.php?a=user_info', headers: { cookie: 'token=of-nobody' } },
  { path: '/order/user.php?a=login', method: 'POST', ...JSON_SENT, body: '{"email":"nobody"}' },
  { path: '/order/user.php?a=login', method: 'POST', body: 'email=nobody' },
  { path: '/order/user.php?a=login', method: 'POST', ...JSON_SENT, body: 'x'.repeat(70_000) },
  { path: '/order/user.php?a=login', method: 'POST', ...JSON_SENT, body: '{' },
  { path: '/order/order.php?a=update_check&order_id=T-1&secret=none' },
  { path: '/webhooks/sandbox', method: 'POST', body: '{}' },
  { path: '/webhooks/nobody', method: 'POST', body: '{}' },
  { path: '/webhooks/sandbox', method: 'POST', body: 'x'.repeat(300_000) },
]

/** What a client reads of an answer; how it came to be packed, and for what a cache would ask, is the server's. */
function toldBy({ status, headers, body }: RawAnswer) {
  const { 'access-control-allow-origin': reader, 'cache-control': life, 'content-type': type } = headers
  const { 'x-content-type-options': sniff, allow, 'set-cookie': cookies } = headers
  return { status, reader, life, type, sniff, allow, cookies, body: body.toString() }
}

test('calls are answered before Next as Next would have them answered', async () => {
  for (const call of CALLS)
    await test.step(`${call.method ?? 'GET'} ${call.path} ${call.body?.slice(0, 20) ?? ''}`, async () => {
      const [answer, ofNext] = [await ask(call), await ask(throughNext(call))]
      expect(toldBy(answer)).toEqual(toldBy(ofNext))
      expect(answer.headers['x-request-id']).toMatch(/^[\w-]{36}$/)
      // Next says so of all that it answers.
      expect([answer, ofNext].map(({ headers }) => /rsc/i.test(headers.vary ?? ''))).toEqual([false, true])
    })
})

test('a long answer comes packed, and a HEAD of it from Next', async () => {
  const path = '/service/article/latest'
  const plain = await ask({ path })
  const packed = await ask({ path, headers: { 'accept-encoding': 'br' } })
  expect(packed.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(packed.body)).toEqual(plain.body)
  expect((await ask({ path, method: 'HEAD' })).body).toHaveLength(0)
  expect((await ask({ path, method: 'PUT' })).status).toBe(405)
})
