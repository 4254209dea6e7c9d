import { randomUUID } from 'node:crypto'
import { freshDatabase } from '@tests/support/database'
import { buyAs, newOwner, type Owner, orderAs, tell } from '@tests/support/owner-orders'
import { tracesOf, visitNow } from '@tests/support/purchase'
import { expect, test } from 'vitest'

const db = await freshDatabase()
const { payOrder, placeOrder } = await import('@/server/checkout')
const { ownedOfCustomer } = await import('@/server/accounts')
const sandbox = await import('@/server/payments/sandbox')

const SINGLE = 'netflix_downloader'

/** Presses Pay on the page of an order, at whatever it costs now. */
async function pay({ number }: { number: string }, owner: Owner, isAgain = false) {
  const paying = { number, viewer: { customerId: owner.id }, at: Date.now(), isAgain }
  const first = await payOrder(paying)
  if (first.ok || first.why !== 'price_changed') return first
  const { price: total, currency } = first.after
  return payOrder({ ...paying, agreed: { total, currency } })
}

const sessionOf = (result: Awaited<ReturnType<typeof pay>>): string => {
  if (!result.ok) throw new Error(result.why)
  return new URL(result.url, 'http://localhost').pathname.split('/').at(-1) ?? ''
}

const openOf = async (number: string) =>
  (
    await db.query(
      `select s.state from payment_sessions s join orders o on o.id = s.order_id where o.number = $1`,
      [number],
    )
  ).rows.map(({ state }) => state)

test('of two orders for one product the second is paid only by who says that they want it again', async () => {
  const owner = await newOwner(db)
  const second = await orderAs(owner, SINGLE)
  await buyAs(owner, SINGLE)
  expect(await pay(second, owner)).toEqual({ ok: false, why: 'already_owned' })
  expect(await openOf(second.number)).toEqual([])
  expect(await pay(second, owner, true)).toMatchObject({ ok: true })
  expect(await pay(second, owner)).toMatchObject({ ok: true })
})

test('what was opened at the payer before it was owned is closed when it is asked for again', async () => {
  const owner = await newOwner(db)
  const second = await orderAs(owner, SINGLE)
  const session = sessionOf(await pay(second, owner))
  await buyAs(owner, SINGLE)
  expect(await pay(second, owner)).toEqual({ ok: false, why: 'already_owned' })
  expect(await sandbox.press(session, 'pay', Date.now())).toMatchObject({ state: 'closed' })
  expect(await tracesOf(db, second.number)).toMatchObject({ state: 'open', licences: 0 })
})

test('what was opened and is paid already stays paid, whatever is asked after it', async () => {
  const owner = await newOwner(db)
  const second = await orderAs(owner, SINGLE)
  const session = sessionOf(await pay(second, owner))
  await buyAs(owner, SINGLE)
  await sandbox.press(session, 'pay', Date.now())
  expect(await pay(second, owner)).toEqual({ ok: false, why: 'already_settled' })
  await tell(session)
  expect((await tracesOf(db, second.number)).state).toBe('paid')
})

test('who said so at placing is not asked again, and who owns nothing is not asked at all', async () => {
  const owner = await newOwner(db)
  const first = await orderAs(owner, SINGLE)
  expect(await pay(first, owner)).toMatchObject({ ok: true })
  const other = await newOwner(db)
  await buyAs(other, SINGLE)
  const buyer = { email: other.email, customerId: other.id, owned: await ownedOfCustomer(other.id) }
  const basket = { route: SINGLE, plan: 'LFT', os: 'win', coupon: null } as const
  const placed = await placeOrder(visitNow(), { attempt: randomUUID(), basket, buyer, isAgain: true })
  if (!placed.ok) throw new Error(placed.why)
  expect(await pay(placed.order, other)).toMatchObject({ ok: true })
})
