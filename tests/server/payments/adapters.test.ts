import { freshDatabase } from '@tests/support/database'
import { openPayers, sandboxWorld, standInWorld, type World } from '@tests/support/payers'
import { placeGuestOrder, sessionOf, tracesOf } from '@tests/support/purchase'
import { afterAll, expect, test } from 'vitest'
import type { PlacedOrder } from '@/server/orders/order-cookie'

const db = await freshDatabase()
const payers = await openPayers(db)
afterAll(payers.close)
const { payOrder } = await import('@/server/checkout/pay-order')
const { applyTold } = await import('@/server/payments/follow-notice')
const { providerOf } = await import('@/server/payments/providers')
const { reconcileOrder } = await import('@/server/payments/reconcile')
const { sweepPayments } = await import('@/server/payments/sweep')

const WORLDS: World[] = [
  await sandboxWorld(db),
  standInWorld('stripe', payers.standIn),
  standInWorld('paddle', payers.standIn),
]

const pay = async ({ number, secret }: PlacedOrder, { name }: World) => {
  const result = await payOrder({ number, viewer: { secret }, at: Date.now(), provider: name })
  if (!result.ok) throw new Error(result.why)
  return result.url
}

/** A new order, sent to the payer. */
async function sent(world: World) {
  const order = await placeGuestOrder()
  const url = await pay(order, world)
  return { order, url, session: await sessionOf(db, order) }
}

async function applyAll(): Promise<void> {
  for (;;) {
    const { rows } = await db.query(
      'select id from payment_events where applied_at is null order by created_at',
    )
    if (rows.length === 0) return
    await Promise.all(rows.map(({ id }) => applyTold(id)))
  }
}

async function heard(world: World): Promise<void> {
  await world.deliver()
  await applyAll()
}

async function bought(world: World) {
  const found = await sent(world)
  await world.pay(found.session, 'good')
  await heard(world)
  return found
}

const stateOf = async ({ number }: PlacedOrder) =>
  (
    await db.query(
      `select o.state, o.dispute, c.state as licence from orders o left join order_lines l on l.order_id = o.id
       left join licences c on c.order_line_id = l.id where o.number = $1`,
      [number],
    )
  ).rows[0]

const outcomesOf = async (session: string) =>
  (
    await db.query(
      `select outcome from payment_events where session = $1 and outcome not in ('followed', 'known') order by outcome`,
      [session],
    )
  ).rows.map(({ outcome }) => outcome)

const refund = ({ name }: World, session: string, idempotencyKey: string, amount?: number) =>
  providerOf({ provider: name }).refundSession({ session, at: Date.now(), idempotencyKey, amount })

const ONE = { state: 'paid', licences: 1, emails: 1 }

test.each(WORLDS)('$name: a card that pays brings one licence and one email', async world => {
  const { order, session } = await sent(world)
  await world.pay(session, 'good')
  expect((await tracesOf(db, order.number)).state).toBe('pending')
  await heard(world)
  expect(await tracesOf(db, order.number)).toEqual(ONE)
})

test.each(WORLDS)('$name: clicks at once are one page of the payer', async world => {
  const order = await placeGuestOrder()
  const urls = await Promise.all(Array.from({ length: 8 }, () => pay(order, world)))
  expect(new Set(urls).size).toBe(1)
})

test.each(WORLDS)(
  '$name: a declined card brings nothing, and another card after it one licence',
  async world => {
    const { order, session } = await sent(world)
    await world.pay(session, 'declined')
    await heard(world)
    expect(await tracesOf(db, order.number)).toMatchObject({ licences: 0, emails: 0 })
    await pay(order, world)
    const next = await sessionOf(db, order)
    expect(next === session).toBe(!world.isDeclineFinal)
    await world.pay(next, 'good')
    await heard(world)
    expect(await tracesOf(db, order.number)).toEqual(ONE)
  },
)

test.each(WORLDS)('$name: the bank asks, and the licence comes with the right answer alone', async world => {
  const failed = await sent(world)
  await world.pay(failed.session, 'three_d_secure_fails')
  const proven = await sent(world)
  await world.pay(proven.session, 'three_d_secure')
  await heard(world)
  expect(await tracesOf(db, failed.order.number)).toMatchObject({ licences: 0, emails: 0 })
  expect(await tracesOf(db, proven.order.number)).toEqual(ONE)
})

