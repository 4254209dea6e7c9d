import { openCalls } from '@tests/support/calls'
import { newMember, newOwner, PASSWORD } from '@tests/support/customer'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'

const shop = await openCalls()

const GROUPS = z.array(z.object({ devices: z.array(z.object({ device_id: z.string() })) }))
const PRO = { pid: 992001, plan: 'LFT_3' }

const signIn = ({ email, ip }: { email: string; ip: string }, mac: string, more = {}) =>
  shop.ask({
    a: 'login',
    script: 'client.php',
    input: { email, password: PASSWORD, mac, os: 'win', name: 'Study', ...more },
    ip,
  })
const devices = (jar: Record<string, string>) =>
  shop.ask({ a: 'get_all', script: 'device.php', method: 'GET', jar })
const remove = (jar: Record<string, string>, device_id: unknown) =>
  shop.ask({ a: 'delete', script: 'device.php', jar, input: { device_id } })

async function groupOf(jar: Record<string, string>) {
  const { body } = await devices(jar)
  return GROUPS.parse(body.data)[0]
}

describe('client.php login', () => {
  test('signs a desktop application in and gives its computer a place of each licence for its system', async () => {
    const owner = await newOwner(shop)
    const { status, body } = await signIn(owner, 'AA-BB-CC-DD-EE-01')
    expect(status).toBe(200)
    expect(body.data).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      user_info: { username: '', email: owner.email },
      licences: [{ licence_id: owner.licenceId, key: owner.key, pid: 10337, plan: 'LFT', authorised: true }],
    })
    const { token } = z.object({ token: z.string() }).parse(body.data)
    const told = await shop.ask({ a: 'get_all', script: 'device.php', method: 'GET', input: { token } })
    expect(told.body.data).toMatchObject([{ devices: [{ name: 'Study', os: 'win', mac: 'ee:01' }] }])
  })

  test('answers without the parameter a too', async () => {
    const owner = await newOwner(shop)
    const input = { email: owner.email, password: PASSWORD, mac: 'one', os: 'win' }
    expect((await shop.ask({ script: 'client.php', input, ip: owner.ip })).status).toBe(200)
  })

  test('of a computer too many signs in, and says that the licence has no place for it', async () => {
    const owner = await newOwner(shop)
    await signIn(owner, 'one')
    const second = await signIn(owner, 'two')
    expect([second.status, second.body.data]).toMatchObject([
      200,
      { licences: [{ authorised: false, error: 'device_limit' }] },
    ])
    expect((await groupOf(owner.jar))?.devices).toHaveLength(1)
  })

  test('of the same computer again takes no second place', async () => {
    const owner = await newOwner(shop)
    await signIn(owner, 'AA-BB-CC-DD-EE-02')
    const again = await signIn(owner, 'aa:bb:cc:dd:ee:02')
    expect(again.body.data).toMatchObject({ licences: [{ authorised: true }] })
    expect((await groupOf(owner.jar))?.devices).toHaveLength(1)
  })

  test('of a Mac takes no place of a licence for Windows', async () => {
    const owner = await newOwner(shop)
    const { body } = await signIn(owner, 'one', { os: 'mac' })
    expect(body.data).toMatchObject({ licences: [] })
  })

  test('refuses a wrong password, and names what is missing', async () => {
    const owner = await newOwner(shop)
    const wrong = await signIn(owner, 'one', { password: 'f'.repeat(32) })
    expect([wrong.status, wrong.body.error]).toEqual([401, 'wrong_credentials'])
    const empty = await shop.ask({ script: 'client.php', input: { os: 'amiga' } })
    expect([empty.status, empty.body.fields]).toEqual([
      400,
      { email: 'empty', password: 'empty', mac: 'empty', os: 'value' },
    ])
  })
})

describe('device.php get_all', () => {
  test('lists one group per licence with its computers', async () => {
    const owner = await newOwner(shop, PRO)
    await signIn(owner, 'AA-BB-CC-DD-EE-03')
    const { status, body } = await devices(owner.jar)
    const instant = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
    expect(status).toBe(200)
    expect(body.data).toEqual([
      {
        licence_id: owner.licenceId,
        pid: 992001,
        plan: 'LFT_3',
        allow_num: 3,
        devices: [
          {
            device_id: expect.any(String),
            name: 'Study',
            os: 'win',
            mac: 'ee:03',
            bound_at: instant,
            last_seen: instant,
          },
        ],
      },
    ])
  })

  test('is empty for who owns nothing, and shows nobody else’s', async () => {
    await signIn(await newOwner(shop), 'AA-BB-CC-DD-EE-04')
    expect((await devices((await newMember(shop)).jar)).body.data).toEqual([])
  })
})

describe('device.php delete', () => {
  test('frees the place of a computer', async () => {
    const owner = await newOwner(shop)
    await signIn(owner, 'one')
    const id = (await groupOf(owner.jar))?.devices[0]?.device_id
    const removed = await remove(owner.jar, id)
    expect([removed.status, removed.body.data]).toEqual([200, { removed: true }])
    expect((await signIn(owner, 'two')).body.data).toMatchObject({ licences: [{ authorised: true }] })
    const again = await remove(owner.jar, id)
    expect([again.status, again.body.error]).toEqual([404, 'not_found'])
  })

  test('of somebody else’s computer is answered as if it were not there, and leaves it', async () => {
    const owner = await newOwner(shop)
    await signIn(owner, 'one')
    const id = (await groupOf(owner.jar))?.devices[0]?.device_id
    const thief = await newOwner(shop)
    const stolen = await remove(thief.jar, id)
    expect([stolen.status, stolen.body.error]).toEqual([404, 'not_found'])
    expect((await groupOf(owner.jar))?.devices).toHaveLength(1)
  })

  test('works three times a month and licence, and a fourth changes nothing', async () => {
    const owner = await newOwner(shop)
    const answers = []
    for (const mac of ['one', 'two', 'three', 'four']) {
      await signIn(owner, mac)
      const { status, body } = await remove(owner.jar, (await groupOf(owner.jar))?.devices[0]?.device_id)
      answers.push([status, body.error])
    }
    expect(answers).toEqual([...Array.from({ length: 3 }, () => [200, undefined]), [409, 'removal_limit']])
    expect((await groupOf(owner.jar))?.devices).toHaveLength(1)
  })

  test('wants the id of a device', async () => {
    const { jar } = await newMember(shop)
    expect((await remove(jar, undefined)).body).toMatchObject({ code: 400, fields: { device_id: 'empty' } })
    expect((await remove(jar, 'x')).body).toMatchObject({ code: 400, fields: { device_id: 'value' } })
    expect((await remove(jar, ['x'])).body).toMatchObject({ code: 400, fields: { device_id: 'value' } })
  })
})
