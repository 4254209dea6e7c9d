import { freshDatabase } from '@tests/support/database'
import { buyAs, newOwner, type Owner, orderAs, runJobs, tell } from '@tests/support/owner-orders'
import { sendToProvider, tracesOf } from '@tests/support/purchase'
import { expect, test } from 'vitest'

const db = await freshDatabase()
const { payOrder } = await import('@/server/checkout/pay-order')
const sandbox = {
  ...(await import('@/server/payments/sandbox/press')),
  ...(await import('@/server/payments/sandbox/ledger')),
}

const SINGLE = 'netflix_downloader'
const SUITE = 'all_in_one_video_suite'

/** Orders that stand open at the payer at the same moment. */
async function opened(owner: Owner, ...routes: string[]) {
  const found = []
  for (const route of routes) {
    const order = await orderAs(owner, route)
    found.push({ ...order, session: await sendToProvider(order) })
  }
  const [first, second] = found
  if (!first || !second) throw new Error('two orders')
  return { first, second }
}

const pay = (session: string) => sandbox.press(session, 'pay', Date.now())
const stateOf = async (session: string) => (await sandbox.sandboxPayment(session))?.state
const licencesOf = async ({ id }: Owner) =>
  (await db.query(`select pid from licences where customer_id = $1 and state = 'active'`, [id])).rows.length

const emailsOf = async (kind: string, number: string) =>
  (
    await db.query('select "to", subject, text from emails where kind = $1 and text like $2', [
      kind,
      `%${number}%`,
    ])
  ).rows

test('of two orders for the same, the one that is still open is closed once the other is paid, and asks', async () => {
  const owner = await newOwner(db)
  const { first, second } = await opened(owner, SUITE, SUITE)
  await pay(first.session)
  expect(await tell(first.session)).toEqual(['paid'])
  await runJobs(db, 'recheck-owner-prices')
  await runJobs(db, 'leave-payment-session')
  expect(await pay(second.session)).toMatchObject({ state: 'closed' })
  expect((await tracesOf(db, second.number)).state).toBe('open')
  const viewer = { secret: second.secret }
  expect(await payOrder({ number: second.number, viewer, at: Date.now() })).toEqual({
    ok: false,
    why: 'already_owned',
  })
})

test('where both were paid before that, the second payment goes back, and everybody hears of it', async () => {
  const owner = await newOwner(db)
  const { first, second } = await opened(owner, SUITE, SUITE)
  await pay(first.session)
  await pay(second.session)
  expect([await tell(first.session), await tell(second.session)]).toEqual([['paid'], ['bought_twice']])
  expect(await runJobs(db, 'return-payment')).toBe(1)
  expect([await stateOf(first.session), await stateOf(second.session)]).toEqual(['paid', 'refunded'])
  expect(await tell(second.session)).toEqual(['known', 'known'])
  expect(await licencesOf(owner)).toBe(1)
  expect((await tracesOf(db, second.number)).state, 'it may be paid anew by who wants another').toBe('open')
  const [email] = await emailsOf('returned', second.number)
  expect(email).toMatchObject({ to: owner.email })
  expect(email.text).toContain('another order')
  const [told] = await emailsOf('payment', second.number)
  expect(told.subject).toBe(`A payment needs you: bought twice (order ${second.number})`)
})

test('told of at once, one of the two counts', async () => {
  const owner = await newOwner(db)
  const { first, second } = await opened(owner, SUITE, SUITE)
  await pay(first.session)
  await pay(second.session)
  const outcomes = await Promise.all([tell(first.session), tell(second.session)])
  expect(outcomes.flat().sort()).toEqual(['bought_twice', 'paid'])
  expect(await licencesOf(owner)).toBe(1)
  expect(await runJobs(db, 'return-payment')).toBe(1)
})

test('a single that the suite contains is the same, and a suite after its single is more', async () => {
  const owner = await newOwner(db)
  const contained = await opened(owner, SINGLE, SUITE)
  await pay(contained.first.session)
  await pay(contained.second.session)
  expect(await tell(contained.second.session)).toEqual(['paid'])
  expect(await tell(contained.first.session)).toEqual(['bought_twice'])

  const other = await newOwner(db)
  const { first, second } = await opened(other, SINGLE, SUITE)
  await pay(first.session)
  await pay(second.session)
  expect([await tell(first.session), await tell(second.session)]).toEqual([['paid'], ['paid']])
})

test('who said that they want another one gets it', async () => {
  const owner = await newOwner(db)
  await buyAs(owner, SUITE)
  const again = await orderAs(owner, SUITE, { isAgain: true })
  const session = await sendToProvider(again)
  await pay(session)
  expect(await tell(session)).toEqual(['paid'])
  expect(await licencesOf(owner)).toBe(2)
})
