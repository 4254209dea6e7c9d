import { openCalls } from '@tests/support/calls'
import { buy, newMember, newOwner } from '@tests/support/customer'
import { storePurchase } from '@tests/support/guest-purchase'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'

const shop = await openCalls()

type Jar = Record<string, string>
const PRO = { pid: 992001, plan: 'LFT_3' }
const DAY = 86_400_000

describe('license.php token2option', () => {
  const OPTIONS = z.object({
    products: z.array(
      z.object({
        pid: z.number(),
        plan: z.string(),
        expires: z.string().nullable(),
        authorised: z.boolean(),
      }),
    ),
  })
  const options = (jar: Jar, input: Record<string, unknown> = {}) =>
    shop.ask({ a: 'token2option', script: 'license.php', method: 'GET', jar, input })

  test('of a single tells that one product, with its end', async () => {
    const { jar, email } = await newOwner(shop)
    const { status, body } = await options(jar, { email: email.toUpperCase() })
    expect([status, body.data]).toEqual([
      200,
      {
        products: [{ pid: 10337, plan: 'LFT', expires: null, authorised: true }],
        is_team: false,
        win_full: false,
        mac_full: false,
      },
    ])
  })

  test('of a suite for three computers tells all that it holds, and that it is for a team', async () => {
    const { jar } = await newOwner(shop, PRO)
    const { body } = await options(jar)
    const { products } = OPTIONS.parse(body.data)
    expect(body.data).toMatchObject({ is_team: true, win_full: false })
    expect(products.length).toBeGreaterThan(20)
    expect(products.every(({ authorised, plan }) => authorised && plan === 'LFT_3')).toBe(true)
    expect(products.map(({ pid }) => pid)).toContain(10337)
  })

  test('of several licences for a product tells the one that lasts longest, and of one that ended that it did', async () => {
    const owner = await newOwner(shop, { plan: '1Y', expires: new Date(Date.now() + DAY) })
    await buy(shop, owner, { plan: '1M', expires: new Date(Date.now() - DAY) })
    const ended = new Date(Date.now() - DAY)
    await buy(shop, owner, { pid: 10331, plan: '1M', expires: ended })
    const { products } = OPTIONS.parse((await options(owner.jar)).body.data)
    expect(products).toEqual([
      { pid: 10337, plan: '1Y', expires: expect.any(String), authorised: true },
      { pid: 10331, plan: '1M', expires: ended.toISOString(), authorised: false },
    ])
  })

  test('of a licence that was taken back tells nothing, nor of anybody else’s', async () => {
    const { jar } = await newOwner(shop, { state: 'refunded' })
    expect((await options(jar)).body.data).toMatchObject({ products: [] })
    const other = await newOwner(shop)
    expect(await options(jar, { email: other.email })).toMatchObject({
      status: 404,
      body: { error: 'not_found' },
    })
    expect((await options(jar, { email: 'x' })).body.fields).toEqual({ email: 'value' })
  })
})

describe('api/v2/license', () => {
  const licence = (jar: Jar, input: Record<string, unknown> = {}) =>
    shop.ask({ service: 'api/v2/license', jar, input })
  const guestKey = async (purchase = {}) =>
    (await storePurchase(shop.db, { email: 'gift@example.com', ...purchase })).key

  test('shows one’s own licences', async () => {
    const { jar, key, licenceId } = await newOwner(shop)
    const { status, body } = await licence(jar)
    expect([status, body.data]).toEqual([
      200,
      {
        licences: [
          {
            licence_id: licenceId,
            key,
            pid: 10337,
            plan: 'LFT',
            state: 'lifetime',
            issued: expect.any(String),
            expires: null,
          },
        ],
      },
    ])
  })

  test('redeems the key of a licence that belongs to no account, once', async () => {
    const { jar } = await newMember(shop)
    const key = await guestKey()
    for (const written of [` ${key} `, key.toUpperCase()])
      expect((await licence(jar, { key: written })).body.data).toMatchObject({ licences: [{ key }] })
    expect((await licence(jar)).body.data).toMatchObject({ licences: [{ key }] })
    const late = await newMember(shop)
    expect(await licence(late.jar, { key })).toMatchObject({ status: 404, body: { error: 'not_found' } })
  })

  test('gives a key that many redeem at once to one of them', async () => {
    const key = await guestKey()
    const members = await Promise.all(Array.from({ length: 5 }, () => newMember(shop)))
    const answers = await Promise.all(members.map(({ jar }) => licence(jar, { key })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404])
  })

  test('tells whoever redeems a key nothing of who paid for it', async () => {
    const { jar } = await newMember(shop)
    const key = await guestKey({ plan: '1M', expires: new Date(Date.now() + DAY) })
    await licence(jar, { key })
    const { body } = await shop.ask({ a: 'get_subscription', method: 'GET', jar })
    expect(body.data).toMatchObject([{ state: 'prepaid', payer: null, price: null }])
  })

  test.each(['refunded', 'revoked'])('does not redeem a key that was %s, and says so', async state => {
    const { id, jar } = await newMember(shop)
    const key = await guestKey({ state })
    expect(await licence(jar, { key })).toMatchObject({
      status: 409,
      body: { error: 'not_allowed', data: { state, allowed: [] } },
    })
    expect((await shop.db.query('select 1 from licences where customer_id = $1', [id])).rows).toEqual([])
  })

  test('knows no other key', async () => {
    const { jar } = await newMember(shop)
    const { key } = await newOwner(shop)
    for (const each of [key, 'nothing', "' or 1=1 --"])
      expect((await licence(jar, { key: each })).status).toBe(404)
    expect((await licence(jar, { key: '' })).body.fields).toEqual({ key: 'empty' })
    expect((await licence(jar, { key: ['x'] })).body.fields).toEqual({ key: 'value' })
    expect((await licence(jar, { key: 'a\0b' })).body.fields).toEqual({ key: 'value' })
  })
})
