import { randomUUID } from 'node:crypto'
import { freshDatabase } from '@tests/support/database'
import { newOwner } from '@tests/support/owner-orders'
import { clockAt, DAY, orderRenewing, stateOf, subscribe } from '@tests/support/subscriber'
import { expect, test } from 'vitest'

const db = await freshDatabase()

const endOf = async (id: string): Promise<number> => (await stateOf(db, id))?.period_end.getTime()

test('placing an order that renews begins a subscription that is incomplete, and lapses after 23 hours', async () => {
  const { subscription } = await orderRenewing(db, await newOwner(db))
  expect(await stateOf(db, subscription)).toMatchObject({
    state: 'incomplete',
    charges: ['open 3590'],
    licences: null,
  })
  await clockAt(db, Date.now() + 22 * 3_600_000)
  expect(await stateOf(db, subscription)).toMatchObject({ state: 'incomplete' })
  await clockAt(db, Date.now() + 24 * 3_600_000)
  expect(await stateOf(db, subscription)).toMatchObject({ state: 'ended', emails: [] })
})

test('its payment makes it active, with a licence to the end of the period', async () => {
  const at = Date.UTC(2026, 0, 31, 10)
  const { subscription } = await subscribe(db, await newOwner(db), { at })
  expect(await stateOf(db, subscription)).toMatchObject({
    state: 'active',
    periods: 1,
    charges: ['paid 3590'],
    licences: ['active 1M'],
    expires: new Date(Date.UTC(2026, 1, 28, 10)),
  })
})

test('it renews three times by the clock: an order, an email and a later end each', async () => {
  const { subscription } = await subscribe(db, await newOwner(db), { at: Date.UTC(2026, 0, 31, 10) })
  const ends = []
  for (let turn = 1; turn <= 3; turn += 1) {
    await clockAt(db, await endOf(subscription))
    ends.push((await stateOf(db, subscription))?.expires)
  }
  expect(ends).toEqual(
    [Date.UTC(2026, 2, 31, 10), Date.UTC(2026, 3, 30, 10), Date.UTC(2026, 4, 31, 10)].map(at => new Date(at)),
  )
  expect(await stateOf(db, subscription)).toMatchObject({
    state: 'active',
    periods: 4,
    charges: ['paid 3590', 'paid 3590', 'paid 3590', 'paid 3590'],
    licences: ['active 1M'],
    emails: ['renewed', 'renewed', 'renewed'],
  })
  const { rows } = await db.query(
    `select distinct quote -> 'price' as price, quote -> 'receipt' -> 0 ->> 'label' as label, (select sum(x.amount)::int from jsonb_to_recordset(quote -> 'receipt') as x(amount int)) as sum
     from orders where subscription_id = $1 and charge > 1`,
    [subscription],
  )
  expect(rows).toEqual([{ price: 3590, label: 'Renewal', sum: 3590 }])
})

test('a card that fails keeps access through the grace, is tried on days 1, 3, 5 and 7, and then access ends', async () => {
  const { subscription } = await subscribe(db, await newOwner(db), { button: 'pay_then_decline' })
  const end = await endOf(subscription)
  await clockAt(db, end)
  expect(await stateOf(db, subscription)).toMatchObject({
    state: 'past_due',
    expires: new Date(end + 7 * DAY),
    charges: ['paid 3590', 'failed 3590'],
    emails: ['past_due'],
  })
  for (const day of [1, 3, 5]) await clockAt(db, end + day * DAY)
  expect(await stateOf(db, subscription)).toMatchObject({
    state: 'past_due',
    emails: Array(4).fill('past_due'),
  })
  await clockAt(db, end + 7 * DAY)
  expect(await stateOf(db, subscription)).toMatchObject({
    state: 'unpaid',
    expires: new Date(end + 7 * DAY),
    emails: [...Array(4).fill('past_due'), 'unpaid'],
  })
  const { rows } = await db.query(
    `select count(*)::int as asked from payment_sessions p join orders o on o.id = p.order_id where o.subscription_id = $1 and p.mandate is not null`,
    [subscription],
  )
  expect(rows).toEqual([{ asked: 5 }])
  await clockAt(db, end + 37 * DAY)
  expect(await stateOf(db, subscription)).toMatchObject({ state: 'ended' })
})

test('a blocked card is not tried again', async () => {
  const { subscription } = await subscribe(db, await newOwner(db), { button: 'pay_then_hard_decline' })
  const end = await endOf(subscription)
  for (const day of [0, 1, 3, 5, 7]) await clockAt(db, end + day * DAY)
  expect(await stateOf(db, subscription)).toMatchObject({ state: 'unpaid', emails: ['past_due', 'unpaid'] })
})

