import { openCalls, typed } from '@tests/support/calls'
import { newMember, PASSWORD } from '@tests/support/customer'
import { emailsTo, tokenTo } from '@tests/support/outbox'
import { describe, expect, test } from 'vitest'

const shop = await openCalls()
await shop.work()

const NEW = typed('another-horse-2')
const call = (a: string, input: Record<string, unknown>, jar: Record<string, string> = {}, ip?: string) =>
  shop.ask({ a, input, jar, ip })
const canSignIn = async (email: string, password: string) =>
  (await call('login', { email, password })).status === 200

describe('resetpw', () => {
  test('without a link has one sent, and answers alike whether there is such an account', async () => {
    const { email } = await newMember(shop)
    const known = await call('resetpw', { email })
    const unknown = await call('resetpw', { email: 'nobody@example.com' })
    expect([known.status, known.body]).toEqual([200, { code: 200, message: 'ok', data: { sent: true } }])
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
    await tokenTo(shop.db, email, 'reset')
    expect(await emailsTo(shop.db, 'nobody@example.com')).toEqual([])
  })

  test('with the link sets a new password and signs in, once', async () => {
    const { email, jar } = await newMember(shop)
    await call('resetpw', { email })
    const reset = await tokenTo(shop.db, email, 'reset')
    const done = await call('resetpw', { reset, password: NEW })
    expect([done.status, done.body.data]).toMatchObject([200, { email, token: done.jar.token }])
    expect([await canSignIn(email, NEW), await canSignIn(email, PASSWORD)]).toEqual([true, false])
    expect((await shop.ask({ a: 'user_info', method: 'GET', jar })).status).toBe(401)
    expect(await call('resetpw', { reset, password: NEW })).toMatchObject({
      status: 410,
      body: { error: 'link_expired' },
    })
  })

  test('with a link that is none changes nothing', async () => {
    const { email } = await newMember(shop)
    for (const reset of ['x', 'a'.repeat(43)])
      expect((await call('resetpw', { reset, password: NEW })).status).toBe(410)
    expect(await canSignIn(email, PASSWORD)).toBe(true)
    expect((await call('resetpw', {})).body.fields).toEqual({ email: 'empty' })
    expect((await call('resetpw', { email: ['x'] })).body.fields).toEqual({ email: 'value' })
  })

  test('is asked for ten times by a network in a quarter of an hour', async () => {
    const answers = []
    for (let index = 0; index < 11; index += 1)
      answers.push(await call('resetpw', { email: 'nobody@example.com' }, {}, 'reset-network'))
    expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 200), 429])
  })
})

describe('validate', () => {
  test('tells whether the link of an email works, which goes on working', async () => {
    const { email } = await newMember(shop)
    await call('resetpw', { email })
    const [reset, confirm] = [
      await tokenTo(shop.db, email, 'reset'),
      await tokenTo(shop.db, email, 'confirm'),
    ]
    for (const link of [{ reset }, { reset }, { confirm }])
      expect(await call('validate', link)).toMatchObject({ status: 200, body: { data: { valid: true } } })
    for (const link of [{ reset: confirm }, { confirm: reset }, { reset: 'x' }])
      expect((await call('validate', link)).body.data).toEqual({ valid: false })
    expect((await call('validate', {})).body).toMatchObject({ code: 400, error: 'bad_input' })
  })
})

describe('changepw', () => {
  test('sets a new password for whoever knows the old one, and ends every other sign-in', async () => {
    const { email, jar } = await newMember(shop)
    const changed = await call('changepw', { old_password: PASSWORD, password: NEW }, jar)
    expect([changed.status, changed.body.data]).toMatchObject([200, { email }])
    expect((await shop.ask({ a: 'user_info', method: 'GET', jar })).status).toBe(401)
    expect((await shop.ask({ a: 'user_info', method: 'GET', jar: changed.jar })).status).toBe(200)
    expect([await canSignIn(email, NEW), await canSignIn(email, PASSWORD)]).toEqual([true, false])
  })

  test('refuses a wrong old one, and what is no md5', async () => {
    const { email, jar } = await newMember(shop)
    expect(await call('changepw', { old_password: NEW, password: NEW }, jar)).toMatchObject({
      status: 401,
      body: { error: 'wrong_credentials' },
    })
    expect((await call('changepw', { old_password: 'secret' }, jar)).body.fields).toEqual({
      old_password: 'value',
      password: 'empty',
    })
    expect(await canSignIn(email, PASSWORD)).toBe(true)
  })
})

describe('send_confirmation', () => {
  test('writes the email anew, a few times', async () => {
    const { jar } = await newMember(shop)
    const answers = []
    for (let index = 0; index < 4; index += 1)
      answers.push((await call('send_confirmation', {}, jar)).body.data)
    expect(answers).toEqual([{ sent: true }, { sent: true }, { sent: true }, { sent: false }])
  })
})
