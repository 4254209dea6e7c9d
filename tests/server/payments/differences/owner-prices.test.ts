import { freshDatabase } from '@tests/support/database'
import { buyAs, goToPayDue, newOwner, orderAs, runJobs, tell } from '@tests/support/owner-orders'
import { eventFor, sendToProvider, storeEvent, tracesOf } from '@tests/support/purchase'
import { expect, test } from 'vitest'

const db = await freshDatabase()
const { payDifference } = await import('@/server/checkout/pay-difference')
const payments = {
  ...(await import('@/server/payments/differences/owner-prices')),
  ...(await import('@/server/payments/sweep')),
  ...(await import('@/server/payments/apply')),
}
const sandbox = {
  ...(await import('@/server/payments/sandbox/provider')),
  ...(await import('@/server/payments/sandbox/ledger')),
  ...(await import('@/server/payments/sandbox/press')),
}

const SINGLE = 'netflix_downloader'
const SUITE = 'all_in_one_video_suite'
const BUNDLE = 'video_music_one'

/** Gives the money of a session back at the payer, tells the shop, and lets it look at what stood on it. */
async function refund(session: string) {
  await sandbox.sandbox.refundSession({ session, at: Date.now(), idempotencyKey: session })
  await tell(session)
  await runJobs(db, 'recheck-owner-prices')
}

const stateOf = async (session: string) => (await sandbox.sandboxPayment(session))?.state

const emailsOf = async (kind: string, like: string) =>
  (
    await db.query('select "to", subject, text from emails where kind = $1 and text like $2', [
      kind,
      `%${like}%`,
    ])
  ).rows

const dueOf = async (number: string) =>
  (
    await db.query(
      `select d.amount, d.currency, d.state, d.due_at > now() + interval '13 days' as is_far from price_differences d
       join orders o on o.id = d.order_id where o.number = $1`,
      [number],
    )
  ).rows[0]

test('what was opened at an owner’s price cannot be paid once the single that it stood on is refunded', async () => {
  const owner = await newOwner(db)
  const single = await buyAs(owner, SINGLE)
  const opened = [await orderAs(owner, SUITE), await orderAs(owner, BUNDLE)]
  const sessions = []
  for (const order of opened) sessions.push(await sendToProvider(order))
  await refund(single.session)
  await runJobs(db, 'leave-payment-session')
  for (const [index, session] of sessions.entries()) {
    expect(await sandbox.press(session, 'pay', Date.now())).toMatchObject({ state: 'closed' })
    expect((await tracesOf(db, opened[index]?.number ?? '')).state).toBe('open')
  }
  const { payOrder } = await import('@/server/checkout/pay-order')
  const [suite] = opened
  expect(
    await payOrder({ number: suite?.number ?? '', viewer: { customerId: owner.id }, at: Date.now() }),
  ).toMatchObject({ why: 'price_changed', before: { price: 18990 }, after: { price: 29990 } })
})

test('money that comes in at such a price before its session is closed goes back, and everybody hears of it', async () => {
  const owner = await newOwner(db)
  const single = await buyAs(owner, SINGLE)
  const order = await orderAs(owner, SUITE)
  const session = await sendToProvider(order)
  await sandbox.sandbox.refundSession({ session: single.session, at: Date.now(), idempotencyKey: 'r' })
  await tell(single.session)
  await sandbox.press(session, 'pay', Date.now())
  expect(await tell(session)).toEqual(['base_gone'])
  expect(await runJobs(db, 'return-payment')).toBe(1)
  expect(await stateOf(session)).toBe('refunded')
  expect(await tell(session)).toEqual(['known', 'known'])
  expect(await tracesOf(db, order.number)).toMatchObject({ licences: 0, emails: 0 })
  expect((await tracesOf(db, order.number)).state, 'it may be paid anew, and keeps no account').toBe('open')
  expect((await emailsOf('returned', order.number))[0]).toMatchObject({ to: owner.email })
  expect(await emailsOf('payment', order.number)).toHaveLength(1)
})