test('another card on the order’s page mends it, and renews from then on', async () => {
  const { payOrder } = await import('@/server/checkout/pay-order')
  const { press } = await import('@/server/payments/sandbox/press')
  const { tell } = await import('@tests/support/owner-orders')
  const owner = await newOwner(db)
  const { subscription } = await subscribe(db, owner, { button: 'pay_then_decline' })
  const end = await endOf(subscription)
  await clockAt(db, end)
  const { rows } = await db.query('select number from orders where subscription_id = $1 and charge = 2', [
    subscription,
  ])
  const paying = await payOrder({ number: rows[0].number, viewer: { customerId: owner.id }, at: Date.now() })
  if (!paying.ok) throw new Error(paying.why)
  const session = new URL(paying.url).pathname.replace('/sandbox/', '')
  await press(session, 'pay', Date.now())
  expect(await tell(session)).toEqual(['paid'])
  expect(await stateOf(db, subscription)).toMatchObject({
    state: 'active',
    charges: ['paid 3590', 'paid 3590'],
  })
  await clockAt(db, await endOf(subscription))
  expect(await stateOf(db, subscription)).toMatchObject({ state: 'active', periods: 3 })
})

test('a yearly one gives notice a week before, once', async () => {
  const { subscription } = await subscribe(db, await newOwner(db), { plan: '1Y' })
  const end = await endOf(subscription)
  await clockAt(db, end - 7 * DAY - 1)
  expect((await stateOf(db, subscription))?.emails).toEqual([])
  for (const at of [end - 7 * DAY, end - 6 * DAY]) await clockAt(db, at)
  expect((await stateOf(db, subscription))?.emails).toEqual(['notice'])
})

test('ten clocks at once charge once', async () => {
  const { runSubscriptionClock } = await import('@/server/subscriptions/due')
  const { subscription } = await subscribe(db, await newOwner(db))
  const end = await endOf(subscription)
  await Promise.all(Array.from({ length: 10 }, () => runSubscriptionClock(end)))
  await clockAt(db, end)
  expect(await stateOf(db, subscription)).toMatchObject({ charges: ['paid 3590', 'paid 3590'], periods: 2 })
})

test('a refund of the first charge ends it and its licence; nothing is charged after', async () => {
  const { refundAtProvider } = await import('@tests/support/owner-orders')
  const { subscription, session } = await subscribe(db, await newOwner(db))
  const end = await endOf(subscription)
  await refundAtProvider(db, session)
  expect(await stateOf(db, subscription)).toMatchObject({
    state: 'ended',
    licences: ['refunded 1M'],
    emails: ['ended'],
  })
  await clockAt(db, end + 40 * DAY)
  expect(await stateOf(db, subscription)).toMatchObject({ charges: ['refunded 3590'] })
})

test('a renewal that was paid and given back before the shop was told of either ends at the start of its period', async () => {
  const { payOrder } = await import('@/server/checkout/pay-order')
  const { press } = await import('@/server/payments/sandbox/press')
  const { refundAtProvider } = await import('@tests/support/owner-orders')
  const owner = await newOwner(db)
  const { subscription } = await subscribe(db, owner, { button: 'pay_then_decline' })
  const end = await endOf(subscription)
  await clockAt(db, end)
  const { rows } = await db.query('select number from orders where subscription_id = $1 and charge = 2', [
    subscription,
  ])
  const paying = await payOrder({ number: rows[0].number, viewer: { customerId: owner.id }, at: Date.now() })
  if (!paying.ok) throw new Error(paying.why)
  const session = new URL(paying.url).pathname.replace('/sandbox/', '')
  await press(session, 'pay', Date.now())
  await db.query(`update sandbox_payments set events = events - 0 where session = $1`, [session])
  await refundAtProvider(db, session)
  expect(await stateOf(db, subscription)).toMatchObject({
    state: 'ended',
    ended_at: new Date(end),
    charges: ['paid 3590', 'refunded 3590'],
  })
  await clockAt(db, end + 40 * DAY)
  expect(await stateOf(db, subscription)).toMatchObject({ state: 'ended', charges: { length: 2 } })
})

test('a first payment that a bank had taken back when it was told begins nothing that charges', async () => {
  const { press } = await import('@/server/payments/sandbox/press')
  const { eventFor, sendToProvider, storeEvent } = await import('@tests/support/purchase')
  const { applyPayment } = await import('@/server/payments/apply')
  const { number, secret, subscription } = await orderRenewing(db, await newOwner(db))
  const session = await sendToProvider({ number, secret })
  await press(session, 'pay', Date.now())
  for (const type of ['dispute_lost', 'paid'] as const)
    await applyPayment(await storeEvent(eventFor(number, session, { type, amount: 3590 })))
  expect(await stateOf(db, subscription)).toMatchObject({ state: 'ended', charges: ['paid 3590'] })
})

