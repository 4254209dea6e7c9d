import { freshDatabase } from '@tests/support/database'
import { TEST_STAFF } from '@tests/support/template'
import { expect, test } from 'vitest'

const db = await freshDatabase()
const { askStaffApi, cookiesOf } = await import('@tests/support/staff-calls')
const { roughNetwork, sessionsOfStaff } = await import('@/server/staff/sessions')
const { staffSafety } = await import('@/server/staff/others')

const PASSWORD = TEST_STAFF.password
const signIn = async (email: string): Promise<string> => {
  await db.query('delete from rate_limits')
  const answer = await askStaffApi('POST', '/users/login', { email, password: PASSWORD })
  expect(answer.status).toBe(200)
  return cookiesOf(answer)
}
const isIn = async (cookie: string): Promise<boolean> =>
  (await (await askStaffApi('GET', '/users/me', undefined, { cookie })).json()).user !== null
async function act(action: string, cookie: string | undefined, body: object = {}) {
  const answer = await askStaffApi('POST', `/staff-safety/${action}`, body, { cookie })
  const told = await answer.json()
  return { status: answer.status, code: told.errors?.[0]?.data?.code }
}

const admin = await signIn(TEST_STAFF.email)
let people = 0

async function newStaff(role: string) {
  people += 1
  await db.query(
    'update staff_sessions set signed_in_at = now() where user_id = (select id from users where email = $1)',
    [TEST_STAFF.email],
  )
  const email = `${role}-of-sessions-${people}@staff.test`
  const made = await askStaffApi('POST', '/users', { email, password: PASSWORD, role }, { cookie: admin })
  expect(made.status).toBe(201)
  const { rows } = await db.query<{ id: string }>('select id from users where email = $1', [email])
  return { email, id: rows[0]?.id ?? '' }
}

test('one sees the own sessions, this one first, and ends another one', async () => {
  const { email, id } = await newStaff('writer')
  const [here, there] = [await signIn(email), await signIn(email)]
  const [first, second] = await sessionsOfStaff(id, '')
  const current = first?.id ?? ''
  const listed = await sessionsOfStaff(id, current)
  expect(listed).toHaveLength(2)
  expect(listed[0]).toMatchObject({ id: current, isThis: true, network: '192.0.2.x' })
  expect(listed[0]?.used).toBeGreaterThan(0)
  expect((await act('end-session', there, { session: second?.id ?? '' })).status).toBe(200)
  expect([await isIn(here), await isIn(there)].sort()).toEqual([false, true])
  expect(await sessionsOfStaff(id, current)).toHaveLength(1)
})

test('of sign-ins at the same instant each keeps its session', async () => {
  const { email, id } = await newStaff('writer')
  await signIn(email)
  const cookies = await Promise.all(Array.from({ length: 5 }, () => signIn(email)))
  expect(await Promise.all(cookies.map(isIn))).toEqual(Array(5).fill(true))
  expect(await sessionsOfStaff(id, '')).toHaveLength(6)
})

test('a session that was ended is not let in when Payload writes its list back', async () => {
  const { email, id } = await newStaff('writer')
  const [here, there] = [await signIn(email), await signIn(email)]
  const { rows } = await db.query<{ id: string }>('select * from users_sessions where _parent_id = $1', [id])
  await act('end-other-sessions', here)
  expect(await isIn(there)).toBe(false)
  for (const row of rows)
    await db.query(
      `insert into users_sessions (_order, _parent_id, id, created_at, expires_at)
       values (1, $1, $2, now(), now() + interval '8 hours') on conflict do nothing`,
      [id, row.id],
    )
  expect(await isIn(there)).toBe(false)
  expect(await isIn(here)).toBe(true)
  expect(await sessionsOfStaff(id, '')).toHaveLength(1)
})

test('nobody ends a session of somebody else by its id', async () => {
  const [one, other] = [await newStaff('writer'), await newStaff('writer')]
  const [mine, theirs] = [await signIn(one.email), await signIn(other.email)]
  const [session] = await sessionsOfStaff(other.id, '')
  expect((await act('end-session', mine, { session: session?.id })).status).toBe(200)
  expect(await isIn(theirs)).toBe(true)
})