test('the refund of what an upgrade stood on is told to its owner, who pays the difference and keeps it', async () => {
  const owner = await newOwner(db)
  const single = await buyAs(owner, SINGLE)
  const suite = await buyAs(owner, SUITE)
  await refund(single.session)
  expect(await dueOf(suite.number)).toEqual({ amount: 11000, currency: 'USD', state: 'due', is_far: true })
  const [email] = await emailsOf('difference', suite.number)
  expect(email).toMatchObject({ to: owner.email })
  expect(email.text).toContain('$110.00')
  await payments.recheckOwnerPrices({ customer: owner.id })
  expect(await emailsOf('difference', suite.number)).toHaveLength(1)

  const ask = () => payDifference({ number: suite.number, viewer: { customerId: owner.id }, at: Date.now() })
  const [first, second] = await Promise.all([ask(), ask()])
  if (!first.ok) throw new Error(first.why)
  expect(second).toEqual(first)
  const session = new URL(first.url).pathname.replace('/sandbox/', '')
  expect(await sandbox.sandboxPayment(session)).toMatchObject({ amount: 11000, currency: 'USD' })
  await sandbox.press(session, 'pay', Date.now())
  expect(await tell(session)).toEqual(['difference_paid'])
  expect(await dueOf(suite.number)).toMatchObject({ state: 'paid' })
  expect(await ask()).toEqual({ ok: false, why: 'already_settled' })
  expect(await tracesOf(db, suite.number)).toEqual({ state: 'paid', licences: 1, emails: 1 })
  await refund(suite.session)
  expect(await runJobs(db, 'return-payment'), 'a difference goes back with its order').toBe(1)
  expect(await stateOf(session)).toBe('refunded')
})

test('an upgrade whose difference nobody pays in time is refunded, and its licence ends', async () => {
  const owner = await newOwner(db)
  const single = await buyAs(owner, SINGLE)
  const suite = await buyAs(owner, SUITE)
  await refund(single.session)
  await payments.sweepPayments()
  expect((await tracesOf(db, suite.number)).state).toBe('paid')
  await db.query(`update price_differences set due_at = now() where state = 'due'`)
  await payments.sweepPayments()
  expect(await runJobs(db, 'return-payment')).toBe(1)
  expect(await stateOf(suite.session)).toBe('refunded')
  expect((await tracesOf(db, suite.number)).state).toBe('refunded')
  const { rows } = await db.query('select state from licences where customer_id = $1', [owner.id])
  expect(rows).toEqual([{ state: 'refunded' }, { state: 'refunded' }])
  expect(await dueOf(suite.number)).toMatchObject({ state: 'refunded' })
})

test('a refund of one single of two asks for the step between them alone, and of a stranger’s for nothing', async () => {
  const owner = await newOwner(db)
  const first = await buyAs(owner, SINGLE)
  const second = await buyAs(owner, 'hulu_downloader')
  const suite = await buyAs(owner, SUITE)
  const stranger = await buyAs(await newOwner(db), SINGLE)
  await refund(stranger.session)
  expect(await dueOf(suite.number)).toBeUndefined()
  await refund(first.session)
  expect(await dueOf(suite.number)).toMatchObject({ amount: 2000 })
  await refund(second.session)
  expect(await dueOf(suite.number), 'the other step too').toMatchObject({ amount: 13000, state: 'due' })
})

test('what was paid of a difference counts where the rest of what the upgrade stood on is given back', async () => {
  const owner = await newOwner(db)
  const bases = [await buyAs(owner, SINGLE), await buyAs(owner, 'hulu_downloader')]
  const suite = await buyAs(owner, SUITE)
  await refund(bases[0]?.session ?? '')
  const session = await goToPayDue(owner, suite.number)
  await sandbox.press(session, 'pay', Date.now())
  expect(await tell(session)).toEqual(['difference_paid'])
  await refund(bases[1]?.session ?? '')
  expect(await dueOf(suite.number)).toMatchObject({ amount: 11000, state: 'due' })
  await payments.recheckOwnerPrices({ customer: owner.id })
  expect(await emailsOf('difference', suite.number)).toHaveLength(2)
})

