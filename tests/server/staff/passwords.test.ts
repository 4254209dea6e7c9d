import { freshDatabase } from '@tests/support/database'
import { TEST_STAFF } from '@tests/support/template'
import { describe, expect, test } from 'vitest'

const db = await freshDatabase()
const { askStaffApi } = await import('@tests/support/staff-calls')
const { passwordProblem } = await import('@/server/staff/password-rule')

const signedIn = await askStaffApi('POST', '/users/login', TEST_STAFF)
const { token, user } = await signedIn.json()
const asAdmin = { authorization: `JWT ${token}` }
const GOOD = 'otter-plinth-29-gravy'

let made = 0
const create = (password: unknown) => {
  made += 1
  const body = { email: `made-${made}@staff.test`, role: 'support', password }
  return askStaffApi('POST', '/users', body, asAdmin)
}

const COMMON = [
  'Password1234',
  'passwordpassword',
  'p@ssw0rd2026!',
  '123456789012',
  'qwertyuiop12',
  'aaaaaaaaaaaa',
  'abcabcabcabc',
  'Administrator1',
  'zyxwvutsrqponm',
  '!!!dragon2026!!!',
  'tidemark2026!',
]

describe('the password of a member of staff', () => {
  test.each(['abc', 'eleven-char', '           ', ...COMMON])('«%s» is refused', password => {
    expect(passwordProblem(password, ['kim@staff.test'])).toMatchObject({ code: 'weak_password' })
  })

  test.each([GOOD, 'correct horse battery', 'kV8#mQ2$xT9!', 'パスワードではない長い文章です'])(
    '«%s» is taken',
    password => {
      expect(passwordProblem(password, ['kim@staff.test'])).toBeNull()
    },
  )

  test.each([
    'kimberley.jones1',
    'Kimberley.Jones@staff.test',
    '!!kimberley.jones@staff.test!!',
    'kimberley2026!',
    'K1mberley.J0nes',
    '12-jones-2026',
    'staff.test2026',
    'Tidemark-2026',
  ])('«%s» is not the own address, a part of it or the shop’s name', password => {
    const [problem, other] = [
      passwordProblem(password, ['kim@staff.test', 'Kimberley.Jones@staff.test']),
      passwordProblem(GOOD, ['otter@staff.test']),
    ]
    expect([problem?.code, other]).toEqual(['weak_password', null])
  })
})

test('a weak password is refused with a sentence when a login is made, and nobody is made', async () => {
  for (const password of [
    'abc',
    'Password1234',
    123456789012345,
    { length: 20 },
    ['otter-plinth-29-gravy'],
  ]) {
    const answer = await create(password)
    expect(answer.status).toBe(400)
    expect((await answer.json()).errors[0].message).toMatch(/password/i)
  }
  const { rows } = await db.query(`select 1 from users where email like 'made-%'`)
  expect(rows).toHaveLength(0)
  expect((await create(GOOD)).status).toBe(201)
})

test('a weak password is refused when it is changed, one by one and many at once', async () => {
  const path = [`/users/${user.id}`, `/users?where[id][equals]=${user.id}`]
  for (const each of path) {
    const answer = await askStaffApi('PATCH', each, { password: 'Password1234' }, asAdmin)
    expect(answer.status).toBe(400)
  }
  expect((await askStaffApi('POST', '/users/login', TEST_STAFF)).status).toBe(200)
})

test('a weak password is refused when it is set by the link of an email, and the link stays good', async () => {
  await db.query(
    `update users set reset_password_token = 'the-link', reset_password_expiration = now() + interval '1 hour' where id = $1`,
    [user.id],
  )
  const set = (password: string) =>
    askStaffApi('POST', '/users/reset-password', { token: 'the-link', password })
  expect((await set('abcabcabcabc')).status).toBe(400)
  expect((await set(TEST_STAFF.password)).status).toBe(200)
  expect((await set(TEST_STAFF.password)).status).toBe(403)
})

test('nobody sets an own address as the password of a login, by whatever way', async () => {
  const [email, password] = ['margarethe.vogel@staff.test', 'Margarethe.Vogel@staff.test']
  const body = { email, role: 'support', password: GOOD }
  const admin = await askStaffApi('POST', '/users/login', TEST_STAFF)
  const asAdmin = { authorization: `JWT ${(await admin.json()).token}` }
  const { doc } = await (await askStaffApi('POST', '/users', body, asAdmin)).json()
  await db.query(
    `update users set reset_password_token = 'own-link', reset_password_expiration = now() + interval '1 hour' where id = $1`,
    [doc.id],
  )
  const login = await askStaffApi('POST', '/users/login', { email, password: GOOD })
  const asSelf = { authorization: `JWT ${(await login.json()).token}` }
  const ways = [
    () => askStaffApi('POST', '/users', { ...body, email: `x${email}`, password: `x${password}` }, asAdmin),
    () => askStaffApi('PATCH', `/users/${doc.id}`, { password }, asAdmin),
    () => askStaffApi('PATCH', `/users/${doc.id}`, { password, email: 'new@staff.test' }, asAdmin),
    () =>
      askStaffApi(
        'PATCH',
        `/users/${doc.id}`,
        { password: 'new.name@staff.test', email: 'new.name@staff.test' },
        asAdmin,
      ),
    () => askStaffApi('PATCH', `/users?where[id][equals]=${doc.id}`, { password }, asAdmin),
    () => askStaffApi('PATCH', `/users/${doc.id}`, { password: 'margarethe.vogel1' }, asSelf),
    () => askStaffApi('POST', '/users/reset-password', { token: 'own-link', password }),
  ]
  for (const way of ways) {
    const answer = await way()
    expect([answer.status, (await answer.json()).errors[0].data.code]).toEqual([400, 'weak_password'])
  }
  expect((await askStaffApi('POST', '/users/login', { email, password: GOOD })).status).toBe(200)
})

test('a changed password ends the link of an email that was sent before', async () => {
  await db.query(
    `update users set reset_password_token = 'old-link', reset_password_expiration = now() + interval '1 hour' where id = $1`,
    [user.id],
  )
  const login = await askStaffApi('POST', '/users/login', TEST_STAFF)
  const authorization = `JWT ${(await login.json()).token}`
  const changed = await askStaffApi(
    'PATCH',
    `/users/${user.id}`,
    { password: TEST_STAFF.password },
    { authorization },
  )
  expect(changed.status).toBe(200)
  const answer = await askStaffApi('POST', '/users/reset-password', { token: 'old-link', password: GOOD })
  expect(answer.status).toBe(403)
})

test('nobody becomes the first member of staff from outside', async () => {
  await db.query('delete from users')
  const answer = await askStaffApi('POST', '/users/first-register', {
    email: 'stranger@example.com',
    password: GOOD,
    role: 'admin',
  })
  expect(answer.status).toBe(403)
  expect((await db.query('select 1 from users')).rows).toHaveLength(0)
})
