import { freshDatabase } from '@tests/support/database'
import { acting, buySuite, KIM, LEE, licenceOf, logOf, someCustomer } from '@tests/support/desk'
import { placeGuestOrder } from '@tests/support/purchase'
import { expect, test } from 'vitest'

const db = await freshDatabase()
const desk = {
  ...(await import('@/server/support-console/customer-file')),
  ...(await import('@/server/support-console/refund')),
}
const payments = await import('@/server/payments/apply')
const sandbox = await import('@/server/payments/sandbox/ledger')

const stateOf = async (number: string) =>
  (await db.query('select state from orders where number = $1', [number])).rows[0]?.state

/** How often the sandbox gave the money of a session back. */
const refundsOf = async (session: string) =>
  (await sandbox.sandboxPayment(session))?.events.filter(({ type }) => type === 'refunded').length

const outcomes = (results: ({ outcome: string } | undefined)[]) => results.map(each => each?.outcome).sort()

test('a refund gives the money back and takes the licence, and what the customer owns follows at once', async () => {
  const { ownedOfCustomer } = await import('@/server/licences/owned')
  const customer = await someCustomer(db)
  const { number, session } = await buySuite(db, { email: customer.email, customerId: customer.id })
  expect(await ownedOfCustomer(customer.id)).toHaveLength(1)
  expect((await desk.customerFile({ customer: customer.id }, Date.now()))?.ownership.category).toBe(
    'video_one',
  )

  expect(await desk.refundOrder(number, acting())).toMatchObject({ outcome: 'done' })
  expect(await stateOf(number)).toBe('refunded')
  expect(await refundsOf(session)).toBe(1)
  expect((await licenceOf(db, number)).state).toBe('refunded')
  expect(await ownedOfCustomer(customer.id)).toEqual([])
  expect((await desk.customerFile({ customer: customer.id }, Date.now()))?.ownership.category).toBe(
    'new_user',
  )
  const row = { action: 'refund', staff: KIM.email, reason: 'The customer asked for it' }
  expect(await logOf(db, number)).toEqual([
    { ...row, outcome: 'asked' },
    { ...row, outcome: 'done' },
  ])
})

test('the webhook of a refund that comes afterwards changes nothing more', async () => {
  const { storeEvents } = await import('@/server/payments/inbox')
  const { inTransaction } = await import('@/server/runtime/database')
  const { number, session } = await buySuite(db)
  await desk.refundOrder(number, acting())
  const told = (await sandbox.sandboxPayment(session))?.events.filter(({ type }) => type === 'refunded') ?? []
  const [waiting] = await inTransaction(tx => storeEvents(tx, 'sandbox', told))
  expect(await payments.applyPayment(waiting ?? '')).toBe('known')
  expect((await licenceOf(db, number)).state).toBe('refunded')
})

test('a double click on one form is one refund and one entry', async () => {
  const { number, session } = await buySuite(db)
  const same = acting()
  const results = await Promise.all([desk.refundOrder(number, same), desk.refundOrder(number, same)])
  expect(outcomes(results)).toEqual(['done', 'done'])
  expect(await refundsOf(session)).toBe(1)
  expect((await logOf(db, number)).map(({ outcome }) => outcome)).toEqual(['asked', 'done'])
  expect(await desk.refundOrder(number, same)).toMatchObject({ outcome: 'done' })
  expect(await logOf(db, number)).toHaveLength(2)
})

test('of two members of staff at once one refunds, and the other hears of it', async () => {
  const { number, session } = await buySuite(db)
  const results = await Promise.all([
    desk.refundOrder(number, acting({ staff: KIM })),
    desk.refundOrder(number, acting({ staff: LEE })),
  ])
  expect(outcomes(results)).toEqual(['done', 'refused'])
  expect(results.find(each => each?.outcome === 'refused')?.detail).toMatch(/refund/)
  expect(await refundsOf(session)).toBe(1)
})

test('a payer that fails leaves everything as it was, the log says so, and the next try refunds', async () => {
  const { number, session } = await buySuite(db)
  await db.query(`create function refuse() returns trigger language plpgsql as $$ begin raise 'the bank is closed'; end $$;
    create trigger crash before update on sandbox_payments for each row execute function refuse()`)
  const failed = await desk.refundOrder(number, acting())
  await db.query('drop trigger crash on sandbox_payments; drop function refuse()')
  expect(failed).toMatchObject({ outcome: 'failed' })
  expect(failed?.detail).not.toContain('the bank is closed')
  expect(await stateOf(number)).toBe('paid')
  expect((await licenceOf(db, number)).state).toBe('active')
  expect(await refundsOf(session)).toBe(0)
  expect((await logOf(db, number)).map(({ outcome }) => outcome)).toEqual(['asked', 'failed'])

  expect(await desk.refundOrder(number, acting())).toMatchObject({ outcome: 'done' })
  expect(await refundsOf(session)).toBe(1)
})

test('a payer that knows the payment otherwise refunds nothing', async () => {
  const { number, session } = await buySuite(db)
  await db.query(`update sandbox_payments set state = 'declined' where session = $1`, [session])
  expect(await desk.refundOrder(number, acting())).toMatchObject({ outcome: 'failed' })
  expect(await stateOf(number)).toBe('paid')
  expect((await licenceOf(db, number)).state).toBe('active')
})

test('a process that ended while it asked the payer keeps nobody from asking again a minute later', async () => {
  const { number } = await buySuite(db)
  const at = Date.now()
  await db.query(
    `insert into audit_events (idempotency_key, at, staff, staff_id, action, order_number, outcome)
     values ('cut-off', $2, 'kim@staff.test', 'kim', 'refund', $1, 'asked')`,
    [number, new Date(at)],
  )
  expect(await desk.refundOrder(number, acting({ at: at + 59_999 }))).toMatchObject({ outcome: 'refused' })
  expect(await desk.refundOrder(number, acting({ at: at + 60_000 }))).toMatchObject({ outcome: 'done' })
})

test('an order that is not paid, or refunded, or disputed is not refunded, and says what is possible', async () => {
  const open = await placeGuestOrder()
  const refunded = await buySuite(db)
  await desk.refundOrder(refunded.number, acting())
  const disputed = await buySuite(db)
  await db.query(`update orders set dispute = 'open' where number = $1`, [disputed.number])
  for (const [number, state] of [
    [open.number, 'open'],
    [refunded.number, 'refunded'],
    [disputed.number, 'disputed'],
  ] as const) {
    const result = await desk.refundOrder(number, acting())
    expect(result).toMatchObject({ outcome: 'refused', state, allowed: [] })
    expect(result?.detail).toBe(
      `The order is ${state}, so you cannot refund it. Nothing can be done with it here.`,
    )
    expect((await logOf(db, number)).at(-1)).toMatchObject({ action: 'refund', outcome: 'refused' })
  }
  expect(await refundsOf(disputed.session)).toBe(0)
  expect(await desk.refundOrder('TM-NONE', acting())).toBeUndefined()
})
