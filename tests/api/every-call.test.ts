import { ORIGIN, openCalls } from '@tests/support/calls'
import { newMember } from '@tests/support/customer'
import { undescribed } from '@tests/support/described'
import { expect, expectTypeOf, test } from 'vitest'
import { z } from 'zod'
import type { Rows } from '@/components/api/calls'
import type { DataOf, Endpoint } from '@/server/api/endpoint'

// Opened before the tables are read, which settle on the database of their environment.
const shop = await openCalls()

/** Both tables; whatever is added to them is covered here by itself. */
const { ORDER_CALLS } = await import('@/server/api/order/calls')
const { SERVICE_CALLS } = await import('@/server/api/service/calls')

type Base = 'order' | 'service'
type Row = { base: Base; name: string; row: Endpoint; table: readonly Endpoint[] }

const named = (base: Base, table: readonly Endpoint[]): Row[] =>
  table.map(row => ({ base, row, table, name: `${base}/${row.path} ${row.action ?? ''}`.trim() }))

const ROWS = [...named('order', ORDER_CALLS), ...named('service', SERVICE_CALLS)]

type Asking = { method: string; headers?: Record<string, string>; query?: Record<string, string> }

async function ask({ base, row, table }: Row, { method, headers, query }: Asking) {
  const { answerCall } = await import('@/server/api/router')
  const asked = new URLSearchParams({ ...(typeof row.action === 'string' && { a: row.action }), ...query })
  const request = new Request(`${ORIGIN}/${base}/${row.path}?${asked}`, {
    method,
    headers: { 'x-client-ip': '203.0.113.7', ...headers },
    body: method === 'GET' ? undefined : '',
  })
  const answer = await answerCall(table, request, row.path)
  const body: Record<string, unknown> = await answer.json()
  expect(undescribed(row, { status: answer.status, headers: answer.headers, body })).toBeNull()
  return { status: answer.status, error: body.error, code: body.code ?? body.cscode, headers: answer.headers }
}

const methodsOf = ({ row, table }: Row) =>
  table.filter(({ path, action }) => path === row.path && action === row.action).flatMap(each => each.methods)

const wrongMethods = ROWS.flatMap(row =>
  (['GET', 'POST'] as const)
    .filter(method => !methodsOf(row).includes(method))
    .map(method => ({ ...row, method })),
)

test.each(wrongMethods)('$name is not made by $method', async ({ method, ...row }) => {
  const { status, error, code } = await ask(row, { method, headers: { origin: ORIGIN } })
  expect([status, error, code]).toEqual([405, 'method_not_allowed', 405])
})

const own = { origin: ORIGIN, 'sec-fetch-site': 'same-origin' }
const methods = ROWS.flatMap(row => row.row.methods.map(method => ({ ...row, method })))

const ofCustomers = methods.filter(({ row }) => row.signedIn)

test.each(ofCustomers)('$name by $method is for those who are signed in', async ({ method, ...row }) => {
  for (const token of ['', 'x', 'a'.repeat(43), "' or 1=1 --", 'tok\u0000en']) {
    const asked = await ask(row, { method, headers: own, query: { token } })
    expect([token, asked.status, asked.error, asked.code]).toEqual([token, 401, 'not_logged_in', 401])
  }
  const cookie = await ask(row, { method, headers: { ...own, cookie: `token=${'b'.repeat(43)}` } })
  expect([cookie.status, cookie.error]).toEqual([401, 'not_logged_in'])
})

const changing = methods.filter(({ row, method }) => row.changes ?? method === 'POST')

test.each(changing)('$name by $method is made from our own pages alone', async ({ method, ...row }) => {
  const { jar } = await newMember(shop)
  const cookie = `token=${jar.token}`
  const foreign: Record<string, string>[] = [
    { cookie, origin: 'http://evil.example' },
    { cookie, origin: 'null' },
    { cookie, origin: 'http://localhost:3000.evil.example' },
    { cookie, 'sec-fetch-site': 'cross-site' },
    { cookie, 'sec-fetch-site': 'same-site' },
    { cookie },
  ]
  for (const headers of foreign) {
    const asked = await ask(row, { method, headers })
    expect([headers, asked.status, asked.error]).toEqual([headers, 403, 'foreign_origin'])
  }
})

test.each(methods)('$name by $method is kept in no cache', async ({ method, ...row }) => {
  const { headers } = await ask(row, { method, headers: own, query: { token: 'x' } })
  expect(headers.get('cache-control')).toBe('no-store')
})

test.each(ROWS)('$name says what data it gives', ({ row: { gives } }) => {
  const { $schema, ...told } = z.toJSONSchema(gives)
  expect(Object.keys(told)).not.toEqual([])
})

test('every call of either base has an address of its own', () => {
  const addresses = ROWS.flatMap(({ base, row }) =>
    row.methods.map(method => `${method} ${base}/${row.path} ${row.action ?? ''}`),
  )
  expect(addresses).toHaveLength(new Set(addresses).size)
})

test('an answer that tells more, less or something else than its row says is found out', async () => {
  const row = ROWS.find(each => each.row.action === 'validate')?.row
  const found = (status: number, body: Record<string, unknown>) =>
    undescribed(row, { status, headers: new Headers(), body }) !== null
  const answer = { code: 200, message: 'ok', data: { valid: true } }
  expect(found(200, answer)).toBe(false)
  for (const data of [{}, { valid: 'yes' }, { valid: true, email: 'a@example.com' }, [{ valid: true }], null])
    expect(found(200, { ...answer, data })).toBe(true)
  expect(found(200, { ...answer, more: 1 })).toBe(true)
  const refusal = {
    code: 400,
    message: 'Please look at it again.',
    error: 'bad_input',
    fields: { reset: 'empty' },
  }
  expect(found(400, refusal)).toBe(false)
  for (const odd of [{ error: 'unheard_of' }, { data: {} }, { fields: ['reset'] }, { stack: 'at' }])
    expect(found(400, { ...refusal, ...odd })).toBe(true)
  expect(found(429, { ...refusal, code: 429, error: 'too_many_tries' })).toBe(true)
})

test('a row that answers something else than it gives does not compile, and our pages read what it gives', async () => {
  const { endpoint } = await import('@/server/api/endpoint')
  const { given, refused } = await import('@/server/api/answer')
  const gives = z.strictObject({ valid: z.literal(true) })
  const row = { path: 'x', methods: ['GET'], dialect: 'envelope', input: z.object({}), gives } as const
  const made = endpoint({ ...row, run: async () => given({ valid: true }) })
  // @ts-expect-error: another value
  endpoint({ ...row, run: async () => given({ valid: 'yes' }) })
  // @ts-expect-error: a field is missing
  endpoint({ ...row, run: async () => given({}) })
  // @ts-expect-error: a refusal with data that the row does not tell of
  endpoint({ ...row, run: async () => refused('not_allowed', { data: { state: 'ended' } }) })
  expectTypeOf<DataOf<typeof made>>().toEqualTypeOf<{ valid: true }>()
  expectTypeOf<DataOf<Rows['suggest']>>().toEqualTypeOf<{ suggestions: string[] }>()
  expectTypeOf<DataOf<Rows['update_check']>['status']>().toEqualTypeOf<
    'pending' | 'paid' | 'failed' | 'refunded'
  >()
})
