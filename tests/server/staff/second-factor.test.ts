import { appCode } from '@tests/support/authenticator'
import { freshDatabase } from '@tests/support/database'
import { TEST_STAFF } from '@tests/support/template'
import { beforeEach, describe, expect, test } from 'vitest'

const db = await freshDatabase()
const { askStaffApi, cookiesOf } = await import('@tests/support/staff-calls')
const { factorOf } = await import('@/server/staff/second-factor/factor')

type Told = { status: number; body: Record<string, unknown>; cookie: string; code: unknown }

const PASSWORD = 'a-password-for-tests-only'
let networks = 0
const newNetwork = () => {
  networks += 1
  return `2001:db8:7:${networks.toString(16)}::1`
}

async function ask(method: string, path: string, body?: object, cookie?: string): Promise<Told> {
  const answer = await askStaffApi(method, path, body, { ip: newNetwork(), cookie })
  const told = await answer.json()
  return {
    status: answer.status,
    body: told,
    cookie: cookiesOf(answer),
    code: told.errors?.[0]?.data?.code,
  }
}

const signIn = (email: string, code?: string) =>
  ask('POST', '/users/login', { email, password: PASSWORD, ...(code !== undefined && { code }) })
const act = (action: string, cookie: string, body: object = {}) =>
  ask('POST', `/staff-safety/${action}`, body, cookie)

const admin = (await signIn(TEST_STAFF.email)).cookie
let people = 0

async function newStaff(role: string) {
  people += 1
  const email = `${role}-${people}@staff.test`
  const made = await ask('POST', '/users', { email, password: PASSWORD, role }, admin)
  expect(made.status).toBe(201)
  const { rows } = await db.query<{ id: string }>('select id from users where email = $1', [email])
  return { email, id: rows[0]?.id ?? '' }
}

/** Somebody with a second factor that is on, and the session that turned it on. */
async function newGuarded(role = 'support') {
  const person = await newStaff(role)
  const { cookie } = await signIn(person.email)
  expect((await act('set-up', cookie)).status).toBe(200)
  const begun = await factorOf(person, Date.now())
  const secret = begun.kind === 'begun' ? begun.secret : ''
  const confirmed = await act('confirm', cookie, { code: appCode(secret, -1) })
  expect(confirmed.status).toBe(200)
  return { ...person, cookie, secret, codes: confirmed.body.codes as string[] }
}

const requireOf = async (...roles: string[]) => {
  const set = await ask('POST', '/globals/staff-security', { second_factor_roles: roles }, admin)
  expect(set.status).toBe(200)
}
const emailsTo = async (email: string): Promise<string[]> => {
  const { rows } = await db.query<{ subject: string }>(
    `select subject from emails where "to" = $1 order by created_at, subject`,
    [email],
  )
  return rows.map(({ subject }) => subject)
}

beforeEach(() => db.query('delete from rate_limits'))

test('who has no second factor signs in as before', async () => {
  const { email } = await newStaff('writer')
  expect((await signIn(email)).status).toBe(200)
})

test('after the password a code is needed, and without it there is no session', async () => {
  const { email, id, secret } = await newGuarded()
  await db.query('delete from users_sessions where _parent_id = $1', [id])
  const refused = await signIn(email)
  expect(refused).toMatchObject({ status: 401, code: 'second_factor_needed' })
  expect(refused.cookie).not.toContain('payload-token')
  const wrong = await signIn(email, '000000')
  expect(wrong).toMatchObject({ status: 401, code: 'second_factor_wrong' })
  const { rows } = await db.query('select from users_sessions where _parent_id = $1', [id])
  expect(rows).toHaveLength(0)
  const let_in = await signIn(email, appCode(secret))
  expect(let_in.status).toBe(200)
  expect((await ask('GET', '/users/me', undefined, let_in.cookie)).body).toMatchObject({ user: { email } })
})

test('with a wrong password nothing tells that there is a second factor', async () => {
  const { email, secret } = await newGuarded()
  const body = { email, password: 'not-the-password-of-it', code: appCode(secret) }
  const told = await ask('POST', '/users/login', body)
  expect(told.status).toBe(401)
  expect(JSON.stringify(told.body)).not.toContain('second_factor')
})

test('a code counts once, also for two at the same time', async () => {
  const { email, secret } = await newGuarded()
  const both = await Promise.all([signIn(email, appCode(secret)), signIn(email, appCode(secret))])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
  expect(await signIn(email, appCode(secret))).toMatchObject({ status: 401, code: 'second_factor_used' })
  expect(await signIn(email, appCode(secret, -1))).toMatchObject({ code: 'second_factor_used' })
  expect((await signIn(email, appCode(secret, 1))).status).toBe(200)
})