test('a second subscription of one product is refused, and money for one that was open goes back', async () => {
  const { press } = await import('@/server/payments/sandbox/press')
  const { tell } = await import('@tests/support/owner-orders')
  const { sendToProvider } = await import('@tests/support/purchase')
  const owner = await newOwner(db)
  const other = await orderRenewing(db, owner)
  const session = await sendToProvider(other)
  await subscribe(db, owner)
  await expect(orderRenewing(db, owner)).rejects.toThrow('already_subscribed')
  await press(session, 'pay', Date.now())
  expect(await tell(session)).toEqual(['subscription_over'])
  expect(await stateOf(db, other.subscription)).toMatchObject({ state: 'incomplete', licences: null })
})

test('of two first payments of one product that are told at once, one begins and one goes back', async () => {
  const { press } = await import('@/server/payments/sandbox/press')
  const { tell } = await import('@tests/support/owner-orders')
  const { sendToProvider } = await import('@tests/support/purchase')
  for (let round = 0; round < 10; round += 1) {
    const owner = await newOwner(db)
    const orders = [await orderRenewing(db, owner), await orderRenewing(db, owner)]
    const sessions = await Promise.all(orders.map(sendToProvider))
    for (const session of sessions) await press(session, 'pay', Date.now())
    const outcomes = await Promise.all(sessions.map(tell))
    expect(outcomes.flat().toSorted()).toEqual(['paid', 'subscription_over'])
    const states = await Promise.all(orders.map(({ subscription }) => stateOf(db, subscription)))
    expect(states.map(({ state }) => state).toSorted()).toEqual(['active', 'incomplete'])
  }
})

test('who subscribes again as a guest under an address gets the money back, however the address is spelled', async () => {
  const guest = ({ email }: { email: string }) => ({ id: null, email: email.toUpperCase() })
  const stateUnder = async (owner: Parameters<typeof subscribe>[1]) =>
    (await stateOf(db, (await subscribe(db, owner)).subscription))?.state
  const owner = await newOwner(db)
  expect([await stateUnder(owner), await stateUnder(guest(owner))]).toEqual(['active', 'incomplete'])
  const other = await newOwner(db)
  expect(await stateUnder(guest(other))).toBe('active')
  await expect(orderRenewing(db, other)).rejects.toThrow('already_subscribed')
  const { rows } = await db.query(`select text from emails where "to" = $1 and kind = 'returned'`, [
    owner.email.toUpperCase(),
  ])
  expect(rows).toEqual([{ text: expect.stringContaining('under your email address already') }])
  const nobody = { id: null, email: `${randomUUID()}@example.com` }
  expect([await stateUnder(nobody), await stateUnder(guest(nobody))]).toEqual(['active', 'incomplete'])
})

test('of the first payments of a guest and of the account of the same address, told at once, one goes back', async () => {
  const { press } = await import('@/server/payments/sandbox/press')
  const { tell } = await import('@tests/support/owner-orders')
  const { sendToProvider } = await import('@tests/support/purchase')
  for (let round = 0; round < 10; round += 1) {
    const owner = await newOwner(db)
    const orders = [await orderRenewing(db, owner), await orderRenewing(db, { ...owner, id: null })]
    const sessions = await Promise.all(orders.map(sendToProvider))
    for (const session of sessions) await press(session, 'pay', Date.now())
    const outcomes = await Promise.all(sessions.map(tell))
    expect(outcomes.flat().toSorted()).toEqual(['paid', 'subscription_over'])
  }
})

test('what a guest subscribes under a confirmed address is in that account at once', async () => {
  const owner = await newOwner(db)
  const { subscription } = await subscribe(db, { ...owner, id: null })
  const { rows } = await db.query('select customer_id::text as owner from subscriptions where id = $1', [
    subscription,
  ])
  expect(rows).toEqual([{ owner: owner.id }])
})

test('what renews counts as a subscription in prices, with the periods paid', async () => {
  const { ownedOfCustomer } = await import('@/server/licences/owned')
  const owner = await newOwner(db)
  const { subscription } = await subscribe(db, owner)
  await clockAt(db, await endOf(subscription))
  expect(await ownedOfCustomer(owner.id)).toEqual([
    { pid: 10337, plan: '1M', expires: await endOf(subscription), subscription: true, periods: 2 },
  ])
})

// Last: it changes what is sold.
test('an editor’s price moves no subscription that runs', async () => {
  const { subscription } = await subscribe(db, await newOwner(db))
  await db.query(`update plans set price = 99, origin_price = 99 where pay_key = '10337-1M'`)
  await clockAt(db, await endOf(subscription))
  expect(await stateOf(db, subscription)).toMatchObject({ charges: ['paid 3590', 'paid 3590'] })
})