test('a single that was bought as a guest and redeemed is a base as well', async () => {
  const { redeemKey } = await import('@/server/licences/redeem')
  const [guest, owner] = [await newOwner(db), await newOwner(db)]
  const single = await buyAs(guest, SINGLE)
  await db.query('update orders set customer_id = null where number = $1', [single.number])
  const { rows } = await db.query(
    'update licences set customer_id = null where customer_id = $1 returning key',
    [guest.id],
  )
  expect(await redeemKey({ customerId: owner.id, key: rows[0].key })).toMatchObject({ ok: true })
  const suite = await buyAs(owner, SUITE)
  await refund(single.session)
  expect(await dueOf(suite.number)).toMatchObject({ amount: 11000, state: 'due' })
})

test('a dispute about the base asks for nothing until it is lost, and for nothing any more once it is won after all', async () => {
  const owner = await newOwner(db)
  const single = await buyAs(owner, SINGLE)
  const suite = await buyAs(owner, SUITE)
  const told = async (type: 'dispute_opened' | 'dispute_lost' | 'dispute_won', at: number) => {
    await payments.applyPayment(await storeEvent(eventFor(single.number, single.session, { type, at })))
    await runJobs(db, 'recheck-owner-prices')
    return (await dueOf(suite.number))?.state
  }
  const now = Date.now()
  expect(await told('dispute_opened', now)).toBeUndefined()
  expect(await told('dispute_lost', now + 1)).toBe('due')
  expect(await told('dispute_won', now + 2)).toBe('dropped')
  await refund(single.session)
  expect(await dueOf(suite.number), 'given back after all, it is asked for again').toMatchObject({
    state: 'due',
    is_far: true,
  })
  expect(await emailsOf('difference', suite.number)).toHaveLength(2)
})

test('a difference that is paid after the upgrade was refunded goes back', async () => {
  const owner = await newOwner(db)
  const single = await buyAs(owner, SINGLE)
  const suite = await buyAs(owner, SUITE)
  await refund(single.session)
  const session = await goToPayDue(owner, suite.number)
  await sandbox.press(session, 'lose', Date.now())
  await refund(suite.session)
  expect(await tell(session)).toEqual(['difference_late'])
  expect(await runJobs(db, 'return-payment')).toBe(1)
  expect(await stateOf(session)).toBe('refunded')
})

test('where the job that should look at a price is lost, the sweep looks', async () => {
  const owner = await newOwner(db)
  const single = await buyAs(owner, SINGLE)
  const suite = await buyAs(owner, SUITE)
  await sandbox.sandbox.refundSession({ session: single.session, at: Date.now(), idempotencyKey: 'lost' })
  await tell(single.session)
  await db.query(`delete from jobs.job where name = 'recheck-owner-prices'`)
  await payments.sweepPayments()
  expect(await dueOf(suite.number), 'its job has a minute').toBeUndefined()
  await db.query(`update payment_sessions set weigh_after = weigh_after - interval '1 minute'`)
  await payments.sweepPayments()
  expect(await dueOf(suite.number)).toMatchObject({ amount: 11000, state: 'due' })
  const { rows } = await db.query(
    `select 1 from payment_sessions s join orders o on o.id = s.order_id where o.number = $1 and weigh_after is not null`,
    [suite.number],
  )
  expect(rows).toEqual([])
})

test('a base that support had revoked is gone for good as well once the bank gives its price back', async () => {
  const { complain } = await import('@tests/support/owner-orders')
  const owner = await newOwner(db)
  const single = await buyAs(owner, SINGLE)
  const suite = await buyAs(owner, SUITE)
  await db.query(
    `update licences set state = 'revoked' where order_line_id in
       (select l.id from order_lines l join orders o on o.id = l.order_id where o.number = $1)`,
    [single.number],
  )
  await payments.recheckOwnerPrices({ customer: owner.id })
  expect(await dueOf(suite.number)).toBeUndefined()
  await complain(db, single, 'dispute_lost')
  expect(await dueOf(suite.number)).toMatchObject({ amount: 11000, state: 'due' })
  await complain(db, single, 'dispute_won')
  expect(await dueOf(suite.number)).toMatchObject({ state: 'dropped' })
})
