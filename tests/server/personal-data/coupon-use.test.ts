import { openCalls } from '@tests/support/calls'
import { newOwner, PASSWORD } from '@tests/support/customer'
import { expect, test } from 'vitest'

const shop = await openCalls()
const { database } = await import('@/server/runtime/database')
const { eligibilityOf } = await import('@/server/coupons/code-eligibility')

test('the use of a coupon is told in the export, and leads to nobody once the account is deleted', async () => {
  const { email, jar, ip, number } = await newOwner(shop)
  const code = `ONCE-${number}`
  await shop.db.query(
    `with made as (insert into coupons (code, type, discount, enabled, _status, max_per_customer)
       values ($2, 'num', 10, true, 'published', 1) returning id)
     insert into coupon_uses (order_id, coupon_id, limit_each)
     select o.id, made.id, 1 from orders o cross join made where o.number = $1`,
    [number, code],
  )
  const isUsed = async () => (await eligibilityOf(database, { code, buyer: { email } }))?.isUsedByBuyer
  const told = await shop.ask({ a: 'export', method: 'GET', jar })
  expect(told.body.data).toMatchObject({ orders: [{ number, coupon_used_at: expect.any(String) }] })
  expect(await isUsed()).toBe(true)
  const deleted = await shop.ask({
    a: 'delete_account',
    input: { password: PASSWORD, confirm: email },
    jar,
    ip,
  })
  expect(deleted.status).toBe(200)
  expect(await isUsed()).toBe(false)
  expect(
    (
      await shop.db.query(
        'select 1 from coupon_uses where coupon_id = (select id from coupons where code = $1)',
        [code],
      )
    ).rows,
  ).toHaveLength(1)
})
