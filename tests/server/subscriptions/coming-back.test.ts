import { freshDatabase } from '@tests/support/database'
import { newOwner, tell } from '@tests/support/owner-orders'
import { clockAt, stateOf, subscribe } from '@tests/support/subscriber'
import { expect, test } from 'vitest'

const db = await freshDatabase()
const { actFor, planFor } = await import('@/server/subscriptions/by-customer')
const { openSuccessor } = await import('@/server/subscriptions/anew')
const { subscriptionViews } = await import('@/server/subscriptions/view')
const { database } = await import('@/server/runtime/database')
const { payOrder } = await import('@/server/checkout/pay-order')
const { press } = await import('@/server/payments/sandbox/press')

/** Somebody whose month ended, with a balance left. */
async function former(balance = 0) {
  const owner = await newOwner(db)
  const { subscription } = await subscribe(db, owner)
  const asked = { customerId: owner.id, id: subscription, at: Date.now() }
  await actFor({ ...asked, action: 'cancel' })
  await clockAt(db, (await stateOf(db, subscription))?.period_end.getTime())
  await db.query(
    `update subscriptions set balance = $2::int, facts = jsonb_set(facts, '{balance}', to_jsonb($2::int)) where id = $1`,
    [subscription, balance],
  )
  return { owner, ended: subscription, asked: { ...asked, action: 'resubscribe' as const } }
}

async function comeBack(asked: Parameters<typeof planFor>[0]) {
  const planned = await planFor(asked)
  if (!planned.ok) throw new Error(planned.why)
  return actFor(asked, planned.plan)
}

async function pay(number: string, customerId: string) {
  const paying = await payOrder({ number, viewer: { customerId }, at: Date.now() })
  if (!paying.ok) throw new Error(paying.why)
  const session = new URL(paying.url).pathname.replace('/sandbox/', '')
  await press(session, 'pay', Date.now())
  return tell(session)
}

test('who comes back begins another subscription, pays its first order on its page, and takes the balance along', async () => {
  const { owner, ended, asked } = await former(1000)
  const done = await comeBack(asked)
  if (!done.ok) throw new Error(done.why)
  const { id } = done.subscription
  expect(id).not.toBe(ended)
  expect(await stateOf(db, id)).toMatchObject({ state: 'incomplete', charges: ['open 2590'] })
  const number = await openSuccessor(database, owner.id, ended)
  expect(await pay(number ?? '', owner.id)).toEqual(['paid'])
  expect(await stateOf(db, id)).toMatchObject({
    state: 'active',
    charges: ['paid 2590'],
    licences: ['active 1M'],
  })
  const { rows } = await db.query('select id, balance::int from subscriptions where customer_id = $1', [
    owner.id,
  ])
  expect(rows.map(({ balance }) => balance)).toEqual([0, 0])
  await clockAt(db, (await stateOf(db, id))?.period_end.getTime())
  expect(await stateOf(db, id)).toMatchObject({ state: 'active', charges: ['paid 2590', 'paid 3590'] })
  expect(await stateOf(db, ended)).toMatchObject({ state: 'ended', charges: ['paid 3590'] })
})

test('two at once begin one, whose order is found again, also by nobody else', async () => {
  const { owner, ended, asked } = await former()
  const planned = await planFor(asked)
  if (!planned.ok) throw new Error(planned.why)
  const done = await Promise.all([1, 2, 3].map(() => actFor(asked, planned.plan)))
  expect(done.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await openSuccessor(database, owner.id, ended)).toMatch(/^TM-/)
  expect(await openSuccessor(database, (await newOwner(db)).id, ended)).toBeNull()
  expect(await subscriptionViews(owner.id, Date.now())).toMatchObject([{ id: ended, mayComeBack: true }])
})

test('a balance that pays all begins it at once, with its licence', async () => {
  const { owner, asked } = await former(5000)
  const done = await comeBack(asked)
  if (!done.ok) throw new Error(done.why)
  expect(await stateOf(db, done.subscription.id)).toMatchObject({
    state: 'active',
    charges: ['paid 0'],
    licences: ['active 1M'],
  })
  expect((await subscriptionViews(owner.id, Date.now())).map(({ balance }) => balance)).toEqual([1410, 0])
})

test('the newest that ended can be taken up again, while nothing else has its product', async () => {
  const { owner, ended, asked } = await former(5000)
  expect(await subscriptionViews(owner.id, Date.now())).toMatchObject([{ id: ended, mayComeBack: true }])
  const done = await comeBack(asked)
  if (!done.ok) throw new Error(done.why)
  const subscription = done.subscription.id
  const views = await subscriptionViews(owner.id, Date.now())
  expect(views.map(({ id, mayComeBack }) => [id, mayComeBack])).toEqual([
    [subscription, false],
    [ended, false],
  ])
})

// Last: it changes what is sold.
test('its price was told: what an editor changes meanwhile moves it no more', async () => {
  const { owner, ended, asked } = await former()
  await comeBack(asked)
  const number = (await openSuccessor(database, owner.id, ended)) ?? ''
  await db.query(`update plans set price = 99, origin_price = 99 where pay_key = '10337-1M'`)
  expect(await pay(number, owner.id)).toEqual(['paid'])
})
