import { freshDatabase } from '@tests/support/database'
import {
  buyAs,
  complain,
  differenceOf,
  goToPayDue,
  newOwner,
  type Owner,
  payDue,
  refundAtProvider,
  runJobs,
} from '@tests/support/owner-orders'
import { tracesOf } from '@tests/support/purchase'
import { expect, test } from 'vitest'

const db = await freshDatabase()
const { recheckOwnerPrices } = await import('@/server/payments/differences/owner-prices')
const { sandboxPayment } = await import('@/server/payments/sandbox/ledger')

const SINGLE = 'netflix_downloader'
const OTHER = 'hulu_downloader'
const SUITE = 'all_in_one_video_suite'

const stateOf = async (session: string) => (await sandboxPayment(session))?.state

const emailsTo = async ({ email }: Owner, kind: string) =>
  (
    await db.query('select subject, text from emails where "to" = $1 and kind = $2 order by created_at', [
      email,
      kind,
    ])
  ).rows

/** A suite at the price of an owner whose single the bank took back, and the difference that was paid for that. */
async function paidDifference() {
  const owner = await newOwner(db)
  const single = await buyAs(owner, SINGLE)
  const suite = await buyAs(owner, SUITE)
  await complain(db, single, 'dispute_opened', 'dispute_lost')
  expect(await differenceOf(db, suite.number)).toMatchObject({ amount: 11000, state: 'due' })
  return { owner, single, suite, paid: await payDue(owner, suite.number) }
}

test('what was paid of a difference goes back when the dispute about the base is won after all, and its buyer is told', async () => {
  const { owner, single, suite, paid } = await paidDifference()
  await complain(db, single, 'dispute_won')
  expect(await runJobs(db, 'return-payment')).toBe(1)
  expect(await stateOf(paid)).toBe('refunded')
  expect(await differenceOf(db, suite.number)).toMatchObject({ state: 'dropped' })
  expect(await tracesOf(db, suite.number)).toMatchObject({ state: 'paid', licences: 1 })
  const [email, ...more] = await emailsTo(owner, 'returned')
  expect(more).toEqual([])
  expect(email.text).toContain('$110.00')
  expect(email.text).toContain('valid again')
})

test('it goes back once, however often and by how many that is looked at', async () => {
  const { owner, single, paid } = await paidDifference()
  await complain(db, single, 'dispute_won', 'dispute_won')
  await Promise.all(Array.from({ length: 5 }, () => recheckOwnerPrices({ customer: owner.id })))
  expect(await runJobs(db, 'return-payment')).toBe(1)
  expect(await runJobs(db, 'return-payment')).toBe(0)
  expect((await sandboxPayment(paid))?.events.filter(({ type }) => type === 'refunded')).toHaveLength(1)
  expect(await emailsTo(owner, 'returned')).toHaveLength(1)
})

test('a base that is given back after that is asked for anew', async () => {
  const { owner, single, suite } = await paidDifference()
  await complain(db, single, 'dispute_won')
  await runJobs(db, 'return-payment')
  await refundAtProvider(db, single.session)
  expect(await differenceOf(db, suite.number)).toMatchObject({ amount: 11000, state: 'due', is_far: true })
  await payDue(owner, suite.number)
  expect(await differenceOf(db, suite.number)).toMatchObject({ state: 'paid' })
  expect(await emailsTo(owner, 'difference')).toHaveLength(2)
})

test('of two bases that one comes back of, what was paid for that one goes back alone', async () => {
  const owner = await newOwner(db)
  const [first, second] = [await buyAs(owner, SINGLE), await buyAs(owner, OTHER)]
  const suite = await buyAs(owner, SUITE)
  await complain(db, first, 'dispute_lost')
  const step = await payDue(owner, suite.number)
  await complain(db, second, 'dispute_lost')
  const rest = await payDue(owner, suite.number)
  expect([await sandboxPayment(step), await sandboxPayment(rest)]).toMatchObject([
    { amount: 2000 },
    { amount: 11000 },
  ])
  await complain(db, first, 'dispute_won')
  expect(await runJobs(db, 'return-payment')).toBe(1)
  expect([await stateOf(step), await stateOf(rest)]).toEqual(['paid', 'refunded'])
  expect(await differenceOf(db, suite.number)).toMatchObject({ state: 'paid' })
})

