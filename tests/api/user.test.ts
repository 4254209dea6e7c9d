import { type Calls, ORIGIN, openCalls, typed } from '@tests/support/calls'
import { soon } from '@tests/support/soon'
import { describe, expect, test } from 'vitest'

const shop = await openCalls()

const PASSWORD = typed('correct-horse-1')
let people = 0
/** A new customer at a network of their own, so that no limit of one story touches another. */
const somebody = () => {
  people += 1
  return { email: `customer${people}@example.com`, ip: `198.51.100.${people}` }
}

async function registered(input: Record<string, unknown> = {}) {
  const { email, ip } = somebody()
  const answer = await shop.ask({ a: 'register', input: { email, password: PASSWORD, ...input }, ip })
  return { email, ip, ...answer }
}

/**
 * A server that hears of changes and has its connections: to one that has just begun, a machine that is busy may give them
 * later than a call waits for one (3 s to know whether the database is there, 5 s for a connection).
 */
async function runningServer() {
  const [{ ruleBook, isListening }, { database }] = await Promise.all([
    import('@/server/rule-book/live'),
    import('@/server/runtime/database'),
  ])
  await ruleBook()
  await soon(() => expect(isListening()).toBe(true))
  await Promise.all(Array.from({ length: 10 }, () => database.query('select 1')))
}

describe('register', () => {
  test('opens an account, signs in and says who it is', async () => {
    const { email, status, body, jar } = await registered({ username: 'Jürgen K' })
    expect(status).toBe(200)
    expect(body).toEqual({
      code: 200,
      message: 'ok',
      data: { token: jar.token, email, user_info: { username: 'J%C3%BCrgen%20K', email } },
    })
    const info = await shop.ask({ a: 'user_info', method: 'GET', jar })
    expect(info.body.data).toEqual({
      username: 'Jürgen K',
      email,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      locale: 'en',
      marketing: false,
    })
  })

  test('gives a token that scripts cannot read, and a name and address that they can', async () => {
    const { email, headers, jar } = await registered({ username: 'José' })
    const cookies = headers.getSetCookie()
    expect(cookies).toHaveLength(3)
    for (const cookie of cookies) expect(cookie).toMatch(/; Path=\/; Max-Age=604800; SameSite=Lax/)
    expect(cookies.map(cookie => [cookie.split('=')[0], cookie.includes('HttpOnly')])).toEqual([
      ['token', true],
      ['email', false],
      ['user_info', false],
    ])
    expect(jar.token).toMatch(/^[\w-]{43}$/)
    const info: unknown = JSON.parse(decodeURIComponent(jar.user_info ?? ''))
    expect(info).toEqual({ username: 'José', email })
  })

  test('refuses an address that has an account, however it is spelled', async () => {
    const { email } = await registered()
    const again = await shop.ask({
      a: 'register',
      input: { email: ` ${email.toUpperCase()} `, password: PASSWORD },
    })
    expect([again.status, again.body.error]).toEqual([409, 'email_taken'])
    expect(again.jar).toEqual({})
  })

  test('of twenty at once under one address, one gets the account', async () => {
    const { email } = somebody()
    await runningServer()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        shop.ask({ a: 'register', input: { email, password: PASSWORD }, ip: `192.0.2.${index}` }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([
      200,
      ...Array.from({ length: 19 }, () => 409),
    ])
  })

  test('names each field that is missing or wrong', async () => {
    const wrong = async (input: Record<string, unknown>) => (await shop.ask({ a: 'register', input })).body
    expect(await wrong({})).toMatchObject({
      code: 400,
      error: 'bad_input',
      fields: { email: 'empty', password: 'empty' },
    })
    expect(await wrong({ email: 'nobody', password: 'plain text', username: '12345' })).toMatchObject({
      fields: { email: 'value', password: 'value', username: 'value' },
    })
    expect(await wrong({ email: 'a@example.com', password: typed('') })).toMatchObject({
      fields: { password: 'empty' },
    })
    expect(await wrong({ email: ['a@example.com'], password: { $ne: '' } })).toMatchObject({
      fields: { email: 'value', password: 'value' },
    })
  })

  test('takes ten of a network in a quarter of an hour', async () => {
    const ip = '192.0.2.99'
    const tries = []
    for (let index = 0; index < 11; index += 1) {
      const { email } = await registered()
      tries.push(await shop.ask({ a: 'register', input: { email, password: PASSWORD }, ip }))
    }
    expect(tries.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 409), 429])
  })
})

