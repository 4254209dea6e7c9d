import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { freshDatabase } from '@tests/support/database'
import { statementsOf } from '@tests/support/statements'
import { TEST_STAFF } from '@tests/support/template'
import { describe, expect, test } from 'vitest'

const db = await freshDatabase()
const { askStaffApi, cookiesOf } = await import('@tests/support/staff-calls')
const { consume: takeTry } = await import('@/server/http/rate-limit')
const { networkOf } = await import('@/server/http/client-ip')
const { email } = TEST_STAFF
const WRONG = 'not-the-password-of-it'

let networks = 0
const newNetwork = () => {
  networks += 1
  return `2001:db8:0:${networks.toString(16)}::1`
}
const logIn = (credentials: { email: string; password: string }, ip = newNetwork(), cookie?: string) =>
  askStaffApi('POST', '/users/login', credentials, { ip, cookie })
const forgot = (address: string, ip = newNetwork()) =>
  askStaffApi('POST', '/users/forgot-password', { email: address }, { ip })
/** Tries that were made before: each real one costs a slow hash. */
async function tried(times: number, ...counted: Parameters<typeof takeTry>) {
  for (let number = 0; number < times; number += 1) await takeTry(...counted)
}
const forgetLimits = () => db.query('delete from rate_limits')

test('a hundred addresses tried from one network end in 429, with Retry-After and a sentence', async () => {
  const ip = newNetwork()
  await tried(97, 'staff_login_from_network', networkOf(ip))
  for (const number of [1, 2, 3])
    expect((await logIn({ email: `nobody${number}@example.com`, password: WRONG }, ip)).status).toBe(401)
  for (const address of ['nobody4@example.com', email]) {
    const answer = await logIn({ email: address, password: WRONG }, ip)
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await answer.json()).errors[0].message).toMatch(/^Too many tries\. Try again in \d+ minutes?\.$/)
  }
})

test('ten wrong tries by a stranger refuse the stranger, and lock out nobody', async () => {
  await forgetLimits()
  const stranger = newNetwork()
  for (let number = 0; number < 10; number += 1)
    expect((await logIn({ email, password: WRONG }, stranger)).status).toBe(401)
  expect((await logIn({ email, password: WRONG }, stranger)).status).toBe(429)
  expect((await logIn(TEST_STAFF)).status).toBe(200)
})

test('strangers in many networks are refused by the address; a browser that signed in before is not', async () => {
  await forgetLimits()
  const cookie = cookiesOf(await logIn(TEST_STAFF))
  await tried(49, 'staff_login_of_address', email)
  expect((await logIn({ email, password: WRONG })).status).toBe(401)
  expect((await logIn(TEST_STAFF)).status).toBe(429)
  expect((await logIn(TEST_STAFF, newNetwork(), cookie)).status).toBe(200)
  expect((await logIn({ email: 'other@example.com', password: WRONG }, newNetwork(), cookie)).status).toBe(
    401,
  )
})

test('the mark of a browser counts for its own address alone, and holds ten tries', async () => {
  await forgetLimits()
  const cookie = cookiesOf(await logIn(TEST_STAFF))
  for (let number = 0; number < 10; number += 1)
    expect((await logIn({ email, password: WRONG }, newNetwork(), cookie)).status).toBe(401)
  expect((await logIn({ email, password: WRONG }, newNetwork(), cookie)).status).toBe(429)
  const forged = cookie.replace(/(staff_device=[^.]+\.).*/, '$1forged')
  expect((await logIn({ email, password: WRONG }, newNetwork(), forged)).status).toBe(401)
})

test('a sign-in that succeeds gives its tries back', async () => {
  await forgetLimits()
  const ip = newNetwork()
  await tried(99, 'staff_login_from_network', networkOf(ip))
  await tried(49, 'staff_login_of_address', email)
  for (let number = 0; number < 12; number += 1) expect((await logIn(TEST_STAFF, ip)).status).toBe(200)
})

test('the email with a new password is asked for ten times a network, and three times an address', async () => {
  await forgetLimits()
  const ip = newNetwork()
  for (let number = 0; number < 10; number += 1) expect((await forgot(email, ip)).status).toBe(200)
  const refused = await forgot(email, ip)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  const { rows } = await db.query(`select 1 from jobs.job where name = 'write-staff-reset-email'`)
  expect(rows).toHaveLength(3)
})

test('the email leads to the shop, whatever Host was sent, and its link sets the password', async () => {
  const { enqueueStaffPasswordResetEmail: writeStaffResetEmail } = await import(
    '@/server/staff/password-reset-email'
  )
  const { rows } = await db.query<{ id: string }>('select id from users where email = $1', [email])
  await writeStaffResetEmail({ user: null })
  await writeStaffResetEmail({ user: rows[0]?.id ?? '' })
  const emails = await db.query<{ to: string; text: string }>(
    `select "to", text from emails where kind = 'staff'`,
  )
  expect(emails.rows).toHaveLength(1)
  const [sent] = emails.rows
  expect(sent?.to).toBe(email)
  const token = /http:\/\/localhost:\d+\/admin\/reset\/([\w-]+)/.exec(sent?.text ?? '')?.[1]
  const answer = await askStaffApi('POST', '/users/reset-password', { token, password: TEST_STAFF.password })
  expect(answer.status).toBe(200)
})

/** The statements and the slow hashes that some work costs. */
async function costOf(work: () => Promise<unknown>): Promise<{ statements: string[]; hashes: number }> {
  let hashes = 0
  const { pbkdf2 } = crypto
  const counted = (...[first, ...rest]: unknown[]) => {
    hashes += 1
    return Reflect.apply(pbkdf2, crypto, [first, ...rest])
  }
  Object.assign(crypto, { pbkdf2: counted })
  syncBuiltinESMExports()
  const statements = await statementsOf(work).finally(() => {
    Object.assign(crypto, { pbkdf2 })
    syncBuiltinESMExports()
  })
  return { statements, hashes }
}

const QUESTIONS = [
  {
    name: 'sign-in',
    status: 401,
    hashes: 1,
    ask: (address: string) => logIn({ email: address, password: WRONG }),
  },
  { name: 'new password', status: 200, hashes: 0, ask: (address: string) => forgot(address) },
]

async function toldOf(answer: Promise<Response>) {
  const told = await answer
  return { status: told.status, headers: [...told.headers.keys()], body: await told.json() }
}

describe.each(QUESTIONS)('$name', ({ ask, hashes, status }) => {
  test('says and does the same for an address of the staff and for any other', async () => {
    await forgetLimits()
    await ask('nobody@example.com')
    const told = await toldOf(ask(email))
    expect(told.status).toBe(status)
    expect(await toldOf(ask('nobody1@example.com'))).toEqual(told)
    const cost = await costOf(() => ask(email))
    expect(await costOf(() => ask('nobody2@example.com'))).toEqual(cost)
    expect(cost.hashes).toBe(hashes)
  })
})

test.each([
  ['GET', '/users/me'],
  ['POST', '/users/unlock'],
  ['POST', '/users/refresh-token'],
  ['POST', '/users/verify/some-token'],
  ['GET', `/users?where[email][equals]=${email}`],
])('%s %s tells a visitor nothing of an address', async (method, path) => {
  const told = async (address: string) => {
    const body = method === 'POST' ? { email: address } : undefined
    const answer = await askStaffApi(method, path.replace(email, address), body)
    return { status: answer.status, body: await answer.json() }
  }
  const known = await told(email)
  expect(await told('nobody@example.com')).toEqual(known)
  expect(JSON.stringify(known)).not.toContain('@')
  expect(known.status).toBeLessThan(500)
})