test.each(WORLDS)(
  '$name: a whole refund, asked for twice, gives the money back once and takes the licence',
  async world => {
    const { order, session } = await bought(world)
    for (const _ of [1, 2]) await refund(world, session, `refund:${order.number}`)
    await world.approve(session)
    await heard(world)
    expect(await stateOf(order)).toMatchObject({ state: 'refunded', licence: 'refunded' })
    expect(await outcomesOf(session)).toEqual(['paid', 'refunded'])
  },
)

test.each(WORLDS)(
  '$name: a refund in part changes no licence, and staff are told; the rest makes it whole',
  async world => {
    const { order, session } = await bought(world)
    for (const _ of [1, 2]) await refund(world, session, `part:${order.number}`, 9990)
    await world.approve(session)
    await heard(world)
    expect(await stateOf(order)).toMatchObject({ state: 'paid', licence: 'active' })
    expect(await outcomesOf(session)).toEqual(['paid', 'partly_refunded'])
    const { rows } = await db.query(
      `select (payload->>'amount')::int as amount from payment_events where session = $1 and outcome = 'partly_refunded'`,
      [session],
    )
    expect(rows).toEqual([{ amount: 9990 }])
    await refund(world, session, `rest:${order.number}`)
    await world.approve(session)
    await heard(world)
    expect(await stateOf(order)).toMatchObject({ state: 'refunded', licence: 'refunded' })
  },
)

test.each(WORLDS)('$name: more than was paid goes back by no request', async world => {
  const { order, session } = await bought(world)
  await refund(world, session, `more:${order.number}`, 29991)
  await world.approve(session)
  await heard(world)
  expect(await stateOf(order)).toMatchObject({ state: 'paid', licence: 'active' })
  expect(await outcomesOf(session)).toEqual(['paid'])
})

test.each(WORLDS)('$name: a complaint that is won gives the licence back', async world => {
  const { order, session } = await bought(world)
  await world.act(session, world.holdsFirst ? 'dispute' : 'lose')
  await heard(world)
  const held = world.holdsFirst ? 'disputed' : 'charged_back'
  expect(await stateOf(order)).toMatchObject({ state: 'paid', licence: held })
  await world.act(session, 'win')
  await heard(world)
  expect(await stateOf(order)).toMatchObject({ state: 'paid', dispute: 'won', licence: 'active' })
})

test.each(WORLDS)('$name: a complaint that is lost takes the licence', async world => {
  const { order, session } = await bought(world)
  if (world.holdsFirst) await world.act(session, 'dispute')
  await world.act(session, 'lose')
  await heard(world)
  expect(await stateOf(order)).toMatchObject({ state: 'paid', dispute: 'lost', licence: 'charged_back' })
})

test.each(WORLDS)('$name: what was told by no webhook is found by asking', async world => {
  const { order, session } = await sent(world)
  await world.pay(session, 'good')
  await db.query(`update payment_sessions set asked_at = now() - interval '31 seconds' where session = $1`, [
    session,
  ])
  await sweepPayments()
  expect(await tracesOf(db, order.number)).toEqual(ONE)
  await heard(world)
  expect(await tracesOf(db, order.number)).toEqual(ONE)
})

test.each(WORLDS)(
  '$name: a session that is closed cannot be paid any more, or its money counts for the order',
  async world => {
    const { order, session } = await sent(world)
    await db.query(
      `update payment_sessions set expires_at = now() - interval '1 second', asked_at = now() - interval '1 hour' where session = $1`,
      [session],
    )
    await sweepPayments()
    expect((await tracesOf(db, order.number)).state).toBe('open')
    await world.pay(session, 'good')
    await heard(world)
    const paid = await tracesOf(db, order.number)
    expect(paid.licences).toBe(paid.state === 'paid' ? 1 : 0)
  },
)

test.each(WORLDS)('$name: what the payer knows of an order can be asked at any time', async world => {
  const { order, session } = await bought(world)
  await reconcileOrder({ provider: world.name, session })
  await reconcileOrder({ provider: world.name, session })
  expect(await tracesOf(db, order.number)).toEqual(ONE)
  expect(await providerOf({ provider: world.name }).fetchSession('nothing_like_it')).toEqual({
    state: 'unknown',
  })
})
