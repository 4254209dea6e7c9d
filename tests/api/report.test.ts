import { randomUUID } from 'node:crypto'
import { openCalls } from '@tests/support/calls'
import { expect, test } from 'vitest'

const shop = await openCalls()

const report = (input: Record<string, unknown>, ip: string = randomUUID()) =>
  shop.ask({ service: 'api/web/report', input, ip })
const kept = async (name: string) =>
  (await shop.db.query('select * from client_reports where name = $1 order by created_at', [name])).rows

test('errors that are alike are one row, which counts them', async () => {
  const input = {
    name: 'ChunkLoadError',
    message: 'Loading chunk 7 failed',
    url: 'http://localhost:3000/de/',
  }
  const first = await report(input)
  expect([first.status, first.body]).toEqual([200, { code: 200, message: 'ok', data: { saved: true } }])
  await report(input)
  await report({ ...input, message: 'Loading chunk 8 failed' })
  const rows = await kept('ChunkLoadError')
  expect(rows.map(({ message, count, page, kind }) => [message, Number(count), page, kind])).toEqual([
    ['Loading chunk 7 failed', 2, '/de/', 'error'],
    ['Loading chunk 8 failed', 1, '/de/', 'error'],
  ])
})

test('the secrets that an address carries are not kept', async () => {
  await report({
    name: 'SecretError',
    message: 'Failed to fetch https://shop.example/checkout?order=TM-1&secret=hush now',
    stack:
      'at pay (http://localhost:3000/checkout?secret=hush:12:3)\nat http://localhost:3000/a.js?v=hush:1:2',
    url: 'http://localhost:3000/checkout?order=TM-1&secret=hush#hush',
  })
  const [row] = await kept('SecretError')
  expect(row).toMatchObject({
    page: '/checkout',
    message: 'Failed to fetch https://shop.example/checkout now',
    stack: 'at pay (http://localhost:3000/checkout:12:3)\nat http://localhost:3000/a.js:1:2',
  })
})

test('whose address stands in an error is not kept', async () => {
  await report({
    name: 'AddressError',
    message: 'No account for erna@mail.example.com.',
    stack: 'at find(erna%40mail.example.com) (http://localhost:3000/a.js:1:2)',
  })
  expect(await kept('AddressError')).toMatchObject([
    { message: 'No account for [email].', stack: 'at find([email]) (http://localhost:3000/a.js:1:2)' },
  ])
})

test('of a report that is too long the beginning is kept', async () => {
  const input = {
    name: 'LongError',
    message: 'm'.repeat(20_000),
    stack: 's'.repeat(20_000),
    url: '/x'.repeat(5_000),
  }
  expect((await report(input)).status).toBe(200)
  const [row] = await kept('LongError')
  expect([row.message.length, row.stack.length, row.page.length]).toEqual([1_000, 8_000, 1_000])
  expect((await report({ name: 'HugeError', message: 'm'.repeat(70_000) })).status).toBe(413)
})

test('how long something took is kept of one visitor in five, always the same', async () => {
  const trace = async (visitor: number) => {
    const input = { kind: 'trace', name: 'LCP', duration: visitor, guest_token_v2: `visitor-${visitor}` }
    const { body } = await report(input)
    return body.data
  }
  const visitors = Array.from({ length: 200 }, (_, index) => index)
  const first = await Promise.all(visitors.map(trace))
  expect(await Promise.all(visitors.map(trace))).toEqual(first)
  const share = first.filter(told => JSON.stringify(told) === '{"saved":true}').length / visitors.length
  expect(share).toBeGreaterThan(0.1)
  expect(share).toBeLessThan(0.3)
  const rows = await kept('LCP')
  expect(rows).toHaveLength(1)
  expect(Number(rows[0].count)).toBe(share * visitors.length * 2)
})

test('what a page drew for itself is kept whoever it is, and no word but yes is a draw', async () => {
  const trace = async (name: string, sampled: unknown) => {
    const visitors = Array.from({ length: 20 }, (_, index) => `drawn-${index}`)
    const told = await Promise.all(
      visitors.map(async visitor => {
        const input = { kind: 'trace', name, duration: 1, guest_token_v2: visitor, sampled }
        return JSON.stringify((await report(input)).body.data)
      }),
    )
    return told.filter(each => each === '{"saved":true}').length
  }
  expect(await trace('Drawn', true)).toBe(20)
  for (const sampled of [false, 'true', 1, null]) expect(await trace('Not drawn', sampled)).toBeLessThan(20)
})

test('what a report is has to be named', async () => {
  expect((await report({})).body).toMatchObject({ code: 400, fields: { name: 'empty' } })
  expect((await report({ kind: 'gossip', name: ['x'], message: 1, duration: -1 })).body.fields).toEqual({
    kind: 'value',
    name: 'value',
    message: 'value',
    duration: 'value',
  })
})

test('a network reports ten times in a quarter of an hour', async () => {
  const answers = []
  for (let index = 0; index < 11; index += 1) answers.push(await report({ name: 'Again' }, 'report-network'))
  expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 200), 429])
  expect(Number((await kept('Again'))[0].count)).toBe(10)
})

test('a thousand different reports are kept, the latest', async () => {
  await shop.db.query(
    `insert into client_reports (fingerprint, kind, name, last_seen)
     select 'old-' || n, 'error', 'Old', now() - interval '1 day' - make_interval(mins => n::int)
     from generate_series(1, 1100) as n`,
  )
  await report({ name: 'Newest' })
  const { rows } = await shop.db.query('select count(*)::int as count from client_reports')
  expect(rows).toEqual([{ count: 1_000 }])
  expect(await kept('Newest')).toHaveLength(1)
})
