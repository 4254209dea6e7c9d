import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { countingPage, openCachedShop } from '@tests/support/cached-shop'
import { expect, onTestFinished, test } from 'vitest'
import { onePerProcess } from '@/one-per-process'

const IDLE_MS = 50
const PAGE = '/video-ai'
const draining = onePerProcess('drain', () => ({ isDraining: false }))

/** A shop whose page is stored, and how many requests came to Node's parser since. */
async function shop(settings: Parameters<typeof openCachedShop>[1] = {}) {
  const opened = await openCachedShop(countingPage(), { idleMs: IDLE_MS, ...settings })
  await opened.ask({ path: PAGE, headers: { connection: 'close' } })
  const before = opened.arrived()
  return { ...opened, ofNode: () => opened.arrived() - before }
}

const requestOf = (first: string, ...more: string[]) =>
  `${[first, 'Host: localhost', ...more].join('\r\n')}\r\n\r\n`
const GET = `GET ${PAGE} HTTP/1.1`
const PLAIN = requestOf(GET)

function open(port: number): Socket {
  const socket = connect(port, 'localhost').setEncoding('latin1').setNoDelay()
  onTestFinished(() => void socket.destroy())
  return socket
}

/** All that comes back over a connection for these bytes, until the shop ends it. */
async function over(port: number, bytes: string): Promise<string> {
  const socket = open(port)
  socket.write(bytes, 'latin1')
  return text(socket)
}

const linesOf = (answer: string) => {
  const [head = '', body] = answer.split('\r\n\r\n')
  return {
    head: head
      .split('\r\n')
      .filter(line => !/^(?:X-Request-Id|Date):/.test(line))
      .sort(),
    body,
  }
}

test.each(['br', 'gzip', 'identity'])(
  'a page in %s is answered ahead of Node, in the words of Node',
  async encoding => {
    const [ahead, plain] = [await shop(), await shop({ answersAhead: false })]
    const asked = requestOf(GET, `Accept-Encoding: ${encoding}`)
    const last = requestOf(GET, `Accept-Encoding: ${encoding}`, 'Connection: close')
    for (const { port } of [ahead, plain]) await over(port, last)
    const [before, answer] = [ahead.ofNode(), linesOf(await over(ahead.port, asked))]
    const said = linesOf(await over(plain.port, last))
    const kept = ['Connection: keep-alive', 'Keep-Alive: timeout=5']
    expect(answer.head.filter(line => !kept.includes(line))).toEqual(
      said.head.filter(line => line !== 'Connection: close'),
    )
    expect(answer.head).toEqual(expect.arrayContaining(kept))
    expect(answer.body).toBe(said.body)
    expect(ahead.ofNode()).toBe(before)
  },
)

test('what the browser has is said to be known, also ahead of Node', async () => {
  const { ask, port, ofNode } = await shop()
  const { etag } = (await ask(PAGE)).headers
  const before = ofNode()
  expect(await over(port, requestOf(GET, `If-None-Match: ${etag}`))).toMatch(
    /^HTTP\/1\.1 304 Not Modified\r\n/,
  )
  expect(ofNode()).toBe(before)
})

test('the time of an answer and the life that it leaves to a CDN are those of its second', async () => {
  const { ask, port, world } = await shop({ cdnSeconds: 60 })
  world.boundary = world.at + 20_000
  world.revision += 1
  await ask(PAGE)
  const began = world.at
  const date = (ms: number) => new Date(began + ms).toUTCString()
  const at = async (ms: number) => {
    world.at = began + ms
    const answer = await over(port, PLAIN)
    return [/Date: (.*)\r/.exec(answer)?.[1], /s-maxage=(\d+)/.exec(answer)?.[1]]
  }
  expect([await at(0), await at(999), await at(1_000), await at(17_000)]).toEqual([
    [date(0), '18'],
    [date(0), '18'],
    [date(1_000), '17'],
    [date(17_000), '1'],
  ])
})

