import { Agent, createServer, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { freshDatabase } from '@tests/support/database'
import { askRaw } from '@tests/support/raw-request'
import { afterAll, expect, test, vi } from 'vitest'

const TRIES = 1_000
const agent = new Agent({ maxSockets: TRIES })
const PASSWORD = 'f'.repeat(32)

type Instance = { port: number; close: () => Promise<void> }

const db = await freshDatabase()
const instances = [await startInstance(), await startInstance(), await startInstance()]
afterAll(async () => {
  for (const { close } of instances) await close()
})

/** The order base with limiters of its own: what it has in common with the others is the database. */
async function startInstance(): Promise<Instance> {
  vi.resetModules()
  const [{ answerCall }, { ORDER_CALLS }, { tellClientIp }, { closeDatabase }] = await Promise.all([
    import('@/server/api/router'),
    import('@/server/api/order/calls'),
    import('@/server/http/client-ip'),
    import('@/server/runtime/database'),
  ])
  const server = createServer(async (incoming, outgoing) => {
    tellClientIp(incoming)
    const headers = new Headers(
      Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]),
    )
    const body = await text(incoming)
    const request = new Request(`http://localhost${incoming.url}`, { method: 'POST', headers, body })
    const answer = await answerCall(ORDER_CALLS, request, 'user.php')
    outgoing.writeHead(answer.status, [...answer.headers].flat())
    outgoing.end(await answer.text())
  })
  await new Promise<void>(resolve => server.listen(0, resolve))
  return { port: portOf(server), close: () => closed(server).then(closeDatabase) }
}

function portOf(server: Server): number {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

const closed = (server: Server) =>
  new Promise<void>(resolve => server.close(() => resolve()).closeAllConnections())

/** One of a thousand tries at once, each by another instance and each with a network that it makes up. */
const attempt = (query: Record<string, string>, index: number) =>
  askRaw({
    agent,
    port: instances[index % instances.length]?.port ?? 0,
    host: 'localhost:3000',
    path: `/order/user.php?${new URLSearchParams(query)}`,
    method: 'POST',
    headers: {
      'x-forwarded-for': `198.51.${index >> 8}.${index & 255}`,
      'x-client-ip': `203.0.${index >> 8}.${index & 255}`,
      'x-real-ip': `192.0.${index >> 8}.${index & 255}`,
    },
  })

const atOnce = (query: (index: number) => Record<string, string>) =>
  Promise.all(Array.from({ length: TRIES }, (_, index) => attempt(query(index), index)))

function expectExactly(answers: Awaited<ReturnType<typeof atOnce>>, allowed: number, status: number) {
  const refused = answers.filter(answer => answer.status === 429)
  expect(answers.filter(answer => answer.status === status)).toHaveLength(allowed)
  expect(refused).toHaveLength(TRIES - allowed)
  for (const { headers } of refused) {
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(900)
  }
}

test('of a thousand requests of a network at once, under a thousand forged addresses, exactly ten pass', async () => {
  const answers = await atOnce(index => ({ a: 'resetpw', email: `somebody${index}@example.com` }))
  expectExactly(answers, 10, 200)
})

test('of a thousand tries at once to sign in under one address exactly ten are looked at', async () => {
  const answers = await atOnce(() => ({ a: 'login', email: 'target@example.com', password: PASSWORD }))
  expectExactly(answers, 10, 401)
})

test('of a thousand registrations at once exactly ten are made', async () => {
  const answers = await atOnce(index => ({
    a: 'register',
    email: `new${index}@example.com`,
    password: PASSWORD,
  }))
  expectExactly(answers, 10, 200)
  const { rows } = await db.query("select 1 from customers where email like 'new%@example.com'")
  expect(rows).toHaveLength(10)
})
