import { openCalls } from '@tests/support/calls'
import { newMember, newOwner } from '@tests/support/customer'
import { storePurchase } from '@tests/support/guest-purchase'
import { expect, test } from 'vitest'

const shop = await openCalls()

const check = (input: Record<string, unknown>, jar: Record<string, string> = {}) =>
  shop.ask({ a: 'update_check', script: 'order.php', method: 'GET', jar, input })

test('a customer polls their own order, and reads the keys once it is paid', async () => {
  const { jar, number, key } = await newOwner(shop)
  const { status, body } = await check({ order_id: number, pay: 'sandbox' }, jar)
  expect([status, body.data]).toEqual([
    200,
    { status: 'paid', licences: [{ key, pid: 10337, plan: 'LFT', expires: null }] },
  ])
})

test.each([
  ['open', 'pending'],
  ['failed', 'failed'],
  ['refunded', 'refunded'],
])('an order that is %s is %s, without keys', async (state, status) => {
  const { jar, number } = await newOwner(shop)
  await shop.db.query('update orders set state = $2::enum_orders_state where number = $1', [number, state])
  expect((await check({ order_id: number }, jar)).body.data).toEqual({ status })
})

test('a guest polls theirs by its secret', async () => {
  const { number } = await storePurchase(shop.db, { email: 'guest@example.com' })
  expect((await check({ order_id: number, secret: 'secret' })).body.data).toMatchObject({ status: 'paid' })
})

test('whoever has neither sees no order', async () => {
  const { number } = await newOwner(shop)
  const { jar } = await newMember(shop)
  expect(await check({ order_id: number })).toMatchObject({ status: 401, body: { error: 'not_logged_in' } })
  expect(await check({ order_id: number }, jar)).toMatchObject({ status: 404, body: { error: 'not_found' } })
  expect(await check({ order_id: number, secret: 'guess' }, jar)).toMatchObject({ status: 404 })
  expect(await check({ order_id: 'TM-0', secret: 'secret' })).toMatchObject({ status: 404 })
})

test('an order has to be named', async () => {
  expect(await check({})).toMatchObject({ status: 400, body: { fields: { order_id: 'empty' } } })
  expect(await check({ order_id: 'x', pay: 'cash' })).toMatchObject({
    status: 400,
    body: { fields: { pay: 'value' } },
  })
})