test('only admins act on others, after a sign-in of the last minutes, and it is written down', async () => {
  const target = await newStaff('support')
  for (const action of ['end-sessions-of', 'reset-factor-of']) {
    const theirs = await signIn(target.email)
    for (const role of ['marketer', 'writer', 'support']) {
      const { email } = await newStaff(role)
      expect(await act(action, await signIn(email), { user: target.id })).toMatchObject({
        status: 403,
        code: 'not_allowed',
      })
    }
    expect(await act(action, undefined, { user: target.id })).toMatchObject({ status: 403 })
    expect(await isIn(theirs)).toBe(true)
    const fresh = await signIn(TEST_STAFF.email)
    expect(await act(action, fresh, { user: 'nobody' })).toMatchObject({ status: 404 })
    expect((await act(action, fresh, { user: target.id })).status).toBe(200)
    expect(await isIn(theirs)).toBe(false)
    const written = await db.query(`select staff from audit_events where record = $1 and action = $2`, [
      `users/${target.id}`,
      action.replace('-of', '').replace('-', '_'),
    ])
    expect(written.rows).toEqual([{ staff: TEST_STAFF.email }])
  }
  const old = await signIn(TEST_STAFF.email)
  await db.query(`update staff_sessions set signed_in_at = now() - interval '16 minutes'`)
  expect(await act('end-sessions-of', old, { user: target.id })).toMatchObject({ code: 'sign_in_again' })
})

test('an admin does not get round the code by resetting the own login', async () => {
  const cookie = await signIn(TEST_STAFF.email)
  const { rows } = await db.query<{ id: string }>('select id from users where email = $1', [TEST_STAFF.email])
  expect(await act('reset-factor-of', cookie, { user: rows[0]?.id })).toMatchObject({ code: 'own_login' })
})

test('admins see how many sessions everybody has', async () => {
  const { email } = await newStaff('writer')
  await signIn(email)
  const seen = await staffSafety()
  expect(seen.find(each => each.email === email)).toMatchObject({ sessions: 1, factorSince: null })
})

test('a page of another host presses no button, and what is no button is said to be none', async () => {
  const { email } = await newStaff('writer')
  const cookie = await signIn(email)
  const token = /payload-token=([^;]+)/.exec(cookie)?.[1]
  const { handleEndpoints } = await import('payload')
  const { default: config } = await import('@payload-config')
  const headers = {
    host: 'localhost:3000',
    origin: 'http://jp.localhost:3000',
    cookie: `payload-token=${token}`,
  }
  const request = new Request('http://localhost:3000/cms/staff-safety/sign-out', { method: 'POST', headers })
  expect((await handleEndpoints({ config, request })).status).toBe(403)
  expect(await isIn(cookie)).toBe(true)
  expect((await act('no-such', cookie)).status).toBe(404)
  expect((await askStaffApi('GET', '/staff-safety/sign-out', undefined, { cookie })).status).toBe(404)
})

test.each([
  ['192.0.2.17', '192.0.2.x'],
  ['2001:db8:1:2:3::4', '2001:db8:1::'],
  ['', null],
])('of %s the list shows %s', (ip, network) => {
  expect(roughNetwork(ip)).toBe(network)
})

test('renewing a session writes back neither a role nor a password that were changed meanwhile', async () => {
  const { cms } = await import('@/server/cms/cms')
  const payload = await cms()
  const { email, id } = await newStaff('marketer')
  const cookie = await signIn(email)
  const before = await payload.db.findOne<{ id: string } & Record<string, unknown>>({
    collection: 'users',
    where: { id: { equals: id } },
  })
  await db.query(`update users set role = 'support', hash = 'changed meanwhile' where id = $1`, [id])
  // As Payload renews it: with all of the login that was read before.
  await payload.db.updateOne({ collection: 'users', id, data: { ...before, updatedAt: null } })
  const { rows } = await db.query('select role, hash from users where id = $1', [id])
  expect(rows).toEqual([{ role: 'support', hash: 'changed meanwhile' }])
  expect(await isIn(cookie)).toBe(true)
})

test.each([
  ['their own address', 'PATCH', 'self', { email: 'taken-over@staff.test' }],
  ['their own password', 'PATCH', 'self', { password: 'another-long-password-1' }],
  ['a new admin', 'POST', '', { email: 'new-admin@staff.test', password: PASSWORD, role: 'admin' }],
  ['whom a factor is asked of', 'POST', 'setting', { second_factor_roles: [] }],
] as const)(
  'with an old session nobody writes %s, with a new one they do',
  async (_, method, where, data) => {
    const { email, id } = await newStaff('admin')
    const cookie = await signIn(email)
    const path =
      where === 'self' ? `/users/${id}` : where === 'setting' ? '/globals/staff-security' : '/users'
    await db.query(
      `update staff_sessions set signed_in_at = now() - interval '16 minutes' where user_id = $1`,
      [id],
    )
    const refused = await askStaffApi(method, path, data, { cookie })
    expect(refused.status).toBe(403)
    expect(JSON.stringify(await refused.json())).toContain('sign_in_again')
    if (where === 'self')
      expect((await askStaffApi(method, path, { name: 'Kim' }, { cookie })).status).toBe(200)
    await db.query('update staff_sessions set signed_in_at = now() where user_id = $1', [id])
    expect((await askStaffApi(method, path, data, { cookie })).status).toBeLessThan(300)
  },
)
