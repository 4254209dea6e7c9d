import { freshDatabase } from '@tests/support/database'
import {
  buyAs,
  complain,
  differenceOf,
  newOwner,
  payDue,
  refundAtProvider,
  runJobs,
} from '@tests/support/owner-orders'
import { tracesOf } from '@tests/support/purchase'
import { expect, test } from 'vitest'

const db = await freshDatabase()
const payments = {
  ...(await import('@/server/payments/sweep')),
  ...(await import('@/server/payments/status')),
}
const { sandboxPayment } = await import('@/server/payments/sandbox/ledger')

const SINGLE = 'netflix_downloader'
const SUITE = 'all_in_one_video_suite'

/** A paid difference that has to go back, since its base stands again. */
async function owed() {
  const owner = await newOwner(db)
  const single = await buyAs(owner, SINGLE)
  const suite = await buyAs(owner, SUITE)
  await complain(db, single, 'dispute_lost')
  const session = await payDue(owner, suite.number)
  await complain(db, single, 'dispute_won')
  return { owner, suite, session }
}

/** As jobs end that were tried in vain for an hour. */
const loseJobs = () => db.query(`delete from jobs.job where name = 'return-payment'`)

const setAtProvider = (session: string, state: string) =>
  db.query('update sandbox_payments set state = $2 where session = $1', [session, state])

/** As if the wait for the next try were over. */
const later = () =>
  db.query(
    `update payment_sessions set owed_at = owed_at - interval '2 hours',
       return_tried_at = return_tried_at - interval '2 hours' where owed_at is not null`,
  )

const refundsOf = async (session: string) =>
  (await sandboxPayment(session))?.events.filter(({ type }) => type === 'refunded').length

const alarmsOf = async (number: string) =>
  (await payments.paymentsStatus()).alarms.flatMap(({ order, outcome }) =>
    order === number ? [outcome] : [],
  )

const emailsOf = async (number: string) =>
  (
    await db.query(
      `select "to", subject from emails where kind = 'payment' and reason like 'payment:owed:%' and text like $1`,
      [`%${number}%`],
    )
  ).rows

test('money that is to go back goes back even where its job is lost, and once', async () => {
  const { session } = await owed()
  await loseJobs()
  await later()
  await Promise.all([payments.mendStuckPayments(), payments.mendStuckPayments()])
  expect(await refundsOf(session)).toBe(1)
  await later()
  await payments.mendStuckPayments()
  expect(await refundsOf(session)).toBe(1)
})

test('so does that of an upgrade whose difference nobody paid in time', async () => {
  const owner = await newOwner(db)
  const single = await buyAs(owner, SINGLE)
  const suite = await buyAs(owner, SUITE)
  await refundAtProvider(db, single.session)
  await db.query(`update price_differences set due_at = now() where state = 'due'`)
  await payments.sweepPayments()
  expect(await differenceOf(db, suite.number)).toMatchObject({ state: 'refunded' })
  await loseJobs()
  await later()
  await payments.mendStuckPayments()
  expect(await refundsOf(suite.session)).toBe(1)
  expect((await tracesOf(db, suite.number)).state).toBe('refunded')
})

test('what a payer does not give back is tried ever more rarely, staff hear of it once, and it is never given up', async () => {
  const { suite, session } = await owed()
  await setAtProvider(session, 'disputed')
  await expect(runJobs(db, 'return-payment')).rejects.toThrow('did not give')
  await payments.mendStuckPayments()
  expect(await emailsOf(suite.number), 'not tried again at once').toEqual([])
  for (let tries = 2; tries < 10; tries += 1) {
    await later()
    await payments.mendStuckPayments()
  }
  expect([await emailsOf(suite.number), await alarmsOf(suite.number)]).toEqual([[], []])
  for (let tries = 10; tries < 13; tries += 1) {
    await later()
    await payments.mendStuckPayments()
  }
  const subject = `A payment needs you: money was not given back (order ${suite.number})`
  expect(await emailsOf(suite.number)).toEqual([{ to: 'support@localhost', subject }])
  expect(await alarmsOf(suite.number)).toEqual(['not_given_back'])
  const { backlog } = await import('@/server/metrics/backlog')
  expect(await backlog()).toMatch(/shop_oldest_seconds\{what="owed_money"\} [1-9]\d{4}/)
  await setAtProvider(session, 'paid')
  await later()
  await payments.mendStuckPayments()
  expect(await refundsOf(session)).toBe(1)
  expect(await alarmsOf(suite.number)).toEqual([])
})

test('what the bank gave back is owed no more', async () => {
  const { suite, session } = await owed()
  await setAtProvider(session, 'charged_back')
  await complain(db, { number: suite.number, session, amount: 11000 }, 'dispute_opened', 'dispute_lost')
  await loseJobs()
  for (let tries = 1; tries < 12; tries += 1) {
    await later()
    await payments.mendStuckPayments()
  }
  expect(await refundsOf(session)).toBe(0)
  expect(await alarmsOf(suite.number)).toEqual(['returned_disputed'])
  expect(await emailsOf(suite.number)).toEqual([])
})
