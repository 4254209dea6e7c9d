import { freshDatabase } from '@tests/support/database'
import {
  buyAs,
  complain,
  differenceOf,
  goToPayDue,
  newOwner,
  payDue,
  refundAtProvider,
  runJobs,
  tell,
} from '@tests/support/owner-orders'
import { tracesOf } from '@tests/support/purchase'
import { expect, test } from 'vitest'

const db = await freshDatabase()
const { payDifference } = await import('@/server/checkout/pay-difference')
const payments = await import('@/server/payments/sweep')
const sandbox = {
  ...(await import('@/server/payments/sandbox/ledger')),
  ...(await import('@/server/payments/sandbox/press')),
}

const SINGLE = 'netflix_downloader'
const SUITE = 'all_in_one_video_suite'
const SOLD = { state: 'paid', licences: 1 }

async function upgrade() {
  const owner = await newOwner(db)
  const single = await buyAs(owner, SINGLE)
  return { owner, single, suite: await buyAs(owner, SUITE) }
}

/** An upgrade whose base was refunded. */
async function dueUpgrade() {
  const bought = await upgrade()
  await refundAtProvider(db, bought.single.session)
  expect(await differenceOf(db, bought.suite.number)).toMatchObject({ amount: 11000, state: 'due' })
  return bought
}

/** The same with the difference paid. */
async function paidUpgrade() {
  const bought = await dueUpgrade()
  const session = await payDue(bought.owner, bought.suite.number)
  return { ...bought, paid: { number: bought.suite.number, session, amount: 11000 } }
}

const stateOf = async (session: string) => (await sandbox.sandboxPayment(session))?.state
const setAtProvider = (session: string, state: string) =>
  db.query('update sandbox_payments set state = $2 where session = $1', [session, state])

const licenceOf = async (number: string) =>
  (
    await db.query(
      `select c.state from licences c join order_lines l on l.id = c.order_line_id
       join orders o on o.id = l.order_id where o.number = $1`,
      [number],
    )
  ).rows[0]?.state

const emailsOf = async (kind: string, number: string) =>
  (
    await db.query('select subject from emails where kind = $1 and text like $2 order by created_at', [
      kind,
      `%${number}%`,
    ])
  ).rows.map(({ subject }) => subject)

const makeOverdue = (number: string) =>
  db.query(
    `update price_differences set due_at = now()
     where state = 'due' and order_id = (select id from orders where number = $1)`,
    [number],
  )

test('a complaint about what was paid of a difference changes nothing until it is decided, and staff hear of it', async () => {
  const { suite, paid } = await paidUpgrade()
  expect(await complain(db, paid, 'dispute_opened')).toEqual(['difference_disputed'])
  expect(await differenceOf(db, suite.number)).toMatchObject({ state: 'paid' })
  expect(await licenceOf(suite.number)).toBe('active')
  expect(await emailsOf('payment', suite.number)).toEqual([
    `A payment needs you: difference disputed (order ${suite.number})`,
  ])
  expect(await complain(db, paid, 'dispute_won')).toEqual(['dispute_won'])
  expect(await differenceOf(db, suite.number)).toMatchObject({ state: 'paid' })
})

test('what the bank took back of a difference is due again, and goes back no second time', async () => {
  const { suite, paid } = await paidUpgrade()
  await setAtProvider(paid.session, 'charged_back')
  expect(await complain(db, paid, 'dispute_lost')).toEqual(['difference_charged_back'])
  expect(await differenceOf(db, suite.number)).toMatchObject({ amount: 11000, state: 'due', is_far: true })
  expect(await emailsOf('difference', suite.number)).toHaveLength(2)
  await makeOverdue(suite.number)
  await payments.sweepPayments()
  expect(await runJobs(db, 'return-payment')).toBe(1)
  expect([await stateOf(suite.session), await stateOf(paid.session)]).toEqual(['refunded', 'charged_back'])
  expect(await runJobs(db, 'return-payment')).toBe(0)
  expect(await licenceOf(suite.number)).toBe('refunded')
})

test('won after all it counts again, and what was paid anew meanwhile goes back', async () => {
  const { suite, paid } = await paidUpgrade()
  await complain(db, paid, 'dispute_lost', 'dispute_won')
  expect(await differenceOf(db, suite.number)).toMatchObject({ state: 'paid' })
  expect(await runJobs(db, 'return-payment')).toBe(0)

  const other = await paidUpgrade()
  await complain(db, other.paid, 'dispute_lost')
  const anew = await payDue(other.owner, other.suite.number)
  await complain(db, other.paid, 'dispute_won')
  expect(await runJobs(db, 'return-payment')).toBe(1)
  const states = [await stateOf(other.paid.session), await stateOf(anew)]
  expect(states.sort()).toEqual(['paid', 'refunded'])
  expect(await differenceOf(db, other.suite.number)).toMatchObject({ state: 'paid' })
})

