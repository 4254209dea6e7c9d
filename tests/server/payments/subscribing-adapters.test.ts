import { freshDatabase } from '@tests/support/database'
import { newOwner } from '@tests/support/owner-orders'
import { openPayers, sandboxWorld, standInWorld, type World } from '@tests/support/payers'
import { clockAt, DAY, orderRenewing, stateOf } from '@tests/support/subscriber'
import { afterAll, expect, test } from 'vitest'

const db = await freshDatabase()
const payers = await openPayers(db)
afterAll(payers.close)
const { payOrder } = await import('@/server/checkout/pay-order')
const { chargeOrder } = await import('@/server/payments/charge')
const { applyTold } = await import('@/server/payments/follow-notice')
const { providerOf } = await import('@/server/payments/providers')
const { actFor, planFor } = await import('@/server/subscriptions/by-customer')

const WORLDS: World[] = [
  await sandboxWorld(db),
  standInWorld('stripe', payers.standIn),
  standInWorld('paddle', payers.standIn),
]

type Card = Parameters<World['pay']>[1]

async function heard(world: World): Promise<void> {
  await world.deliver()
  for (;;) {
    const { rows } = await db.query('select id from payment_events where applied_at is null')
    if (rows.length === 0) return
    for (const { id } of rows) await applyTold(id)
  }
}

/** Sends somebody to a payer's page and pays there. */
async function paidOnPage(world: World, number: string, viewer: { customerId: string }, card: Card) {
  const paying = await payOrder({ number, viewer, at: Date.now(), provider: world.name })
  if (!paying.ok) throw new Error(paying.why)
  const { rows } = await db.query('select provider_session from orders where number = $1', [number])
  await world.pay(rows[0].provider_session, card)
  await heard(world)
}

/** A month that renews, paid at a payer. */
async function subscribed(world: World, card: Card = 'good') {
  const owner = await newOwner(db)
  const { number, subscription } = await orderRenewing(db, owner)
  const viewer = { customerId: owner.id }
  await paidOnPage(world, number, viewer, card)
  return { subscription, number, viewer, asked: { customerId: owner.id, id: subscription, at: Date.now() } }
}

const endOf = async (id: string): Promise<number> => (await stateOf(db, id))?.period_end.getTime()

async function mandateOf(subscription: string): Promise<string> {
  const { rows } = await db.query('select mandate from subscriptions where id = $1', [subscription])
  return rows[0].mandate
}

async function chargeNamed(subscription: string, charge: number) {
  const { rows } = await db.query(
    'select number, state, dispute, provider, provider_session as session from orders where subscription_id = $1 and charge = $2',
    [subscription, charge],
  )
  return rows[0]
}

test.each(WORLDS)('$name: subscribe: a payment begins it and saves what is charged again', async world => {
  const { subscription } = await subscribed(world)
  expect(await stateOf(db, subscription)).toMatchObject({
    state: 'active',
    charges: ['paid 3590'],
    licences: ['active 1M'],
  })
  const { rows } = await db.query('select provider from subscriptions where id = $1', [subscription])
  expect(rows).toEqual([{ provider: world.name }])
  expect(await world.keeps(await mandateOf(subscription))).toBe(true)
})

test.each(WORLDS)('$name: renew: each period is charged once, however often it is told', async world => {
  const { subscription } = await subscribed(world)
  for (const periods of [2, 3]) {
    await clockAt(db, await endOf(subscription))
    await heard(world)
    expect(await stateOf(db, subscription)).toMatchObject({ state: 'active', periods })
  }
  expect(await stateOf(db, subscription)).toMatchObject({ charges: ['paid 3590', 'paid 3590', 'paid 3590'] })
})

test.each(WORLDS)('$name: fail: grace, tries, and another card on the order’s page mends it', async world => {
  const { subscription, viewer } = await subscribed(world, 'good_then_failing')
  const end = await endOf(subscription)
  for (const day of [0, 1]) await clockAt(db, end + day * DAY)
  await heard(world)
  expect(await stateOf(db, subscription)).toMatchObject({
    state: 'past_due',
    charges: ['paid 3590', 'failed 3590'],
    emails: ['past_due', 'past_due'],
  })
  const { number } = await chargeNamed(subscription, 2)
  await paidOnPage(world, number, viewer, 'good')
  expect(await stateOf(db, subscription)).toMatchObject({
    state: 'active',
    charges: ['paid 3590', 'paid 3590'],
  })
  await clockAt(db, await endOf(subscription))
  expect(await stateOf(db, subscription)).toMatchObject({ state: 'active', periods: 3 })
})

test.each(WORLDS)('$name: change: a longer plan is charged at once, as it was previewed', async world => {
  const { subscription, asked } = await subscribed(world)
  const wanted = { ...asked, action: 'change_subscription', plan: '1Y', at: Date.now() } as const
  const planned = await planFor(wanted)
  if (!planned.ok) throw new Error(planned.why)
  const done = await actFor(wanted, planned.plan)
  if (!done.ok || done.orderToCharge === undefined) throw new Error('nothing to charge')
  await chargeOrder(done.orderToCharge, wanted.at)
  await heard(world)
  expect(await stateOf(db, subscription)).toMatchObject({
    state: 'active',
    charges: ['paid 3590', `paid ${planned.plan.charge}`],
    licences: ['active 1Y'],
  })
})

test.each(WORLDS)('$name: end: cancelled it runs out, and the payer forgets what it saved', async world => {
  const { subscription, asked } = await subscribed(world)
  const mandate = await mandateOf(subscription)
  expect(await actFor({ ...asked, action: 'cancel' })).toMatchObject({ ok: true })
  await clockAt(db, await endOf(subscription))
  await heard(world)
  expect(await stateOf(db, subscription)).toMatchObject({ state: 'ended', charges: ['paid 3590'] })
  expect(await world.keeps(mandate)).toBe(false)
})

test.each(WORLDS)('$name: refund: of a renewal, in part and then whole, which ends it', async world => {
  const { subscription } = await subscribed(world)
  await clockAt(db, await endOf(subscription))
  await heard(world)
  const { number, session } = await chargeNamed(subscription, 2)
  const provider = providerOf({ provider: world.name })
  for (const amount of [1000, undefined]) {
    for (const _ of [1, 2])
      await provider.refundSession({
        session,
        at: Date.now(),
        idempotencyKey: `${number}:${amount}`,
        ...(amount && { amount }),
      })
    await world.approve(session)
    await heard(world)
    expect(await stateOf(db, subscription)).toMatchObject(
      amount
        ? { state: 'active', charges: ['paid 3590', 'paid 3590'] }
        : { state: 'ended', charges: ['paid 3590', 'refunded 3590'] },
    )
  }
})

test.each(WORLDS)('$name: dispute: a complaint about the first charge that is lost ends it', async world => {
  const { subscription } = await subscribed(world)
  const { session } = await chargeNamed(subscription, 1)
  if (world.holdsFirst) await world.act(session, 'dispute')
  await world.act(session, 'lose')
  await heard(world)
  expect(await stateOf(db, subscription)).toMatchObject({ state: 'ended', licences: ['charged_back 1M'] })
})
