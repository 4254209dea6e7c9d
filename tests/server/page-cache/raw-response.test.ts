import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { countingPage, openCachedShop } from '@tests/support/cached-shop'
import { expect, test } from 'vitest'

const OPEN = { connection: 'keep-alive', 'accept-encoding': 'gzip' }

async function shop(settings: Parameters<typeof openCachedShop>[1] = {}) {
  const opened = await openCachedShop(countingPage(), settings)
  await opened.ask('/video-ai')
  return opened
}

/** All that comes back over one connection for what is sent at once, until the other side ends it. */
async function wire(port: number, ...requests: string[]): Promise<string> {
  const socket = connect(port, 'localhost')
  socket.write(requests.map(lines => `${lines.replaceAll('\n', '\r\n')}\r\n\r\n`).join(''))
  return text(socket.setEncoding('latin1'))
}

const LAST = 'GET /video-ai HTTP/1.1\nHost: localhost\nConnection: close'
const NEXT = 'GET /video-ai HTTP/1.1\nHost: localhost'

test('who waits for the making of a page is told the id of the request; one out of memory leaves nothing to look up', async () => {
  const { ask } = await shop()
  const headers = { ...OPEN, 'x-request-id': 'edge-4711-abc' }
  const [made, kept] = [
    await ask({ path: '/download?route=2', headers }),
    await ask({ path: '/download?route=2', headers }),
  ]
  expect(made.headers['x-request-id']).toBe('edge-4711-abc')
  expect(kept.headers).not.toHaveProperty('x-request-id')
  expect(kept.body.equals(made.body)).toBe(true)
})

test('answers to requests that were sent at once come in their order, and the connection ends when it is to', async () => {
  const { port } = await shop()
  const answers = await wire(port, NEXT, 'GET /not-stored?preview=1 HTTP/1.1\nHost: localhost', NEXT, LAST)
  expect(answers.match(/<title>[^<]*/g)).toEqual(
    ['Made 1', 'Made 2', 'Made 1', 'Made 1'].map(title => `<title>${title}`),
  )
  expect(answers.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(4)
})

test('a client of HTTP/1.0 gets the page and the end of its connection', async () => {
  const { port } = await shop()
  const answer = await wire(port, 'GET /video-ai HTTP/1.0\nHost: localhost')
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n.*<title>Made 1<\/title>$/s)
  expect(answer).toMatch(/\r\nConnection: close\r\n/i)
})

test('HEAD gets the lines of the page without the page', async () => {
  const { ask } = await shop()
  const [head, get] = [await ask({ path: '/video-ai', method: 'HEAD' }), await ask('/video-ai')]
  expect(head.body).toHaveLength(0)
  expect(head.headers['content-length']).toBe(String(get.body.byteLength))
})

test('304 comes without a body, and the connection goes on', async () => {
  const { ask, port } = await shop()
  const { etag = '' } = (await ask('/video-ai')).headers
  const answers = await wire(port, `${NEXT}\nIf-None-Match: W/${etag}`, LAST)
  expect(answers).toMatch(/^HTTP\/1\.1 304 Not Modified\r\n(?:[^\r]+\r\n)+\r\nHTTP\/1\.1 200 OK\r\n/)
})

test('more pages than fit into a second are all answered', async () => {
  const { ask } = await shop()
  const paths = Array.from({ length: 300 }, (_, number) => `/download?route=${number}`)
  for (const path of paths) await ask({ path, headers: OPEN })
  const again = await Promise.all(paths.map(path => ask({ path, headers: OPEN })))
  expect(new Set(again.map(({ headers }) => headers.etag)).size).toBe(paths.length)
})
