import { freshDatabase } from '@tests/support/database'
import { hear } from '@tests/support/hear'
import { openPayers, standInWorld, type World } from '@tests/support/payers'
import { placeGuestOrder, sessionOf, tracesOf } from '@tests/support/purchase'
import { FAULTS, type Fault } from '@tests/support/stand-in/faults'
import { afterAll, expect, test } from 'vitest'
import type { PlacedOrder } from '@/server/orders/order-cookie'

const db = await freshDatabase()
const payers = await openPayers(db)
const { standIn } = payers
process.env.PAYMENT_TIMEOUT_MS = '300'
afterAll(payers.close)
const { payOrder } = await import('@/server/checkout/pay-order')
const { applyTold } = await import('@/server/payments/follow-notice')
const { providerOf } = await import('@/server/payments/providers')

const WORLDS = [standInWorld('stripe', standIn), standInWorld('paddle', standIn)]
const ROUTES = {
  stripe: {
    create: 'POST /v1/checkout/sessions',
    read: 'GET /v1/checkout/sessions/:id',
    refund: 'POST /v1/refunds',
  },
  paddle: {
    create: 'POST /paddle/transactions',
    read: 'GET /paddle/transactions/:id',
    refund: 'POST /paddle/adjustments',
  },
}
const routesOf = ({ name }: World) => (name === 'paddle' ? ROUTES.paddle : ROUTES.stripe)
const KIND = { stripe: 'checkout.session', paddle: 'transaction', sandbox: '' }

const pay = ({ number, secret }: PlacedOrder, { name }: World) =>
  payOrder({ number, viewer: { secret }, at: Date.now(), provider: name })

/** What the payer's ledger holds for an order. */
async function openedFor({ number }: PlacedOrder, { name }: World): Promise<number> {
  const text = JSON.stringify(number)
  return (await standIn.ledger()).filter(
    ({ kind, body }) => kind === KIND[name] && JSON.stringify(body).includes(text),
  ).length
}

const heard = () => hear(db, () => standIn.deliver())

const EVERY = WORLDS.flatMap(world => FAULTS.map(fault => ({ world, name: world.name, fault })))

test.each(EVERY)(
  '$name: a page is opened once although the first answer is $fault',
  async ({ world, fault }) => {
    const order = await placeGuestOrder()
    await standIn.fail(routesOf(world).create, fault)
    const first = await pay(order, world)
    const again = await pay(order, world)
    expect(first).toEqual(again)
    expect(first.ok).toBe(true)
    expect(await openedFor(order, world)).toBe(1)
    await world.pay(await sessionOf(db, order), 'good')
    await heard()
    expect(await tracesOf(db, order.number)).toEqual({ state: 'paid', licences: 1, emails: 1 })
  },
)

test.each(EVERY)(
  '$name: money goes back once although the first answer is $fault',
  async ({ world, fault }) => {
    const order = await placeGuestOrder()
    await pay(order, world)
    const session = await sessionOf(db, order)
    await world.pay(session, 'good')
    await heard()
    await standIn.fail(routesOf(world).refund, fault)
    const request = { session, at: Date.now(), idempotencyKey: `part:${order.number}`, amount: 1000 }
    await providerOf({ provider: world.name }).refundSession(request)
    await providerOf({ provider: world.name }).refundSession(request)
    await world.approve(session)
    await heard()
    const { rows } = await db.query(
      `select (payload->>'amount')::int as amount from payment_events where session = $1 and outcome = 'partly_refunded'`,
      [session],
    )
    expect(rows).toEqual([{ amount: 1000 }])
  },
)

test.each(EVERY)(
  '$name: a question is asked again where the first answer is $fault',
  async ({ world, fault }) => {
    const order = await placeGuestOrder()
    await pay(order, world)
    const session = await sessionOf(db, order)
    await standIn.fail(routesOf(world).read, fault)
    expect(await providerOf({ provider: world.name }).fetchSession(session)).toMatchObject({ state: 'open' })
  },
)

test.each(WORLDS)(
  '$name: a payer that is gone for long is a page that can be opened later, and once',
  async world => {
    const order = await placeGuestOrder()
    const { create } = routesOf(world)
    await standIn.fail(create, 'reset', 30)
    await expect(pay(order, world)).rejects.toThrow('did not answer as it should')
    await db.query('update stand_in.faults set times = 0')
    expect((await pay(order, world)).ok).toBe(true)
    expect(await openedFor(order, world)).toBe(1)
  },
)

test.each(WORLDS)(
  '$name: a notice whose object cannot be fetched is tried again, and nothing is lost',
  async world => {
    const order = await placeGuestOrder()
    await pay(order, world)
    await world.pay(await sessionOf(db, order), 'good')
    await standIn.deliver()
    await standIn.fail(routesOf(world).read, '500' satisfies Fault, 50)
    const { rows } = await db.query('select id from payment_events where applied_at is null')
    for (const { id } of rows) await applyTold(id).catch(() => {})
    expect((await tracesOf(db, order.number)).state).toBe('pending')
    const failed = await db.query(
      'select 1 from payment_events where applied_at is null and error is not null',
    )
    expect(failed.rows.length).toBeGreaterThan(0)
    await db.query('update stand_in.faults set times = 0')
    await heard()
    expect(await tracesOf(db, order.number)).toEqual({ state: 'paid', licences: 1, emails: 1 })
  },
)
