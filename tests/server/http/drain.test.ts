import { Agent, createServer, type IncomingMessage, type RequestListener, request as send } from 'node:http'
import { text } from 'node:stream/consumers'
import { soon } from '@tests/support/soon'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { onePerProcess } from '@/one-per-process'
import { drainable, isDraining } from '@/server/http/drain'

const NO_NOTICE = { notice: 0, longest: 60_000 }

const shared = onePerProcess('drain', () => ({ isDraining: false }))
beforeEach(() => {
  shared.isDraining = false
})

/** A server whose requests to /slow are answered when the test says so. */
async function shop() {
  const held: (() => void)[] = []
  const listener: RequestListener = ({ url }, response) => {
    if (url !== '/slow') return void response.end(`at once: ${isDraining()}`)
    response.write('first half, ')
    held.push(() => response.end('second half'))
  }
  const server = createServer({ keepAliveTimeout: 60_000 })
  const drain = drainable(server)
  server.on('request', listener)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const agent = new Agent({ keepAlive: true })
  onTestFinished(() => agent.destroy())
  const ask = (path: string) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      send({ port, host: '127.0.0.1', path, agent }, resolve).once('error', reject).end()
    })
  return { drain, ask, server, release: () => held.splice(0).forEach(go => void go()) }
}

test('all that is in flight is answered whole before the server ends', async () => {
  const { drain, ask, server, release } = await shop()
  const slow = await Promise.all(Array.from({ length: 25 }, () => ask('/slow')))
  let isOver = false
  const ended = drain(NO_NOTICE).then(() => {
    isOver = true
  })
  await soon(() => expect(server.listening).toBe(false))
  await expect(ask('/').then(() => 'answered')).rejects.toThrow(/ECONN(?:REFUSED|RESET)/)
  expect(isOver).toBe(false)
  release()
  expect(new Set(await Promise.all(slow.map(text)))).toEqual(new Set(['first half, second half']))
  await ended
})

test('until balancers had notice new requests are answered, on connections that end with their answer', async () => {
  const { drain, ask } = await shop()
  const before = await ask('/')
  expect(before.headers.connection).toBe('keep-alive')
  await text(before)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const ended = drain({ notice: 1_000, longest: 60_000 })
  const meanwhile = await ask('/')
  expect(meanwhile.headers.connection).toBe('close')
  expect(await text(meanwhile)).toBe('at once: true')
  await vi.advanceTimersByTimeAsync(1_000)
  await ended
})

test('an open connection that asks nothing holds nobody up', async () => {
  const { drain, ask } = await shop()
  await text(await ask('/'))
  await drain(NO_NOTICE)
})

test('what takes longer than it may is cut off', async () => {
  const { drain, ask } = await shop()
  const slow = await ask('/slow')
  await drain({ notice: 0, longest: 50 })
  await expect(text(slow)).rejects.toThrow('aborted')
})

test('who says nothing gets ten seconds for what is in flight, and then it is cut off', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { drain, ask, server } = await shop()
  const slow = await ask('/slow')
  let isCut = false
  slow.once('error', () => {
    isCut = true
  })
  const ended = drain()
  await vi.advanceTimersByTimeAsync(9_999)
  expect({ isListening: server.listening, isCut }).toEqual({ isListening: false, isCut: false })
  await vi.advanceTimersByTimeAsync(1)
  await expect(text(slow)).rejects.toThrow('aborted')
  await ended
})
