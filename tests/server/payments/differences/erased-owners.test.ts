import { freshDatabase } from '@tests/support/database'
import {
  buyAs,
  complain,
  differenceOf,
  newOwner,
  type Owner,
  orderAs,
  payDue,
  refundAtProvider,
  runJobs,
} from '@tests/support/owner-orders'
import { eventFor, sendToProvider, storeEvent, tracesOf } from '@tests/support/purchase'
import { expect, test } from 'vitest'

const db = await freshDatabase()
const { inTransaction } = await import('@/server/runtime/database')
const { eraseCustomer } = await import('@/server/personal-data/erase')
const { applyPayment } = await import('@/server/payments/apply')
const { redeemKey } = await import('@/server/licences/redeem')
const payments = {
  ...(await import('@/server/payments/sweep')),
  ...(await import('@/server/checkout/pay-difference')),
}
const sandbox = {
  ...(await import('@/server/payments/sandbox/ledger')),
  ...(await import('@/server/payments/sandbox/press')),
}

const SINGLE = 'netflix_downloader'
const SUITE = 'all_in_one_video_suite'

/** An upgrade and its base, of an account that is gone. */
async function erasedUpgrade(paying?: (owner: Owner, suite: string, single: string) => Promise<unknown>) {
  const owner = await newOwner(db)
  const single = await buyAs(owner, SINGLE)
  const suite = await buyAs(owner, SUITE)
  await paying?.(owner, suite.number, single.session)
  await inTransaction(tx => eraseCustomer(tx, ERASED(owner)))
  return { single, suite }
}

const ERASED = (owner: Owner) => ({
  ...owner,
  username: null,
  locale: 'en',
  marketing: false,
  confirmedAt: 1,
  createdAt: 1,
})

const keyOf = async (number: string) =>
  (
    await db.query(
      `select c.key, c.state from licences c join order_lines l on l.id = c.order_line_id
       join orders o on o.id = l.order_id where o.number = $1`,
      [number],
    )
  ).rows[0]

/** An order whose payment has to go back, since what its price stood on is gone. */
async function returnedUpgrade() {
  const owner = await newOwner(db)
  const single = await buyAs(owner, SINGLE)
  const order = await orderAs(owner, SUITE)
  const session = await sendToProvider(order)
  await refundAtProvider(db, single.session)
  await db.query(`update sandbox_payments set state = 'paid' where session = $1`, [session])
  const paid = eventFor(order.number, session, { amount: 18990 })
  expect(await applyPayment(await storeEvent(paid))).toBe('base_gone')
  return { owner, order, session }
}

const toNobody = async () =>
  (await db.query(`select kind from emails where "to" like '%@deleted.invalid'`)).rows

test('the refund of a base is not without effect because the account was deleted', async () => {
  const { single, suite } = await erasedUpgrade()
  await refundAtProvider(db, single.session)
  expect(await differenceOf(db, suite.number)).toMatchObject({ amount: 11000, state: 'due', is_far: true })
  expect(await toNobody()).toEqual([])
  await db.query(`update price_differences set due_at = now() where state = 'due'`)
  await payments.sweepPayments()
  expect(await runJobs(db, 'return-payment')).toBe(1)
  expect((await tracesOf(db, suite.number)).state).toBe('refunded')
  expect(await keyOf(suite.number)).toMatchObject({ state: 'refunded' })
})

test('who took the licence over with its key is told, and may pay the difference', async () => {
  const { single, suite } = await erasedUpgrade()
  const heir = await newOwner(db)
  await redeemKey({ customerId: heir.id, key: (await keyOf(suite.number)).key })
  await refundAtProvider(db, single.session)
  const { rows } = await db.query(`select text from emails where kind = 'difference' and "to" = $1`, [
    heir.email,
  ])
  expect(rows).toHaveLength(1)
  const secret = /secret=([\w-]+)/.exec(rows[0].text)?.[1]
  const asked = await payments.payDifference({ number: suite.number, viewer: { secret }, at: Date.now() })
  if (!asked.ok) throw new Error(asked.why)
  const session = new URL(asked.url).pathname.replace('/sandbox/', '')
  await sandbox.press(session, 'pay', Date.now())
  const { tell } = await import('@tests/support/owner-orders')
  expect(await tell(session)).toEqual(['difference_paid'])
  expect(await keyOf(suite.number)).toMatchObject({ state: 'active' })
})

test('what an erased owner had paid of a difference goes back where the base stands again', async () => {
  let paid = ''
  const { single } = await erasedUpgrade(async (owner, suite, session) => {
    const { rows } = await db.query('select number from orders where provider_session = $1', [session])
    await complain(db, { number: rows[0].number, session }, 'dispute_lost')
    paid = await payDue(owner, suite)
  })
  await complain(db, single, 'dispute_won')
  expect(await runJobs(db, 'return-payment')).toBe(1)
  expect((await sandbox.sandboxPayment(paid))?.state).toBe('refunded')
  expect(await toNobody()).toEqual([])
})

test('money that is still to go back goes back although the account is deleted meanwhile', async () => {
  const { owner, order, session } = await returnedUpgrade()
  await inTransaction(tx => eraseCustomer(tx, ERASED(owner)))
  expect(await runJobs(db, 'return-payment')).toBe(1)
  expect((await sandbox.sandboxPayment(session))?.state).toBe('refunded')
  const { rows } = await db.query('select email from orders where number = $1', [order.number])
  expect(rows).toEqual([{ email: expect.stringMatching(/@deleted\.invalid$/) }])
})

test('a complaint about the upgrade itself is looked at as that of anybody', async () => {
  const { single, suite } = await erasedUpgrade()
  await refundAtProvider(db, single.session)
  await complain(db, suite, 'dispute_lost')
  expect(await differenceOf(db, suite.number)).toMatchObject({ state: 'dropped' })
})