test('a lost complaint that is told before the payment leaves the difference due', async () => {
  const { owner, suite } = await dueUpgrade()
  const session = await goToPayDue(owner, suite.number)
  await sandbox.press(session, 'pay', Date.now())
  await complain(db, { number: suite.number, session, amount: 11000 }, 'dispute_opened', 'dispute_lost')
  expect(await tell(session)).toEqual(['difference_charged_back'])
  expect(await tell(session)).toEqual(['known'])
  expect(await differenceOf(db, suite.number)).toMatchObject({ state: 'due' })
})

test('while the bank holds the price of an upgrade itself, its difference rests', async () => {
  const { owner, suite } = await dueUpgrade()
  const pay = () => payDifference({ number: suite.number, viewer: { customerId: owner.id }, at: Date.now() })
  await complain(db, suite, 'dispute_opened')
  expect(await pay()).toEqual({ ok: false, why: 'already_settled' })
  await makeOverdue(suite.number)
  await payments.sweepPayments()
  expect(await runJobs(db, 'return-payment')).toBe(0)
  expect(await differenceOf(db, suite.number)).toMatchObject({ state: 'dropped' })
  await complain(db, suite, 'dispute_won')
  expect(await differenceOf(db, suite.number)).toMatchObject({ amount: 11000, state: 'due', is_far: true })
  expect(await licenceOf(suite.number)).toBe('active')
})

test('of an upgrade whose price the bank gave back nothing is asked, and what was paid of its difference goes back', async () => {
  const due = await dueUpgrade()
  await complain(db, due.suite, 'dispute_lost')
  expect(await differenceOf(db, due.suite.number)).toMatchObject({ state: 'dropped' })
  await complain(db, due.suite, 'dispute_won')
  expect(await differenceOf(db, due.suite.number)).toMatchObject({ amount: 11000, state: 'due' })

  const { suite, paid } = await paidUpgrade()
  await complain(db, suite, 'dispute_opened')
  expect(await runJobs(db, 'return-payment')).toBe(0)
  await complain(db, suite, 'dispute_lost')
  expect(await runJobs(db, 'return-payment')).toBe(1)
  expect(await stateOf(paid.session)).toBe('refunded')
  expect(await licenceOf(suite.number)).toBe('charged_back')
  await complain(db, suite, 'dispute_won')
  expect(await differenceOf(db, suite.number), 'it is an owner’s price again').toMatchObject({
    amount: 11000,
    state: 'due',
    is_far: true,
  })
})

test('a base that is given back while its upgrade is disputed is asked for once that is won', async () => {
  const { single, suite } = await upgrade()
  await complain(db, suite, 'dispute_opened')
  await refundAtProvider(db, single.session)
  expect(await differenceOf(db, suite.number)).toBeUndefined()
  await complain(db, suite, 'dispute_won')
  expect(await differenceOf(db, suite.number)).toMatchObject({ amount: 11000, state: 'due' })
  expect(await tracesOf(db, suite.number)).toMatchObject(SOLD)
})

test('money that was to go back is owed again where a complaint about it was lost and then won', async () => {
  const { suite, paid } = await paidUpgrade()
  await complain(db, suite, 'dispute_lost')
  await setAtProvider(paid.session, 'charged_back')
  await complain(db, paid, 'dispute_lost')
  expect(await runJobs(db, 'return-payment')).toBe(1)
  expect(await stateOf(paid.session)).toBe('charged_back')
  await setAtProvider(paid.session, 'paid')
  await complain(db, paid, 'dispute_won')
  expect(await runJobs(db, 'return-payment')).toBe(1)
  expect(await stateOf(paid.session)).toBe('refunded')
})

test('a difference that was given back at its payer is due again, and staff hear of it', async () => {
  const { suite, paid } = await paidUpgrade()
  const { sandbox: provider } = await import('@/server/payments/sandbox/provider')
  await provider.refundSession({ session: paid.session, at: Date.now(), idempotencyKey: 'by hand' })
  expect(await tell(paid.session)).toEqual(['known', 'difference_refunded'])
  expect(await tell(paid.session)).toEqual(['known', 'known'])
  await runJobs(db, 'recheck-owner-prices')
  expect(await differenceOf(db, suite.number)).toMatchObject({ amount: 11000, state: 'due', is_far: true })
  expect(await emailsOf('payment', suite.number)).toEqual([
    `A payment needs you: difference refunded (order ${suite.number})`,
  ])
  expect(await complain(db, paid, 'dispute_won')).toEqual(['superseded'])
  expect(await differenceOf(db, suite.number), 'a complaint that this ended pays nothing').toMatchObject({
    state: 'due',
  })
  await runJobs(db, 'return-payment')
})