test('a recovery code counts once, however it is typed, and its use is told by email', async () => {
  const { email, codes } = await newGuarded()
  expect(new Set(codes).size).toBe(10)
  const [first = ''] = codes
  expect((await signIn(email, first.toLowerCase().replaceAll('-', ' '))).status).toBe(200)
  expect(await signIn(email, first)).toMatchObject({ status: 401, code: 'second_factor_wrong' })
  expect(await emailsTo(email)).toContain('A recovery code was used to sign in')
})

test('a recovery code of somebody else opens nothing', async () => {
  const [one, other] = [await newGuarded(), await newGuarded()]
  expect((await signIn(one.email, other.codes[0])).status).toBe(401)
})

test('ten wrong codes end in 429, whatever network they come from', async () => {
  const { email, secret } = await newGuarded()
  const { consume } = await import('@/server/http/rate-limit')
  const { rows } = await db.query<{ id: string }>('select id from users where email = $1', [email])
  for (let number = 0; number < 10; number += 1) await consume('staff_code', rows[0]?.id ?? '')
  expect(await signIn(email, appCode(secret))).toMatchObject({ status: 429, code: 'too_many_tries' })
})

test('the link of an email sets the password and signs nobody in who has a second factor', async () => {
  const { email, id, secret } = await newGuarded()
  await db.query(
    `update users set reset_password_token = 'the-link', reset_password_expiration = now() + interval '1 hour' where id = $1`,
    [id],
  )
  const reset = await ask('POST', '/users/reset-password', {
    token: 'the-link',
    password: 'another-password-of-tests',
  })
  expect(reset.status).toBe(200)
  expect(reset.body).toMatchObject({ user: null, token: '' })
  expect(reset.cookie).not.toMatch(/payload-token=\w/)
  const { rows } = await db.query('select from users_sessions where _parent_id = $1', [id])
  expect(rows).toHaveLength(0)
  const body = { email, password: 'another-password-of-tests' }
  expect(await ask('POST', '/users/login', body)).toMatchObject({ code: 'second_factor_needed' })
  expect((await ask('POST', '/users/login', { ...body, code: appCode(secret) })).status).toBe(200)
})

test('nobody reads a secret, a hash of a code or a network through the CMS', async () => {
  const { id, cookie, secret } = await newGuarded('admin')
  for (const path of [
    `/users/${id}`,
    `/users/${id}?select[secret]=true&select[staff_factors]=true&depth=5`,
    `/users?where[secret][exists]=true`,
    `/users?sort=secret`,
    '/staff_factors',
    '/staff-factors',
    '/staff_recovery_codes',
    '/staff_sessions',
  ])
    for (const reader of [cookie, admin]) {
      const { body } = await ask('GET', path, undefined, reader)
      expect(JSON.stringify(body)).not.toContain(secret)
      expect(JSON.stringify(body)).not.toMatch(/last_step|2001:db8/)
    }
  const { rows } = await db.query<{ secret: string }>('select secret from staff_factors where user_id = $1', [
    id,
  ])
  expect(rows[0]?.secret).not.toContain(secret)
})

describe('to set it up', () => {
  test('one must have signed in a moment ago', async () => {
    const { email, id } = await newStaff('writer')
    const { cookie } = await signIn(email)
    await db.query(
      `update staff_sessions set signed_in_at = now() - interval '16 minutes' where user_id = $1`,
      [id],
    )
    expect(await act('set-up', cookie)).toMatchObject({ status: 422, code: 'sign_in_again' })
  })

  test('the code must be right, and begun within half an hour', async () => {
    const person = await newStaff('writer')
    const { cookie } = await signIn(person.email)
    expect(await act('confirm', cookie, { code: '123456' })).toMatchObject({
      code: 'second_factor_not_begun',
    })
    await act('set-up', cookie)
    const begun = await factorOf(person, Date.now())
    const secret = begun.kind === 'begun' ? begun.secret : ''
    expect(await act('confirm', cookie, { code: '000000' })).toMatchObject({ code: 'second_factor_wrong' })
    expect((await signIn(person.email)).status).toBe(200)
    await db.query(`update staff_factors set begun_at = now() - interval '31 minutes' where user_id = $1`, [
      person.id,
    ])
    expect(await act('confirm', cookie, { code: appCode(secret) })).toMatchObject({
      code: 'second_factor_not_begun',
    })
    expect(await factorOf(person, Date.now())).toEqual({ kind: 'off' })
  })

  test('it ends all other sessions, and cannot be begun again while it is on', async () => {
    const person = await newStaff('writer')
    const other = await signIn(person.email)
    const { cookie } = await signIn(person.email)
    await act('set-up', cookie)
    const begun = await factorOf(person, Date.now())
    await act('confirm', cookie, { code: appCode(begun.kind === 'begun' ? begun.secret : '') })
    expect((await ask('GET', '/users/me', undefined, other.cookie)).body.user).toBeNull()
    expect((await ask('GET', '/users/me', undefined, cookie)).body.user).not.toBeNull()
    expect(await act('set-up', cookie)).toMatchObject({ code: 'second_factor_is_on' })
    expect(await emailsTo(person.email)).toEqual(['Your second factor is on'])
  })
})

