import { openCalls } from '@tests/support/calls'
import { newMember } from '@tests/support/customer'
import { describe, expect, test } from 'vitest'

const shop = await openCalls()

type Jar = Record<string, string>

describe.each(['api/v2/user_info/update', 'api/v2/profile/set'])('%s', service => {
  const change = (jar: Jar, input: Record<string, unknown>) => shop.ask({ service, jar, input })

  test('changes what is named and leaves the rest', async () => {
    const { jar, email } = await newMember(shop)
    const changed = await change(jar, { username: 'Jürgen', marketing: '1', origin_url: 'x', web: 1 })
    expect([changed.status, changed.body.data]).toEqual([
      200,
      { username: 'Jürgen', email, created_at: expect.any(String), locale: 'en', marketing: true },
    ])
    expect(JSON.parse(decodeURIComponent(changed.jar.user_info ?? ''))).toMatchObject({
      username: 'Jürgen',
    })
    const again = await change(jar, { language: 'ja', marketing: false })
    expect(again.body.data).toMatchObject({ username: 'Jürgen', locale: 'ja', marketing: false })
  })

  test('refuses what is no name, language or choice, and changes nothing', async () => {
    const { jar } = await newMember(shop)
    const wrong = await change(jar, { username: '12345', language: 'xx', marketing: 'maybe' })
    expect([wrong.status, wrong.body.fields]).toEqual([
      400,
      { username: 'value', language: 'value', marketing: 'value' },
    ])
    expect((await change(jar, {})).body.data).toMatchObject({ username: '', locale: 'en', marketing: false })
  })

  test('touches nobody else, whatever is sent', async () => {
    const other = await newMember(shop)
    const { jar } = await newMember(shop)
    await change(jar, { id: other.id, email: other.email, username: 'mine' })
    expect((await change(other.jar, {})).body.data).toMatchObject({ username: '', email: other.email })
  })
})

describe('api/v2/is_subscribed', () => {
  const ask = (input: Record<string, unknown>, jar: Jar = {}) =>
    shop.ask({ service: 'api/v2/is_subscribed', method: 'GET', jar, input })

  test('tells the owner of an address, and nobody else', async () => {
    const { jar, email } = await newMember(shop)
    expect((await ask({ email }, jar)).body.data).toEqual({ subscribed: false })
    await shop.ask({ service: 'api/v2/profile/set', jar, input: { marketing: true } })
    expect((await ask({ email: email.toUpperCase() }, jar)).body.data).toEqual({ subscribed: true })
    const stranger = await newMember(shop)
    const answers = await Promise.all([
      ask({ email }),
      ask({ email }, stranger.jar),
      ask({ email }, { token: 'x' }),
      ask({ email: 'nobody@example.com' }),
    ])
    for (const { status, body } of answers)
      expect([status, body]).toEqual([200, { code: 200, message: 'ok', data: { subscribed: false } }])
  })

  test('wants an address', async () => {
    expect((await ask({})).body).toMatchObject({ code: 400, fields: { email: 'empty' } })
    expect((await ask({ email: 'x' })).body.fields).toEqual({ email: 'value' })
  })
})
