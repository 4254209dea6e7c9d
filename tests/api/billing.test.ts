import { randomUUID } from 'node:crypto'
import { openCalls } from '@tests/support/calls'
import { buy, newMember, newOwner } from '@tests/support/customer'
import { subscribe } from '@tests/support/subscriber'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'

const shop = await openCalls()

type Jar = Record<string, string>
const ask = (service: string, jar: Jar, input: Record<string, unknown> = {}) =>
  shop.ask({ service, jar, input })
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
async function subscriber() {
  const member = await newMember(shop)
  const { subscription, number } = await subscribe(shop.db, member)
  return { ...member, subscription, number }
}
const YEAR = { pid: 992001, plan: '1Y' }

describe('api/v3/bill_info', () => {
  test('tells what a customer holds and what it was bought for', async () => {
    const owner = await newOwner(shop, { ...YEAR, expires: inDays(10) })
    const { status, body } = await ask('api/v3/bill_info', owner.jar)
    expect([status, body.data]).toEqual([
      200,
      [
        {
          subscription_id: owner.licenceId,
          pid: 992001,
          plan: '1Y',
          state: 'prepaid',
          payer: 'sandbox',
          period_end: expect.any(String),
          cancel_at_end: true,
          pending_change: null,
          price: { amount: 12990, currency: 'USD' },
          order_id: owner.number,
        },
      ],
    ])
  })

  test('leaves out what is over where only that which runs is asked for', async () => {
    const owner = await newOwner(shop, { ...YEAR, expires: inDays(-1) })
    await buy(shop, owner)
    await buy(shop, owner, { state: 'refunded' })
    const states = async (only_active: unknown) => {
      const { body } = await ask('api/v3/bill_info', owner.jar, { only_active })
      return z
        .array(z.object({ state: z.string() }))
        .parse(body.data)
        .map(({ state }) => state)
        .sort()
    }
    for (const yes of [true, 1, '1', 'true']) expect(await states(yes)).toEqual(['lifetime'])
    for (const no of [false, 0, '0', undefined])
      expect(await states(no)).toEqual(['ended', 'lifetime', 'refunded'])
    expect((await ask('api/v3/bill_info', owner.jar, { only_active: 'perhaps' })).status).toBe(400)
  })

  test('tells what renews once, with its next charge and its last order', async () => {
    const { jar, subscription, number } = await subscriber()
    expect((await ask('api/v3/bill_info', jar, { only_active: true })).body.data).toEqual([
      {
        subscription_id: subscription,
        pid: 10337,
        plan: '1M',
        state: 'active',
        payer: 'sandbox',
        period_end: expect.any(String),
        cancel_at_end: false,
        pending_change: null,
        price: { amount: 3590, currency: 'USD' },
        order_id: number,
      },
    ])
  })

  test('tells nobody else’s', async () => {
    await newOwner(shop)
    const { jar } = await newMember(shop)
    expect((await ask('api/v3/bill_info', jar)).body.data).toEqual([])
  })
})

describe('api/v3/bills', () => {
  const PAGE = z.object({
    bills: z.array(z.object({ order_id: z.string() })),
    next: z.number().nullable(),
  })

  test('lists what was paid, with its lines', async () => {
    const owner = await newOwner(shop)
    const { status, body } = await ask('api/v3/bills', owner.jar)
    expect([status, body.data]).toEqual([
      200,
      {
        bills: [
          {
            order_id: owner.number,
            paid_at: expect.stringMatching(/Z$/),
            amount: 12990,
            currency: 'USD',
            state: 'paid',
            payer: 'sandbox',
            coupon: null,
            lines: [{ pid: 10337, plan: 'LFT', quantity: 1 }],
          },
        ],
        next: null,
      },
    ])
  })

  test('gives twenty at a time, the newest first', async () => {
    const owner = await newOwner(shop)
    const numbers = [owner.number]
    for (let index = 0; index < 24; index += 1) numbers.unshift((await buy(shop, owner)).number)
    // Bought in one millisecond, they have no order.
    await shop.db.query(
      `update orders set paid_at = now() - array_position($1, number) * interval '1 second' where number = any($1)`,
      [numbers],
    )
    const first = PAGE.parse((await ask('api/v3/bills', owner.jar)).body.data)
    const rest = PAGE.parse((await ask('api/v3/bills', owner.jar, { start: first.next })).body.data)
    expect([first.bills.length, first.next, rest.bills.length, rest.next]).toEqual([20, 20, 5, null])
    expect([...first.bills, ...rest.bills].map(({ order_id }) => order_id)).toEqual(numbers)
    expect((await ask('api/v3/bills', owner.jar, { start: 1000 })).body.data).toEqual({
      bills: [],
      next: null,
    })
  })

  test('of one plan lists its own alone', async () => {
    const owner = await newOwner(shop)
    const other = await buy(shop, owner)
    const { body } = await ask('api/v3/bills', owner.jar, { subscription_id: other.licenceId })
    expect(PAGE.parse(body.data).bills).toMatchObject([{ order_id: other.number }])
  })

  test('lists no order that nobody paid', async () => {
    const owner = await newOwner(shop)
    await shop.db.query("update orders set state = 'failed' where number = $1", [owner.number])
    expect((await ask('api/v3/bills', owner.jar)).body.data).toEqual({ bills: [], next: null })
  })

  test('lists nobody else’s, and refuses a start that is none', async () => {
    const { licenceId } = await newOwner(shop)
    const { jar } = await newMember(shop)
    expect((await ask('api/v3/bills', jar)).body.data).toEqual({ bills: [], next: null })
    for (const subscription_id of [licenceId, randomUUID()])
      expect(await ask('api/v3/bills', jar, { subscription_id })).toMatchObject({
        status: 404,
        body: { error: 'not_found' },
      })
    for (const start of [-1, 0.5, 'x', 1e9, {}, [], ['5'], true, null, ''])
      expect((await ask('api/v3/bills', jar, { start })).body.fields).toMatchObject({
        start: expect.stringMatching(/^(value|empty)$/),
      })
  })
})

describe('api/v3/subscribe_info', () => {
  test('tells the last purchase in the words of the applications', async () => {
    const owner = await newOwner(shop, { pid: 992001, plan: 'LFT_3' })
    const { status, body } = await ask('api/v3/subscribe_info', owner.jar)
    expect([status, body.data]).toEqual([
      200,
      {
        show_ad: false,
        pay_type: 'sandbox',
        sub_option: 'LFT_3',
        discount: 0,
        order_status: 'paid',
        coupon: '',
        email: owner.email,
        os: 'win',
        is_team: true,
      },
    ])
  })

  test('tells the subscription that runs, whatever was bought since', async () => {
    const member = await subscriber()
    await buy(shop, member)
    expect((await ask('api/v3/subscribe_info', member.jar)).body.data).toMatchObject({
      show_ad: false,
      pay_type: 'sandbox',
      sub_option: '1M',
      order_status: 'paid',
      is_team: false,
    })
  })

  test('of somebody who bought nothing tells so', async () => {
    await newOwner(shop)
    const { jar, email } = await newMember(shop)
    expect((await ask('api/v3/subscribe_info', jar)).body.data).toEqual({
      show_ad: true,
      pay_type: '',
      sub_option: '',
      discount: 0,
      order_status: '',
      coupon: '',
      email,
      os: 'win',
      is_team: false,
    })
  })
})