describe('login', () => {
  test('takes the right password, and the address in any spelling', async () => {
    const { email } = await registered()
    const answer = await shop.ask({ a: 'login', input: { email: email.toUpperCase(), password: PASSWORD } })
    expect(answer.status).toBe(200)
    expect(answer.body.data).toMatchObject({ token: answer.jar.token, email })
  })

  test('answers alike for a wrong password and an unknown address', async () => {
    const { email } = await registered()
    const wrong = await shop.ask({ a: 'login', input: { email, password: typed('another-1') } })
    const unknown = await shop.ask({ a: 'login', input: { email: 'nobody@example.com', password: PASSWORD } })
    expect(wrong.status).toBe(401)
    expect(wrong.body).toEqual({
      code: 401,
      message: 'The email address or the password is not right.',
      error: 'wrong_credentials',
    })
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body])
    expect(unknown.jar).toEqual({})
  })

  test('speaks the language that the page asks in', async () => {
    const input = { email: 'nobody@example.com', password: PASSWORD, locale: 'de' }
    const { body } = await shop.ask({ a: 'login', input })
    expect(body.message).toBe('Die E-Mail-Adresse oder das Passwort stimmt nicht.')
  })

  test('takes ten tries per address, from wherever, then says when to come back', async () => {
    const { email } = await registered()
    const attempt = (index: number, password: string) =>
      shop.ask({ a: 'login', input: { email, password, locale: 'fr' }, ip: `192.0.2.${100 + index}` })
    for (let index = 0; index < 10; index += 1)
      expect((await attempt(index, typed('wrong-1'))).status).toBe(401)
    const refused = await attempt(11, PASSWORD)
    expect(refused.status).toBe(429)
    expect(refused.body).toEqual({
      code: 429,
      message: 'Trop de tentatives. Veuillez patienter quelques minutes, puis réessayer.',
      error: 'too_many_tries',
    })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(900)
    const other = await registered()
    expect((await shop.ask({ a: 'login', input: { email: other.email, password: PASSWORD } })).status).toBe(
      200,
    )
  })

  test('forgets the tries of an address after one that succeeds', async () => {
    const { email } = await registered()
    const attempt = (password: string) => shop.ask({ a: 'login', input: { email, password } })
    for (let index = 0; index < 9; index += 1) await attempt(typed('wrong-1'))
    expect((await attempt(PASSWORD)).status).toBe(200)
    expect((await attempt(typed('wrong-1'))).status).toBe(401)
    expect((await attempt(PASSWORD)).status).toBe(200)
  })

  test('reads a form as well as JSON', async () => {
    const { email } = await registered()
    const { answerCall } = await import('@/server/api/router')
    const { ORDER_CALLS } = await import('@/server/api/order/calls')
    const request = new Request(`${ORIGIN}/order/user.php`, {
      method: 'POST',
      headers: { origin: ORIGIN },
      body: new URLSearchParams({ a: 'login', email, password: PASSWORD }),
    })
    expect((await answerCall(ORDER_CALLS, request, 'user.php')).status).toBe(200)
  })
})

describe('logout', () => {
  test('ends the session for good and forgets the cookies', async () => {
    const { jar } = await registered()
    const out = await shop.ask({ a: 'logout', jar })
    expect(out.status).toBe(200)
    expect(out.jar).toEqual({})
    const info = await shop.ask({ a: 'user_info', method: 'GET', jar })
    expect([info.status, info.body.error]).toEqual([401, 'not_logged_in'])
  })

  test('of a form of a page leads on to a page of this site, and to no other', async () => {
    const leave = async (next: string) => {
      const { jar } = await registered()
      const { status, headers } = await shop.ask({
        a: 'logout',
        jar,
        input: { next },
        headers: { accept: 'text/html' },
      })
      return [status, headers.get('location')]
    }
    expect(await leave('/de/')).toEqual([303, '/de/'])
    for (const next of ['//evil.example', 'https://evil.example', '/\\evil.example', '/.//evil.example'])
      expect(await leave(next)).toEqual([303, '/'])
  })
})

describe('update_user', () => {
  test('changes what is named and leaves the rest', async () => {
    const { email, jar } = await registered({ username: 'before' })
    const changed = await shop.ask({ a: 'update_user', jar, input: { username: 'after', marketing: 'true' } })
    expect(changed.body.data).toMatchObject({ username: 'after', marketing: true, locale: 'en', email })
    expect(JSON.parse(decodeURIComponent(changed.jar.user_info ?? ''))).toEqual({ username: 'after', email })
    const again = await shop.ask({ a: 'update_user', jar, input: { language: 'de' } })
    expect(again.body.data).toMatchObject({ username: 'after', marketing: true, locale: 'de' })
    const asAnswered = await shop.ask({ a: 'update_user', jar, input: { locale: 'fr' } })
    expect(asAnswered.body.data).toMatchObject({ username: 'after', marketing: true, locale: 'fr' })
  })

  test('touches nobody else, whatever is sent', async () => {
    const other = await registered({ username: 'other' })
    const { jar } = await registered()
    await shop.ask({ a: 'update_user', jar, input: { id: 'x', email: other.email, username: 'mine' } })
    const info = await shop.ask({ a: 'user_info', method: 'GET', jar: other.jar })
    expect(info.body.data).toMatchObject({ username: 'other', email: other.email })
  })
})

