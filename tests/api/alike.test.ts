import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { freshDatabase } from '@tests/support/database'
import md5 from 'md5'
import pg from 'pg'
import { describe, expect, test } from 'vitest'

// What everyone may ask about an address does the same for those that have an account and those that have none.
// `npm run bench:timing` measures it too.
const TRIES = Number(process.env.TIMING_TRIES ?? 0)
const WIDEST_GAP_MS = 5
const PEOPLE = Math.max(TRIES, 2)
const ORIGIN = 'http://localhost:3000'

type Question = {
  name: string
  base: 'order' | 'service'
  path: string
  method: 'GET' | 'POST'
  input: Record<string, string>
}

const wrong = md5('not the password 1')
const QUESTIONS: Question[] = [
  { name: 'login', base: 'order', path: 'user.php', method: 'POST', input: { a: 'login', password: wrong } },
  {
    name: 'client login',
    base: 'order',
    path: 'client.php',
    method: 'POST',
    input: { password: wrong, mac: 'm', os: 'win' },
  },
  { name: 'resetpw', base: 'order', path: 'user.php', method: 'POST', input: { a: 'resetpw' } },
  { name: 'send_release', base: 'order', path: 'user.php', method: 'POST', input: { a: 'send_release' } },
  { name: 'is_subscribed', base: 'service', path: 'api/v2/is_subscribed', method: 'GET', input: {} },
]

const db = await freshDatabase()
const { hashSecret } = await import('@/server/accounts/secret')
await db.query(
  `insert into customers (email, locale, marketing, password_hash, confirmed_at)
   select 'known' || number || '@example.com', 'en', true, $1, now() from generate_series(1, $2::int) number`,
  [await hashSecret(md5('the password 1')), PEOPLE],
)
const [{ answerCall }, { ORDER_CALLS }, { SERVICE_CALLS }] = await Promise.all([
  import('@/server/api'),
  import('@/server/api/order'),
  import('@/server/api/service'),
])
const tables = { order: ORDER_CALLS, service: SERVICE_CALLS }
let network = 0
const ask = (question: Question, email: string) => {
  network += 1
  return answerCall(tables[question.base], requestOf(question, email, network), question.path)
}

const known = (number: number) => `known${number}@example.com`
const unknown = (number: number) => `nobody${number}@example.com`

function requestOf({ base, path, method, input }: Question, email: string, network: number): Request {
  const query = new URLSearchParams({ ...input, email })
  const headers = { origin: ORIGIN, 'x-client-ip': `2001:db8:0:${network.toString(16)}::1` }
  const url = `${ORIGIN}/${base}/${path}`
  return method === 'GET'
    ? new Request(`${url}?${query}`, { headers })
    : new Request(url, { method, headers, body: query })
}

/** The statements and the slow hashes that some work costs. */
async function costOf(work: () => Promise<unknown>): Promise<{ statements: string[]; hashes: number }> {
  const statements: string[] = []
  let hashes = 0
  const { query } = pg.Client.prototype
  const { scrypt } = crypto
  const counted = (...[first, ...rest]: unknown[]) => {
    hashes += 1
    return Reflect.apply(scrypt, crypto, [first, ...rest])
  }
  Object.assign(crypto, { scrypt: counted })
  syncBuiltinESMExports()
  Object.assign(pg.Client.prototype, {
    query(this: pg.Client, first: unknown, ...rest: unknown[]) {
      statements.push(typeof first === 'string' ? first : JSON.stringify(Reflect.get(Object(first), 'text')))
      return Reflect.apply(query, this, [first, ...rest])
    },
  })
  await work().finally(() => {
    Object.assign(crypto, { scrypt })
    syncBuiltinESMExports()
    Object.assign(pg.Client.prototype, { query })
  })
  return { statements, hashes }
}

async function toldOf(question: Question, email: string) {
  const answer = await ask(question, email)
  return { status: answer.status, headers: [...answer.headers.keys()], body: await answer.json() }
}

describe.each(QUESTIONS)('$name', question => {
  test('says and does the same for an address with an account and for one without', async () => {
    await toldOf(question, unknown(0))
    const told = await toldOf(question, known(1))
    expect(await toldOf(question, unknown(1))).toEqual(told)
    const cost = await costOf(() => ask(question, known(2)))
    expect(await costOf(() => ask(question, unknown(2)))).toEqual(cost)
    expect(cost.hashes).toBe(question.name.endsWith('login') ? 1 : 0)
  })
})

if (TRIES > 0)
  test.each(QUESTIONS)(
    '$name takes as long for both',
    async question => {
      const timeOf = async (email: string) => {
        const start = performance.now()
        await ask(question, email)
        return performance.now() - start
      }
      const gaps: number[] = []
      const times: number[] = []
      for (let number = 1; number <= TRIES; number += 1) {
        const isFirst = number % 2 === 0
        const one = await timeOf(isFirst ? known(number) : unknown(number))
        const two = await timeOf(isFirst ? unknown(number) : known(number))
        gaps.push(isFirst ? one - two : two - one)
        times.push(one, two)
      }
      const line = `median of an answer ${median(times).toFixed(2)} ms, median gap ${median(gaps).toFixed(3)} ms`
      console.log(`${question.name.padEnd(14)} ${TRIES} pairs: ${line}`)
      expect(Math.abs(median(gaps))).toBeLessThan(WIDEST_GAP_MS)
    },
    600_000,
  )

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