test('to turn it off or to make new recovery codes takes a code', async () => {
  const { email, cookie, codes, secret } = await newGuarded()
  for (const action of ['turn-off', 'new-codes'])
    for (const code of ['', '000000'])
      expect(await act(action, cookie, { code })).toMatchObject({ code: 'second_factor_wrong' })
  const renewed = await act('new-codes', cookie, { code: appCode(secret) })
  expect(renewed.body.codes).toHaveLength(10)
  expect(await signIn(email, codes[3])).toMatchObject({ code: 'second_factor_wrong' })
  expect((await act('turn-off', cookie, { code: String((renewed.body.codes as string[])[0]) })).status).toBe(
    200,
  )
  expect((await signIn(email)).status).toBe(200)
  expect(await emailsTo(email)).toEqual([
    'Your second factor is on',
    'You have new recovery codes',
    'A recovery code was used to sign in',
    'Your second factor is off',
  ])
})

describe('where a role requires it', () => {
  test('who has none may set it up and do nothing else, at any door', async () => {
    const person = await newStaff('support')
    const before = (await signIn(person.email)).cookie
    await requireOf('support')
    const { cookie, status } = await signIn(person.email)
    expect(status).toBe(200)
    for (const session of [before, cookie]) {
      expect((await ask('GET', '/users/me', undefined, session)).body.user).toBeNull()
      for (const [method, path, body] of [
        ['GET', '/orders'],
        ['GET', `/users/${person.id}`],
        ['PATCH', `/users/${person.id}`, { name: 'x' }],
        ['POST', '/users/refresh-token', {}],
        ['GET', '/access'],
        ['GET', '/staff-search?q=x'],
      ] as const) {
        const { status, body: told } = await ask(method, path, body, session)
        const isHeld = path === '/access' ? !told.canAccessAdmin : [401, 403].includes(status)
        expect({ path, isHeld }).toEqual({ path, isHeld: true })
      }
    }
    for (const action of ['turn-off', 'new-codes', 'end-session', 'end-other-sessions', 'reset-factor-of'])
      expect(await act(action, cookie)).toMatchObject({ status: 403, code: 'not_allowed' })
    expect((await act('set-up', cookie)).status).toBe(200)
    const begun = await factorOf(person, Date.now())
    await act('confirm', cookie, { code: appCode(begun.kind === 'begun' ? begun.secret : '') })
    expect((await ask('GET', '/orders', undefined, cookie)).status).toBe(200)
    await requireOf()
  })

  test('other roles are left alone, and a preview is none either', async () => {
    const writer = await newStaff('writer')
    const support = await newStaff('support')
    const { cookie } = await signIn(support.email)
    await requireOf('support')
    expect((await ask('GET', '/pages', undefined, (await signIn(writer.email)).cookie)).status).toBe(200)
    const { isStaff } = await import('@/server/preview/allowed')
    const head = new Headers({ cookie, origin: 'http://localhost:3000' })
    expect(await isStaff(head)).toBe(false)
    await requireOf()
    expect(await isStaff(head)).toBe(true)
  })

  test('only admins say so', async () => {
    for (const role of ['marketer', 'writer', 'support']) {
      const { cookie } = await signIn((await newStaff(role)).email)
      expect((await ask('GET', '/globals/staff-security', undefined, cookie)).status).toBe(403)
      const sent = { second_factor_roles: [] }
      expect((await ask('POST', '/globals/staff-security', sent, cookie)).status).toBe(403)
    }
  })
})