test('where both were paid in one, all of it goes back and what is still missing is asked for anew', async () => {
  const owner = await newOwner(db)
  const [first, second] = [await buyAs(owner, SINGLE), await buyAs(owner, OTHER)]
  const suite = await buyAs(owner, SUITE)
  await complain(db, first, 'dispute_lost')
  await complain(db, second, 'dispute_lost')
  const both = await payDue(owner, suite.number)
  await complain(db, second, 'dispute_won')
  expect(await runJobs(db, 'return-payment')).toBe(1)
  expect(await stateOf(both)).toBe('refunded')
  expect(await differenceOf(db, suite.number)).toMatchObject({ amount: 2000, state: 'due', is_far: true })
})

test('what is due falls where a part of what was missing comes back', async () => {
  const owner = await newOwner(db)
  const [first, second] = [await buyAs(owner, SINGLE), await buyAs(owner, OTHER)]
  const suite = await buyAs(owner, SUITE)
  await complain(db, first, 'dispute_lost')
  await complain(db, second, 'dispute_lost')
  expect(await differenceOf(db, suite.number)).toMatchObject({ amount: 13000 })
  await complain(db, second, 'dispute_won')
  expect(await differenceOf(db, suite.number)).toMatchObject({ amount: 2000, state: 'due' })
})

test('money that comes through a session of a sum that is not due any more goes back', async () => {
  const { press } = await import('@/server/payments/sandbox/press')
  const { tell } = await import('@tests/support/owner-orders')
  const owner = await newOwner(db)
  const [first, second] = [await buyAs(owner, SINGLE), await buyAs(owner, OTHER)]
  const suite = await buyAs(owner, SUITE)
  await complain(db, first, 'dispute_lost')
  const session = await goToPayDue(owner, suite.number)
  await press(session, 'lose', Date.now())
  await complain(db, second, 'dispute_lost')
  expect(await tell(session)).toEqual(['difference_late'])
  expect(await differenceOf(db, suite.number)).toMatchObject({ amount: 13000, state: 'due' })
  await runJobs(db, 'return-payment')
  expect(await stateOf(session)).toBe('refunded')
})

/** As if the rules of today priced the upgrade otherwise: the same black week in which everybody pays less. */
const changeRules = (number: string) =>
  db.query(
    `update payment_sessions set priced_at = '2022-11-20T00:00:00Z' where purpose = 'order'
       and order_id = (select id from orders where number = $1)`,
    [number],
  )

/** As if it were not sold any more. */
const withdraw = (number: string) =>
  db.query(
    `update payment_sessions set quote = jsonb_set(quote, '{route}', '"withdrawn"') where purpose = 'order'
       and order_id = (select id from orders where number = $1)`,
    [number],
  )

test('what an editor changes meanwhile changes nothing of what was asked or paid', async () => {
  for (const change of [changeRules, withdraw]) {
    const { owner, suite, paid } = await paidDifference()
    await change(suite.number)
    await recheckOwnerPrices({ customer: owner.id })
    expect(await runJobs(db, 'return-payment')).toBe(0)
    expect(await stateOf(paid)).toBe('paid')
    expect(await differenceOf(db, suite.number)).toMatchObject({ state: 'paid' })

    const asked = await newOwner(db)
    const base = await buyAs(asked, SINGLE)
    const due = await buyAs(asked, SUITE)
    await refundAtProvider(db, base.session)
    await change(due.number)
    await recheckOwnerPrices({ customer: asked.id })
    expect(await differenceOf(db, due.number)).toMatchObject({ amount: 11000, state: 'due' })
    expect(await emailsTo(asked, 'difference')).toHaveLength(1)
  }
})

test('nor does it where one more base is lost or one comes back: never less for more, nor more for less', async () => {
  for (const change of [changeRules, withdraw]) {
    const owner = await newOwner(db)
    const [first, second] = [await buyAs(owner, SINGLE), await buyAs(owner, OTHER)]
    const suite = await buyAs(owner, SUITE)
    await complain(db, first, 'dispute_lost')
    await complain(db, second, 'dispute_lost')
    expect(await differenceOf(db, suite.number)).toMatchObject({ amount: 13000, state: 'due' })
    await change(suite.number)
    await complain(db, second, 'dispute_won')
    const { amount, state } = await differenceOf(db, suite.number)
    expect([amount <= 13000, state]).toEqual([true, 'due'])
    await complain(db, first, 'dispute_won')
    expect(await differenceOf(db, suite.number)).toMatchObject({ state: 'dropped' })
  }
})