/** What two readers could read differently, or what asks for more than a page. */
const ODD: Record<string, string> = {
  'two requests at once': PLAIN + requestOf(GET, 'Connection: close'),
  'a body that is announced': `${requestOf(GET, 'Content-Length: 5', 'Connection: close')}hello`,
  'a body in chunks': `${requestOf(GET, 'Transfer-Encoding: chunked', 'Connection: close')}0\r\n\r\n`,
  'two lengths': requestOf(GET, 'Content-Length: 0', 'Content-Length: 5'),
  'two hosts': requestOf(GET, 'Host: jp.localhost', 'Connection: close'),
  'two lines of cookies': requestOf(GET, 'Cookie: a=1', 'Cookie: token=x', 'Connection: close'),
  'no host': `${GET}\r\nConnection: close\r\n\r\n`,
  'lines that end without CR': `${GET}\nHost: localhost\nConnection: close\n\n`,
  'a folded line': requestOf(GET, 'Cookie: a=1', ' token=x', 'Connection: close'),
  'a space before a colon': requestOf(GET, 'Cookie : token=x', 'Connection: close'),
  'no space after a colon': requestOf(GET, 'Cookie:os=mac', 'Connection: close'),
  'a NUL in a value': requestOf(GET, 'Cookie: a=\0', 'Connection: close'),
  'letters beyond ASCII': requestOf(GET, 'Cookie: name=\xfc', 'Connection: close'),
  'a name that objects have': requestOf(GET, '__proto__: x', 'constructor: y', 'Connection: close'),
  'a whole address': requestOf(`GET http://localhost${PAGE} HTTP/1.1`, 'Connection: close'),
  'two slashes': requestOf(`GET /${PAGE} HTTP/1.1`, 'Connection: close'),
  'another method': requestOf(`HEAD ${PAGE} HTTP/1.1`, 'Connection: close'),
  'an old version': requestOf(`GET ${PAGE} HTTP/1.0`),
  'a version that is none': requestOf(`GET ${PAGE} HTTP/1.2`, 'Connection: close'),
  'a wish to be told to go on': requestOf(GET, 'Expect: 100-continue', 'Connection: close'),
  'no request at all': 'hello\r\n\r\n',
  'a head that is too long': requestOf(GET, `Cookie: a=${'x'.repeat(20_000)}`, 'Connection: close'),
}

test.each(Object.entries(ODD))('%s is Node’s to answer', async (_, bytes) => {
  const [ahead, plain] = [await shop(), await shop({ answersAhead: false })]
  const withoutId = (answer: string) => answer.replaceAll(/X-Request-Id: .*\r\n/g, '')
  expect(withoutId(await over(ahead.port, bytes))).toBe(withoutId(await over(plain.port, bytes)))
  expect(ahead.ofNode()).toBe(plain.ofNode())
})

test('a request that comes in pieces is answered, wherever it is cut', async () => {
  const { port } = await shop()
  const asked = requestOf(GET, 'Connection: close')
  for (let cut = 1; cut < asked.length; cut += 7) {
    const socket = open(port)
    socket.write(asked.slice(0, cut))
    await new Promise<void>(resolve => setImmediate(resolve))
    socket.write(asked.slice(cut))
    expect(await text(socket)).toContain('<title>Made 1</title>')
  }
})

test('a connection that asks for something else goes on with Node, and its stored pages come as before', async () => {
  const { port, ofNode } = await shop()
  const socket = open(port)
  const asked = [
    PLAIN,
    PLAIN,
    requestOf('GET /not-stored?preview=1 HTTP/1.1'),
    PLAIN,
    requestOf(GET, 'Connection: close'),
  ]
  const titles: string[] = []
  const ended = new Promise<void>(resolve => {
    const next = () => void socket.write(asked.shift() ?? '')
    socket.on('data', (said: unknown) => {
      titles.push(...(/Made \d/.exec(String(said)) ?? []))
      next()
    })
    socket.once('close', () => resolve())
    next()
  })
  await ended
  expect(titles).toEqual(['Made 1', 'Made 1', 'Made 2', 'Made 1', 'Made 1'])
  expect(ofNode()).toBe(3)
})

test('who asks without reading gets every answer in the end, and in order', async () => {
  const { port } = await shop()
  const [many, socket] = [300, open(port)]
  for (let count = 1; count < many; count++) socket.write(PLAIN)
  socket.write(requestOf(GET, 'Connection: close'))
  const answers = await text(socket)
  expect(answers.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(many)
  expect(answers.match(/<title>Made 1<\/title>/g)).toHaveLength(many)
})

test('a connection without a request ends, as does one whose client has said all', async () => {
  const { port } = await shop()
  expect(await text(open(port))).toBe('')
  const socket = open(port)
  socket.end(PLAIN)
  expect(await text(socket)).toContain('<title>Made 1</title>')
})

test('a client that breaks off costs nobody else an answer', async () => {
  const { port } = await shop()
  const socket = open(port)
  await new Promise<void>(resolve => socket.once('connect', resolve))
  socket.write(PLAIN)
  socket.resetAndDestroy()
  expect(await over(port, PLAIN)).toContain('<title>Made 1</title>')
})

test('a shop that is about to end leaves every answer to Node, which then ends the connection', async () => {
  const { port, ofNode } = await shop()
  onTestFinished(() => {
    draining.isDraining = false
  })
  draining.isDraining = true
  await over(port, PLAIN)
  expect(ofNode()).toBe(1)
})

test('what is published shows at once: what was stored is not sent ahead of Node any more', async () => {
  const { port, world, ofNode } = await shop()
  world.revision += 1
  expect(await over(port, requestOf(GET, 'Connection: close'))).toContain('<title>Made 2</title>')
  world.isCaughtUp = false
  await over(port, requestOf(GET, 'Connection: close'))
  expect(ofNode()).toBe(2)
})