describe('every call', () => {
  test('that changes something needs one of our own origins', async () => {
    const { jar, email } = await registered()
    const from = async (headers: Record<string, string>) =>
      (await shop.ask({ a: 'update_user', jar, input: { username: 'changed' }, headers })).body.error
    expect(await from({ origin: 'http://evil.example' })).toBe('foreign_origin')
    expect(await from({ origin: 'null' })).toBe('foreign_origin')
    expect(await from({ origin: 'http://localhost:3000.evil.example' })).toBe('foreign_origin')
    expect(await from({ origin: 'http://jp.localhost:3000' })).toBeUndefined()
    const login = await shop.ask({
      a: 'login',
      input: { email, password: PASSWORD },
      headers: { origin: 'http://evil.example' },
    })
    expect([login.status, login.body.error, login.jar]).toEqual([403, 'foreign_origin', {}])
  })

  test('of a program names no origin and no cookie, but its token', async () => {
    const { jar } = await registered()
    const { answerCall } = await import('@/server/api/router')
    const { ORDER_CALLS } = await import('@/server/api/order/calls')
    const change = (headers: Record<string, string>, token = '') =>
      answerCall(
        ORDER_CALLS,
        new Request(`${ORIGIN}/order/user.php?a=update_user`, {
          method: 'POST',
          headers,
          body: new URLSearchParams({ username: 'changed', token }),
        }),
        'user.php',
      )
    expect((await change({}, jar.token)).status).toBe(200)
    expect((await change({ cookie: `token=${jar.token}` })).status).toBe(403)
    expect((await change({ 'sec-fetch-site': 'cross-site' }, jar.token)).status).toBe(403)
    expect((await change({ cookie: `token=${jar.token}`, 'sec-fetch-site': 'same-origin' })).status).toBe(200)
  })

  test('is one that exists, made in its own way', async () => {
    const answer = async (asking: Parameters<Calls['ask']>[0]) => {
      const { status, body } = await shop.ask(asking)
      return [status, body.code, body.error]
    }
    expect(await answer({ a: 'unheard_of' })).toEqual([400, 400, 'unknown_action'])
    expect(await answer({})).toEqual([400, 400, 'unknown_action'])
    expect(await answer({ a: 'login', method: 'GET' })).toEqual([405, 405, 'method_not_allowed'])
    expect(await answer({ a: 'login', script: 'nothing.php' })).toEqual([404, 404, 'not_found'])
  })

  test('has a body that can be read and is not too long', async () => {
    const { answerCall } = await import('@/server/api/router')
    const { ORDER_CALLS } = await import('@/server/api/order/calls')
    const send = async (body: string) => {
      const headers = { 'content-type': 'application/json', origin: ORIGIN }
      const request = new Request(`${ORIGIN}/order/user.php?a=login`, { method: 'POST', headers, body })
      return (await answerCall(ORDER_CALLS, request, 'user.php')).status
    }
    expect(await send('{"email":')).toBe(400)
    expect(await send('[1]')).toBe(400)
    expect(await send('null')).toBe(400)
    expect(await send(JSON.stringify({ email: 'a'.repeat(70_000) }))).toBe(413)
  })

  test('refuses what no database stores, in any field that it reads, and ignores it elsewhere', async () => {
    const { jar } = await registered({ username: 'before' })
    const call = async (input: Record<string, unknown>) => {
      const { status, body } = await shop.ask({ a: 'resetpw', jar, input, ip: 'storable' })
      return [status, body.error, body.fields]
    }
    const refused = [400, 'bad_input', { next: 'value' }]
    const email = 'storable@example.com'
    expect(await call({ email, next: '/\0' })).toEqual(refused)
    expect(await call({ email, next: '/\ud800' })).toEqual(refused)
    expect(await call({ email, next: '/', other: '\0' })).toEqual([200, undefined, undefined])
  })

  test('keeps its answer out of every cache', async () => {
    const { headers } = await shop.ask({ a: 'user_info', method: 'GET' })
    expect(headers.get('cache-control')).toBe('no-store')
  })

  test.each(['', 'x', 'a'.repeat(43), "' or 1=1 --"])('with the token %j is nobody’s', async token => {
    const { status, body } = await shop.ask({ a: 'user_info', method: 'GET', input: { token } })
    expect([status, body.error]).toEqual([401, 'not_logged_in'])
  })
})
