import { createServer, type IncomingMessage, request as send } from 'node:http'
import { expect, test, vi } from 'vitest'
import { requestIdOf, withRequestId } from '@/server/http/request-id'
import { openLog } from '@/server/runtime/log/log'

vi.stubEnv('LOG_LEVEL', 'info')

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

test('a request gets an id of its own; one from outside counts behind a trusted proxy alone', () => {
  expect(requestIdOf(undefined, true)).toMatch(UUID)
  expect(requestIdOf('edge-4711-abc', false)).toMatch(UUID)
  expect(requestIdOf('edge-4711-abc', true)).toBe('edge-4711-abc')
})

test('what is no id cannot become one', () => {
  const odd = [
    '',
    'short',
    'a'.repeat(65),
    'abc def ghi',
    'abcdefgh\n{"level":60}',
    'ünïcödé-ünïcödé',
    '<script>x</script>',
  ]
  for (const named of [...odd, ['edge-4711-abc', 'edge-4712-abc']])
    expect(requestIdOf(named, true)).toMatch(UUID)
})

test('the answer names the request, and so does each line of the log, with the path and without the query', async () => {
  const lines: string[] = []
  const log = openLog({ write: line => void lines.push(line) })
  const server = createServer((request, response) =>
    withRequestId({ request, response, trustProxy: false }, async () => {
      await new Promise(setImmediate)
      log.warn('asked for')
      response.end()
    }),
  )
  await new Promise<void>(resolve => server.listen(0, resolve))
  const { headers } = await ask(server.address(), '/set-password?token=s3cret')
  await new Promise(resolve => server.close(resolve))
  const [line = '{}'] = lines
  expect(headers['x-request-id']).toMatch(UUID)
  expect(JSON.parse(line)).toMatchObject({ request: headers['x-request-id'], path: '/set-password' })
  expect(line).not.toContain('s3cret')
})

const ask = (address: unknown, path: string) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const port = typeof address === 'object' && address && 'port' in address ? Number(address.port) : 0
    const asking = send({ port, path, agent: false }, answer => resolve(answer.resume()))
    asking.once('error', reject).end()
  })
