import { storePurchase } from '@tests/support/guest-purchase'
import fc from 'fast-check'
import { z } from 'zod'
import type { Endpoint } from '@/server/api/endpoint'
import { freshDatabase, type TestDatabase } from '../database'
import { undescribed } from '../described'
import { type Body, bodiesFor } from './bodies'
import { partsOf } from './request'

export type Base = 'order' | 'service'
export type Target = { base: Base; row: Endpoint; method: 'GET' | 'POST' }
/** What came of one call: how often, the answers by status, milliseconds of each, and what must not be. */
export type Outcome = {
  runs: number
  statuses: Record<string, number>
  p50: number
  p99: number
  wrong: string[]
}

const ORIGIN = 'http://localhost:3000'
const AT_ONCE = 2
const CHUNK = 500
/** Words of ours that no answer may let out: of a stack, of SQL, of Postgres. */
const LEAK =
  /\n\s+at |node_modules|\.[jt]sx?:\d|PostgresError|invalid input syntax|violates|duplicate key|syntax error at|relation "|column "|SQLSTATE|invalid byte sequence|RangeError|TypeError|SyntaxError/

/** The calls of a shop for the tests of one file, to be asked whatever comes. */
export async function openFuzzShop() {
  const db = await freshDatabase()
  const [order, service, { ORDER_CALLS }, { SERVICE_CALLS }] = await Promise.all([
    import('@/app/order/[script]/route'),
    import('@/app/service/[...path]/route'),
    import('@/server/api/order/calls'),
    import('@/server/api/service/calls'),
  ])
  const customer = await someCustomer(db)
  const { openSession } = await import('@/server/sessions/session')
  const { database } = await import('@/server/runtime/database')
  const ask = ({ base, row: { path } }: Target, request: Request) =>
    base === 'order'
      ? order.POST(request, { params: Promise.resolve({ script: path }) })
      : service.POST(request, { params: Promise.resolve({ path: path.split('/') }) })
  return {
    targets: [...targetsOf('order', ORDER_CALLS), ...targetsOf('service', SERVICE_CALLS)],
    fuzz: (target: Target, runs: number, seed: number) =>
      fuzz({
        target,
        runs,
        seed,
        known: customer.known,
        ask,
        signIn: () => openSession(database, { customerId: customer.id, kind: 'session' }),
      }),
  }
}

const targetsOf = (base: Base, table: readonly Endpoint[]): Target[] =>
  table.flatMap(row => row.methods.map(method => ({ base, row, method })))

/** Somebody who owns something, so that calls get further than the door. */
async function someCustomer(db: TestDatabase): Promise<{ id: string; known: string[] }> {
  const email = 'fuzz@example.com'
  const { rows } = await db.query<{ id: string }>(
    `insert into customers (email, locale, confirmed_at) values ($1, 'en', now()) returning id`,
    [email],
  )
  const id = rows[0]?.id ?? ''
  const { key, number } = await storePurchase(db, { email, customerId: id })
  return { id, known: [email, key, number, id] }
}

type Fuzzing = {
  target: Target
  runs: number
  seed: number
  known: readonly string[]
  ask: (target: Target, request: Request) => Promise<Response>
  signIn: () => Promise<string>
}

async function fuzz({ target, runs, seed, known, ask, signIn }: Fuzzing): Promise<Outcome> {
  const schema = z.toJSONSchema(target.row.input, { io: 'input', unrepresentable: 'any' })
  const bodies = bodiesFor(schema, known)
  const times: number[] = []
  const outcome: Outcome = { runs, statuses: {}, p50: 0, p99: 0, wrong: [] }
  const once = async (body: Body, index: number, token: string) => {
    const request = requestOf(target, body, { index, token })
    const start = performance.now()
    const answer = await ask(target, request)
    const text = await answer.text()
    times.push(performance.now() - start)
    outcome.statuses[answer.status] = (outcome.statuses[answer.status] ?? 0) + 1
    const wrong = wrongIn(target, answer, text)
    if (wrong !== null) outcome.wrong.push(`${wrong} ${told(answer.status, text, body, seed + index)}`)
  }
  for (let from = 0; from < runs; from += CHUNK) {
    const samples = fc.sample(bodies, { numRuns: Math.min(CHUNK, runs - from), seed: seed + from })
    const waiting = samples.entries()
    const work = async () => {
      let token = ''
      for (const [index, body] of waiting) {
        if (index % 64 < AT_ONCE || token === '') token = await signIn()
        await once(body, from + index, token)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  return { ...outcome, p50: at(0.5), p99: at(0.99) }
}

/** Why an answer must not be; null where nothing is wrong with it. */
function wrongIn({ row }: Target, { status, headers }: Response, text: string): string | null {
  if (status >= 500) return 'It failed.'
  if (LEAK.test(text)) return 'It lets something of the inside out.'
  return undescribed(row, { status, headers, body: text && JSON.parse(text) })
}

const told = (status: number, text: string, body: Body, seed: number): string =>
  `${status} ${text.slice(0, 300)} for ${body.way} ${JSON.stringify(body.pairs).slice(0, 600)} (seed ${seed})`

/** From a network of its own, so that no limit counts two tries together; every other one of a signed-in customer. */
function requestOf(
  { base, row, method }: Target,
  body: Body,
  { index, token }: { index: number; token: string },
): Request {
  const { query, body: sent, type } = partsOf(body, method)
  const name = row.action === undefined ? '' : `a=${row.action}&`
  const headers = new Headers({ 'x-client-ip': networkOf(index) })
  if (index % 20 !== 0) headers.set('origin', ORIGIN)
  if (type) headers.set('content-type', type)
  if (index % 2 === 0) headers.set('cookie', `token=${token}`)
  return new Request(`${ORIGIN}/${base}/${row.path}?${name}${query}`, { method, headers, body: sent })
}

const networkOf = (index: number): string =>
  `2001:db8:${(index >> 16).toString(16)}:${(index & 65_535).toString(16)}::1`
