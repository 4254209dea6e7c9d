import { randomUUID } from 'node:crypto'
import { openCalls } from '@tests/support/calls'
import { buy, newMember, newOwner } from '@tests/support/customer'
import { describe, expect, test } from 'vitest'

const shop = await openCalls()

type Jar = Record<string, string>
const bind = (jar: Jar, device_token: unknown, more: Record<string, unknown> = {}) =>
  shop.ask({ service: 'api/v2/bind_token', jar, input: { device_token, os: 'win', ...more } })
const unbind = (jar: Jar, device_token: unknown, more: Record<string, unknown> = {}) =>
  shop.ask({ service: 'api/v2/unbind_token', jar, input: { device_token, ...more } })
const bound = async (licence: string) =>
  (await shop.db.query('select 1 from devices where licence_id = $1 and released_at is null', [licence])).rows
    .length

describe('api/v2/bind_token', () => {
  test('gives a computer a place of each licence for its system', async () => {
    const owner = await newOwner(shop)
    const mac = await buy(shop, owner, { pid: 10338 })
    const { status, body } = await bind(owner.jar, 'one')
    expect([status, body.data]).toEqual([
      200,
      { bound: true, licences: [{ licence_id: owner.licenceId, bound: true }] },
    ])
    expect([await bound(owner.licenceId), await bound(mac.licenceId)]).toEqual([1, 0])
  })

  test('twice is once', async () => {
    const owner = await newOwner(shop)
    await bind(owner.jar, 'one')
    expect((await bind(owner.jar, 'one')).status).toBe(200)
    expect(await bound(owner.licenceId)).toBe(1)
  })

  test.each([
    [1, {}],
    [3, { pid: 992001, plan: 'LFT_3' }],
  ])('of twenty computers at once %i get a place', async (places, purchase) => {
    const owner = await newOwner(shop, purchase)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => bind(owner.jar, `pc-${index}`)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(places)
    expect(await bound(owner.licenceId)).toBe(places)
    expect(await bind(owner.jar, 'late')).toMatchObject({
      status: 409,
      body: {
        error: 'device_limit',
        data: { licences: [{ licence_id: owner.licenceId, bound: false, error: 'device_limit' }] },
      },
    })
  })

  test('of a licence that is named binds to that alone', async () => {
    const owner = await newOwner(shop)
    const other = await buy(shop, owner)
    expect((await bind(owner.jar, 'one', { licence_id: other.licenceId })).status).toBe(200)
    expect([await bound(owner.licenceId), await bound(other.licenceId)]).toEqual([0, 1])
  })

  test('of a licence that ended or is for the other system is refused', async () => {
    const ended = await newOwner(shop, { plan: '1M', expires: new Date(Date.now() - 1) })
    expect(await bind(ended.jar, 'one', { licence_id: ended.licenceId })).toMatchObject({
      status: 409,
      body: { error: 'not_allowed', data: { state: 'ended', allowed: ['diff_price'] } },
    })
    const owner = await newOwner(shop)
    expect(await bind(owner.jar, 'one', { licence_id: owner.licenceId, os: 'mac' })).toMatchObject({
      status: 409,
    })
    expect([await bound(ended.licenceId), await bound(owner.licenceId)]).toEqual([0, 0])
  })

  test('takes no place of somebody else’s licence', async () => {
    const { licenceId } = await newOwner(shop)
    const { jar } = await newMember(shop)
    for (const licence_id of [licenceId, randomUUID()])
      expect(await bind(jar, 'one', { licence_id })).toMatchObject({ status: 404 })
    expect((await bind(jar, 'one')).body.data).toEqual({ bound: false, licences: [] })
    expect(await bound(licenceId)).toBe(0)
  })

  test('names what is missing', async () => {
    const { jar } = await newMember(shop)
    expect((await bind(jar, undefined, { os: 'dos' })).body.fields).toEqual({
      device_token: 'empty',
      os: 'value',
    })
    expect((await bind(jar, '  ')).body.fields).toEqual({ device_token: 'empty' })
    expect((await bind(jar, 'x'.repeat(201))).body.fields).toEqual({ device_token: 'value' })
  })
})

describe('api/v2/unbind_token', () => {
  test('frees the places of a computer, and another takes them', async () => {
    const owner = await newOwner(shop)
    await bind(owner.jar, 'AA-BB-CC-DD-EE-FF')
    const { status, body } = await unbind(owner.jar, 'aa:bb:cc:dd:ee:ff')
    expect([status, body.data]).toEqual([
      200,
      { freed: true, licences: [{ licence_id: owner.licenceId, freed: true }] },
    ])
    expect((await bind(owner.jar, 'two')).status).toBe(200)
    expect((await unbind(owner.jar, 'AA-BB-CC-DD-EE-FF')).status).toBe(404)
  })

  test('of a licence that is named frees that alone', async () => {
    const owner = await newOwner(shop)
    const other = await buy(shop, owner)
    await bind(owner.jar, 'one')
    await unbind(owner.jar, 'one', { licence_id: other.licenceId })
    expect([await bound(owner.licenceId), await bound(other.licenceId)]).toEqual([1, 0])
  })

  test('frees nothing of somebody else, though the computer is the same', async () => {
    const owner = await newOwner(shop)
    const other = await newOwner(shop)
    await bind(owner.jar, 'shared')
    expect(await unbind(other.jar, 'shared')).toMatchObject({ status: 404, body: { error: 'not_found' } })
    expect((await unbind(other.jar, 'shared', { licence_id: owner.licenceId })).status).toBe(404)
    expect(await bound(owner.licenceId)).toBe(1)
  })

  test('counts with the other releases of the month, of which there are three', async () => {
    const owner = await newOwner(shop)
    const answers = []
    for (let index = 0; index < 4; index += 1) {
      await bind(owner.jar, `pc-${index}`)
      answers.push(await unbind(owner.jar, `pc-${index}`))
    }
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 409])
    expect(answers.at(-1)?.body.error).toBe('removal_limit')
    expect(await bound(owner.licenceId)).toBe(1)
  })

  test('names what is missing', async () => {
    const { jar } = await newMember(shop)
    expect((await unbind(jar, undefined)).body).toMatchObject({
      code: 400,
      fields: { device_token: 'empty' },
    })
  })
})
