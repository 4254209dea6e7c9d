import { freshDatabase } from '@tests/support/database'
import { openPayers, sandboxWorld, standInWorld, type World } from '@tests/support/payers'
import { clockAt, DAY, stateOf } from '@tests/support/subscriber'
import { subscribingAt } from '@tests/support/subscribing-world'
import { afterAll, expect, test } from 'vitest'

const db = await freshDatabase()
const payers = await openPayers(db)
afterAll(payers.close)
const { chargeOrder } = await import('@/server/payments/charge')
const { providerOf } = await import('@/server/payments/providers')
const { actFor, planFor } = await import('@/server/subscriptions/by-customer')

const WORLDS: World[] = [
  await sandboxWorld(db),
  standInWorld('stripe', payers.standIn),
  standInWorld('paddle', payers.standIn),
]

test.each(WORLDS)('$name: subscribe: a payment begins it and saves what is charged again', async world => {
  const { subscribed, columnOf } = subscribingAt(db, world)
  const { subscription } = await subscribed()
  expect(await stateOf(db, subscription)).toMatchObject({
    state: 'active',
    charges: ['paid 3590'],
    licences: ['active 1M'],
  })
  expect(await columnOf(subscription, 'provider')).toBe(world.name)
  expect(await world.keeps(await columnOf(subscription, 'mandate'))).toBe(true)
})

test.each(WORLDS)('$name: renew: each period is charged once, however often it is told', async world => {
  const { heard, subscribed, endOf } = subscribingAt(db, world)
  const { subscription } = await subscribed()
  for (const periods of [2, 3]) {
    await clockAt(db, await endOf(subscription))
    await heard()
    expect(await stateOf(db, subscription)).toMatchObject({ state: 'active', periods })
  }
  expect(await stateOf(db, subscription)).toMatchObject({ charges: ['paid 3590', 'paid 3590', 'paid 3590'] })
})

test.each(WORLDS)('$name: fail: grace, tries, and another card on the order’s page mends it', async world => {
  const { heard, payOnPage, subscribed, endOf, orderOf } = subscribingAt(db, world)
  const { subscription, viewer } = await subscribed('good_then_failing')
  const end = await endOf(subscription)
  for (const day of [0, 1]) await clockAt(db, end + day * DAY)
  await heard()
  expect(await stateOf(db, subscription)).toMatchObject({
    state: 'past_due',
    charges: ['paid 3590', 'failed 3590'],
    emails: ['past_due', 'past_due'],
  })
  const { number } = await orderOf(subscription, 2)
  await payOnPage(number, viewer, 'good')
  expect(await stateOf(db, subscription)).toMatchObject({
    state: 'active',
    charges: ['paid 3590', 'paid 3590'],
  })
  await clockAt(db, await endOf(subscription))
  expect(await stateOf(db, subscription)).toMatchObject({ state: 'active', periods: 3 })
})

test.each(WORLDS)('$name: change: a longer plan is charged at once, as it was previewed', async world => {
  const { heard, subscribed } = subscribingAt(db, world)
  const { subscription, asked } = await subscribed()
  const wanted = { ...asked, action: 'change_subscription', plan: '1Y', at: Date.now() } as const
  const planned = await planFor(wanted)
  if (!planned.ok) throw new Error(planned.why)
  const done = await actFor(wanted, planned.plan)
  if (!done.ok || done.orderToCharge === undefined) throw new Error('nothing to charge')
  await chargeOrder(done.orderToCharge, wanted.at)
  await heard()
  expect(await stateOf(db, subscription)).toMatchObject({
    state: 'active',
    charges: ['paid 3590', `paid ${planned.plan.charge}`],
    licences: ['active 1Y'],
  })
})

test.each(WORLDS)('$name: end: cancelled it runs out, and the payer forgets what it saved', async world => {
  const { heard, subscribed, columnOf, endOf } = subscribingAt(db, world)
  const { subscription, asked } = await subscribed()
  const mandate = await columnOf(subscription, 'mandate')
  expect(await actFor({ ...asked, action: 'cancel' })).toMatchObject({ ok: true })
  await clockAt(db, await endOf(subscription))
  await heard()
  expect(await stateOf(db, subscription)).toMatchObject({ state: 'ended', charges: ['paid 3590'] })
  expect(await world.keeps(mandate)).toBe(false)
})

test.each(WORLDS)('$name: refund: of a renewal, in part and then whole, which ends it', async world => {
  const { heard, subscribed, endOf, orderOf } = subscribingAt(db, world)
  const { subscription } = await subscribed()
  await clockAt(db, await endOf(subscription))
  await heard()
  const { number, session } = await orderOf(subscription, 2)
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
    await heard()
    expect(await stateOf(db, subscription)).toMatchObject(
      amount
        ? { state: 'active', charges: ['paid 3590', 'paid 3590'] }
        : { state: 'ended', charges: ['paid 3590', 'refunded 3590'] },
    )
  }
})

test.each(WORLDS)('$name: dispute: a complaint about the first charge that is lost ends it', async world => {
  const { heard, subscribed, orderOf } = subscribingAt(db, world)
  const { subscription } = await subscribed()
  const { session } = await orderOf(subscription, 1)
  if (world.holdsFirst) await world.act(session, 'dispute')
  await world.act(session, 'lose')
  await heard()
  expect(await stateOf(db, subscription)).toMatchObject({ state: 'ended', licences: ['charged_back 1M'] })
})
