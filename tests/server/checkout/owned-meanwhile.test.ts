import { randomUUID } from 'node:crypto'
import { freshDatabase } from '@tests/support/database'
import { buyAs, newOwner, type Owner, orderAs, tell } from '@tests/support/owner-orders'
import { tracesOf, visitNow } from '@tests/support/purchase'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { ReviewStep } from '@/components/checkout/review-step'

vi.mock('next/headers', async () => (await import('@tests/support/guest')).guestRequest())

const db = await freshDatabase()
const { checkoutView } = await import('@/server/checkout/checkout-view')
const { payOrder } = await import('@/server/checkout/pay-order')
const { placeOrder } = await import('@/server/checkout/place-order')
const { ownedOfCustomer } = await import('@/server/licences/owned')
const { customerColumns, oneCustomer } = await import('@/server/sessions/customer')
const { database } = await import('@/server/runtime/database')
const sandbox = await import('@/server/payments/sandbox/press')

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

test('what was paid of it meanwhile goes back, and the question is asked all the same', async () => {
  const owner = await newOwner(db)
  const second = await orderAs(owner, SINGLE)
  const session = sessionOf(await pay(second, owner))
  await buyAs(owner, SINGLE)
  await sandbox.press(session, 'pay', Date.now())
  expect(await pay(second, owner)).toEqual({ ok: false, why: 'already_owned' })
  expect(await tell(session)).toEqual(['known'])
  expect(await openOf(second.number)).toEqual(['returned'])
  expect(await tracesOf(db, second.number)).toMatchObject({ state: 'open', licences: 0 })
})

test('what was opened knowingly and is paid stays paid, whatever is asked after it', async () => {
  const owner = await newOwner(db)
  const second = await orderAs(owner, SINGLE)
  await buyAs(owner, SINGLE)
  const session = sessionOf(await pay(second, owner, true))
  await sandbox.press(session, 'pay', Date.now())
  expect(await pay(second, owner)).toEqual({ ok: false, why: 'already_settled' })
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
  const placed = await placeOrder(visitNow(), { idempotencyKey: randomUUID(), basket, buyer, isAgain: true })
  if (!placed.ok) throw new Error(placed.why)
  expect(await pay(placed.order, other)).toMatchObject({ ok: true })
})

/** The page of an order, as its customer sees it after a form. */
async function reviewed({ number }: { number: string }, { id }: Owner, error?: string) {
  const customer = await oneCustomer(
    database,
    `select ${customerColumns('c')} from customers c where c.id = $1`,
    [id],
  )
  const visit = visitNow()
  const view = await checkoutView({
    visit,
    search: { order: number },
    customer,
    owned: [],
    orders: undefined,
    invite: undefined,
  })
  if (view.kind !== 'review') throw new Error(view.kind)
  return renderToStaticMarkup(createElement(ReviewStep, { visit, review: view, error }))
}

test('the page of such an order shows the question, and of any other none', async () => {
  const owner = await newOwner(db)
  const second = await orderAs(owner, SINGLE)
  expect(await reviewed(second, owner)).not.toContain('name="again"')
  await buyAs(owner, SINGLE)
  expect(await reviewed(second, owner)).toContain('name="again"')
  const asked = await reviewed(second, owner, 'already_owned')
  expect(asked).toMatch(
    /<input[^>]*(aria-invalid="true"[^>]*name="again"|name="again"[^>]*aria-invalid="true")/,
  )
  expect(asked).toContain('Tick the box if you want to buy it once more.')
  await pay(second, owner, true)
  await db.query(`update orders set state = 'open' where number = $1`, [second.number])
  expect(await reviewed(second, owner)).not.toContain('name="again"')
})
