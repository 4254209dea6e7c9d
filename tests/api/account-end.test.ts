import { ORIGIN, openCalls, typed } from '@tests/support/calls'
import { newMember, newOwner, PASSWORD } from '@tests/support/customer'
import { describe, expect, test } from 'vitest'

const shop = await openCalls()

type Member = Awaited<ReturnType<typeof newMember>>

describe('user.php a=export', () => {
  test('gives a customer all that is stored of them, and of nobody else', async () => {
    const [owner, other] = [await newOwner(shop), await newOwner(shop)]
    const { status, body } = await shop.ask({ a: 'export', method: 'GET', jar: owner.jar })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      code: 200,
      message: 'ok',
      data: {
        exported_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        account: { email: owner.email },
        licences: [{ key: owner.key, state: 'active' }],
        orders: [{ number: owner.number }],
      },
    })
    expect(JSON.stringify(body)).not.toContain(other.email)
  })

  test('is for those who are signed in', async () => {
    const { status, body } = await shop.ask({ a: 'export', method: 'GET' })
    expect([status, body.error]).toEqual([401, 'not_logged_in'])
  })
})

describe('user.php a=delete_account', () => {
  const ask = ({ jar, email, ip }: Member, input: Record<string, unknown> = {}) =>
    shop.ask({ a: 'delete_account', input: { password: PASSWORD, confirm: email, ...input }, jar, ip })

  test('deletes the account with its sign-ins, and forgets the cookies', async () => {
    const member = await newMember(shop)
    const told = await ask(member)
    expect([told.status, told.body]).toEqual([200, { code: 200, message: 'ok', data: { deleted: true } }])
    expect(told.jar).toEqual({})
    expect((await shop.ask({ a: 'user_info', method: 'GET', jar: member.jar })).status).toBe(401)
    const login = { email: member.email, password: PASSWORD }
    expect((await shop.ask({ a: 'login', input: login, ip: member.ip })).status).toBe(401)
  })

  test('says which field is missing or wrong', async () => {
    const member = await newMember(shop)
    const fields = async (input: Record<string, unknown>) => {
      const { status, body } = await ask(member, input)
      return [status, body.error, body.fields]
    }
    expect(await fields({ confirm: undefined })).toEqual([400, 'bad_input', { confirm: 'empty' }])
    expect(await fields({ confirm: 'not an address' })).toEqual([400, 'bad_input', { confirm: 'value' }])
    expect(await fields({ confirm: 'another@example.com' })).toEqual([400, 'bad_input', { confirm: 'value' }])
    expect(await fields({ password: undefined })).toEqual([400, 'bad_input', { password: 'empty' }])
    expect(await fields({ password: 'plain text' })).toEqual([400, 'bad_input', { password: 'value' }])
  })

  test('refuses a wrong password, and a form of another site', async () => {
    const member = await newMember(shop)
    const wrong = await ask(member, { password: typed('something-else-1') })
    expect([wrong.status, wrong.body.error]).toEqual([401, 'wrong_credentials'])
    const foreign = await shop.ask({
      a: 'delete_account',
      input: { password: PASSWORD, confirm: member.email },
      jar: member.jar,
      headers: { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' },
    })
    expect([foreign.status, foreign.body.error]).toEqual([403, 'foreign_origin'])
    expect((await shop.ask({ a: 'user_info', method: 'GET', jar: member.jar })).status).toBe(200)
  })

  test('names the order whose payment still runs, and changes nothing', async () => {
    const owner = await newOwner(shop)
    await shop.db.query(`update orders set state = 'pending' where number = $1`, [owner.number])
    const { status, body } = await ask(owner)
    expect([status, body.error, body.data]).toEqual([409, 'purchase_running', { orders: [owner.number] }])
    expect(body.message).toBe(
      'A payment is still running. Please finish it or wait until it has ended, then try again.',
    )
    expect((await shop.ask({ a: 'user_info', method: 'GET', jar: owner.jar })).status).toBe(200)
  })
})

describe('a lost computer', () => {
  test('user.php a=send_release answers alike for everybody, and leads a plain form on', async () => {
    const { email, ip } = await newMember(shop)
    const send = (to: string) => shop.ask({ a: 'send_release', input: { email: to }, ip })
    const [known, unknown] = [await send(email), await send('nobody@example.com')]
    expect(known.body).toEqual({ code: 200, message: 'ok', data: { sent: true } })
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
    expect((await send('no address')).body.fields).toEqual({ email: 'value' })
    const form = await shop.ask({
      a: 'send_release',
      input: { email, next: '/my-account/devices?lost=sent' },
      headers: { accept: 'text/html' },
      ip,
    })
    expect([form.status, form.headers.get('location')]).toEqual([303, '/my-account/devices?lost=sent'])
  })

  test('a plain form that is refused comes back to its page of the shop, and to no other', async () => {
    const refusedFrom = async (referer: string, email = 'no address') => {
      const { status, headers } = await shop.ask({
        a: 'send_release',
        input: { email },
        headers: { accept: 'text/html', referer },
        ip: 'plain',
      })
      return [status, headers.get('location')]
    }
    const page = `${ORIGIN}/my-account/devices?lost=1`
    expect(await refusedFrom(page)).toEqual([303, '/my-account/devices?lost=1&refused=email.value'])
    expect(await refusedFrom(`${page}&refused=email.value`, '')).toEqual([
      303,
      '/my-account/devices?lost=1&refused=email.empty',
    ])
    for (const elsewhere of ['', 'https://evil.example/devices', `${ORIGIN}//evil.example`])
      expect(await refusedFrom(elsewhere)).toEqual([400, null])
  })

  test('device.php a=release refuses a link that we did not write', async () => {
    const release = 'x'.repeat(86)
    const device_id = '00000000-0000-4000-8000-000000000000'
    const asked = { script: 'device.php', a: 'release', ip: 'release' }
    const refused = await shop.ask({ ...asked, input: { release, device_id } })
    expect([refused.status, refused.body.error]).toEqual([410, 'link_expired'])
    const bad = await shop.ask({ ...asked, input: { release: '', device_id: 'x' } })
    expect([bad.status, bad.body.error]).toEqual([400, 'bad_input'])
  })
})
