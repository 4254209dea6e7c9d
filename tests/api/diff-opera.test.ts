import { openCalls } from '@tests/support/calls'
import { buy, newMember, newOwner } from '@tests/support/customer'
import { describe, expect, test } from 'vitest'

const shop = await openCalls()

const NOTHING = {
  vw_num: 0,
  mw_num: 0,
  vm_num: 0,
  mm_num: 0,
  win_full: false,
  mac_full: false,
  sub_type: '',
  sub_count: 0,
  index: 11,
  category: 'new_user',
}

describe.each(['GET', 'POST'] as const)('diffOpera.php multi_user_info by %s', method => {
  const info = (jar: Record<string, string>, input: Record<string, unknown> = {}) =>
    shop.ask({ a: 'multi_user_info', script: 'diffOpera.php', method, jar, input })

  test('counts what is owned, with the category that follows', async () => {
    const owner = await newOwner(shop)
    const single = { ...NOTHING, vw_num: 1, index: 8, category: 'video_single' }
    expect(await info(owner.jar)).toMatchObject({ status: 200, body: { code: 200, message: 'ok' } })
    expect((await info(owner.jar)).body.data).toEqual(single)
    await buy(shop, owner, { pid: 992001, plan: 'LFT_3' })
    expect((await info(owner.jar)).body.data).toMatchObject({ index: 3, category: 'video_pro' })
  })

  test('counts nothing for who owns nothing, and tells of nobody else', async () => {
    const { email, jar } = await newMember(shop)
    const other = await newOwner(shop)
    expect((await info(jar, { emails: email })).body.data).toEqual(NOTHING)
    for (const emails of [other.email, `${email},${other.email}`, 'nobody@example.com'])
      expect(await info(jar, { emails })).toMatchObject({ status: 404, body: { error: 'not_found' } })
    expect((await info(jar, { emails: 'x' })).status).toBe(400)
  })
})

describe('diffOpera.php uninstall', () => {
  const told = (input: Record<string, unknown>, ip: string) =>
    shop.ask({ a: 'uninstall', script: 'diffOpera.php', input, ip })
  const emails = async () =>
    (await shop.db.query("select text from emails where kind = 'uninstall' order by created_at")).rows

  test('keeps why an application was removed, for the support desk', async () => {
    const input = { reason: 'too_slow', text: 'It froze.', app: 'video_win', version: '6.4.0' }
    const { status, body } = await told({ ...input, guest_token_v2: 'g' }, 'uninstall-1')
    expect([status, body.data]).toEqual([200, { saved: true }])
    const [email] = await emails()
    expect(email.text).toContain('It froze.')
    expect(email.text).toContain('video_win 6.4.0')
  })

  test('knows its reasons, and takes no novel', async () => {
    const before = await emails()
    expect((await told({}, 'uninstall-2')).body).toMatchObject({ code: 400, fields: { reason: 'empty' } })
    const wrong = { reason: 'bored', text: 'x'.repeat(5_001), app: ['x'], version: 'x'.repeat(41) }
    expect((await told(wrong, 'uninstall-2')).body.fields).toEqual({
      reason: 'value',
      text: 'value',
      app: 'value',
      version: 'value',
    })
    expect(await emails()).toEqual(before)
  })

  test('takes ten of a network in a quarter of an hour, then says when to come back', async () => {
    const answers = []
    for (let index = 0; index < 11; index += 1) answers.push(await told({ reason: 'other' }, 'uninstall-3'))
    expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 200), 429])
    expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})
