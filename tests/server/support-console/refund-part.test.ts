import { freshDatabase } from '@tests/support/database'
import { acting, buySuite, licenceOf, logOf } from '@tests/support/desk'
import { newOwner } from '@tests/support/owner-orders'
import { eventFor, storeEvent } from '@tests/support/purchase'
import { stateOf, subscribe } from '@tests/support/subscriber'
import { expect, test } from 'vitest'

const db = await freshDatabase()
const { refundOrder } = await import('@/server/support-console/refund')
const { customerFile } = await import('@/server/support-console/customer-file')
const { applyPayment } = await import('@/server/payments/apply')
const { documentsOf } = await import('@/server/invoices/documents')
const { planFor } = await import('@/server/subscriptions/by-customer')
const { auditShop } = await import('@/server/audit/audit')
const { database } = await import('@/server/runtime/database')
const sandbox = await import('@/server/payments/sandbox/ledger')

const orderOf = async (number: string) =>
  (await db.query('select state, refunded::int, total::int from orders where number = $1', [number])).rows[0]

const creditsOf = async (number: string) =>
  (await documentsOf(number)).filter(({ kind }) => kind === 'credit_note').map(({ total }) => total)

const returnedOf = async (session: string) => {
  const payment = await sandbox.sandboxPayment(session)
  return payment && sandbox.refundedOf(payment)
}

test('a part goes back with its credit note; licences stay, nobody is alarmed, and the desk says what is left', async () => {
  const { number, session } = await buySuite(db)
  const result = await refundOrder(number, acting(), { amount: '12.50', seen: 0 })
  expect(result).toEqual({ outcome: 'done', detail: '$12.50 is on its way back, and the licenses stay.' })
  expect(await orderOf(number)).toEqual({ state: 'paid', refunded: 1250, total: 29990 })
  expect([await returnedOf(session), await creditsOf(number)]).toEqual([1250, [1250]])
  expect((await licenceOf(db, number)).state).toBe('active')
  const file = await customerFile({ guest: number }, Date.now())
  expect(file?.orders.map(({ refunded, events }) => [refunded, events.at(-1)?.outcome])).toEqual([
    [1250, 'refunded_in_part'],
  ])
  const { rows } = await db.query(`select 1 from emails where subject like 'A payment needs you%'`)
  expect(rows).toEqual([])
  expect(file?.audit.map(({ outcome, reason, detail }) => [outcome, reason, detail])).toEqual(
    expect.arrayContaining([
      ['asked', 'The customer asked for it', 'The payment provider is asked for $12.50.'],
      ['done', 'The customer asked for it', result?.detail],
    ]),
  )
})

test('parts add up: the rest is a refund of the whole, takes the licence, and all credit notes come to the invoice', async () => {
  const { number } = await buySuite(db)
  await refundOrder(number, acting(), { amount: '100', seen: 0 })
  await refundOrder(number, acting(), { amount: '0,90', seen: 10000 })
  expect(await orderOf(number)).toMatchObject({ state: 'paid', refunded: 10090 })
  expect(await refundOrder(number, acting(), { amount: '199.00', seen: 10090 })).toMatchObject({
    outcome: 'done',
    detail: 'The money is on its way back, and the licenses of the order are gone.',
  })
  expect(await orderOf(number)).toMatchObject({ state: 'refunded', refunded: 29990 })
  expect(await creditsOf(number)).toEqual([10000, 90, 19900])
  expect((await licenceOf(db, number)).state).toBe('refunded')
})

test.each([
  ['', 'bad_amount'],
  ['  ', 'bad_amount'],
  ['ten', 'bad_amount'],
  ['-5', 'bad_amount'],
  ['1e3', 'bad_amount'],
  ['1,000', 'bad_amount'],
  ['1.005', 'bad_amount'],
  ['10 USD', 'bad_amount'],
  ['0', 'amount_too_small'],
  ['0.00', 'amount_too_small'],
  ['299.91', 'amount_too_large'],
  ['999999999', 'amount_too_large'],
])('«%s» is refused with the code %s and a sentence, and nothing goes back', async (amount, code) => {
  const { number, session } = await buySuite(db)
  const refused = await refundOrder(number, acting(), { amount, seen: 0 })
  expect(refused).toMatchObject({ outcome: 'refused', code })
  expect(refused?.detail).toMatch(/^[“A-Z].*\. Nothing was done\.$/)
  expect([await returnedOf(session), await creditsOf(number)]).toEqual([0, []])
  expect((await logOf(db, number)).map(({ outcome }) => outcome)).toEqual(['refused'])
})

test('a double click is one refund; an older screen is told that a part went back meanwhile', async () => {
  const { number, session } = await buySuite(db)
  const same = acting()
  const part = { amount: '20', seen: 0 }
  const results = await Promise.all([refundOrder(number, same, part), refundOrder(number, same, part)])
  expect(results.map(each => each?.outcome)).toEqual(['done', 'done'])
  expect(await refundOrder(number, same, part)).toMatchObject({ outcome: 'done' })
  expect(await refundOrder(number, acting(), part)).toMatchObject({
    outcome: 'refused',
    code: 'refunded_meanwhile',
  })
  expect([await returnedOf(session), await creditsOf(number)]).toEqual([2000, [2000]])
})

test('a part whose answer was lost is asked for with the same key and goes back once', async () => {
  const { number, session } = await buySuite(db)
  await db.query(`create function refuse() returns trigger language plpgsql as $$ begin raise 'the shop fell over'; end $$;
    create trigger crash before insert on audit_events for each row when (new.idempotency_key like '%:end') execute function refuse()`)
  await expect(refundOrder(number, acting(), { amount: '5', seen: 0 })).rejects.toThrow()
  await db.query('drop trigger crash on audit_events; drop function refuse()')
  expect(await returnedOf(session)).toBe(500)
  const later = acting({ at: Date.now() + 60_000 })
  expect(await refundOrder(number, later, { amount: '5', seen: 0 })).toMatchObject({ outcome: 'refused' })
  expect([await returnedOf(session), await creditsOf(number)]).toEqual([500, [500]])
})

test('a part that went back at the payer is credited too, and for a person to look at; told late it is known', async () => {
  const { number, session } = await buySuite(db)
  const told = async (amount: number) =>
    applyPayment(await storeEvent(eventFor(number, session, { type: 'refunded', at: Date.now(), amount })))
  expect(await told(700)).toBe('partly_refunded')
  expect(await told(500)).toBe('known')
  expect(await told(700)).toBe('known')
  expect(await creditsOf(number)).toEqual([700])
  expect(await orderOf(number)).toMatchObject({ state: 'paid', refunded: 700 })
})

test('a charge refunded in part leaves its subscription as it is; in whole it ends it', async () => {
  const owner = await newOwner(db)
  const { subscription, number } = await subscribe(db, owner)
  await refundOrder(number, acting(), { amount: '5.90', seen: 0 })
  expect(await stateOf(db, subscription)).toMatchObject({ state: 'active', licences: ['active 1M'] })
  await refundOrder(number, acting())
  expect(await stateOf(db, subscription)).toMatchObject({ state: 'ended', emails: ['ended'] })
  expect(await creditsOf(number)).toEqual([590, 3000])
})

test('what went back of a charge in part is not credited once more by a change', async () => {
  const owner = await newOwner(db)
  const { subscription, number } = await subscribe(db, owner)
  const asked = { customerId: owner.id, id: subscription, action: 'change_subscription', plan: '1Y' } as const
  const creditAt = async (at: number) => {
    const planned = await planFor({ ...asked, at })
    return planned.ok ? planned.plan.credit : planned
  }
  const at = Date.now()
  expect(await creditAt(at)).toBe(3590)
  await refundOrder(number, acting(), { amount: '30.00', seen: 0 })
  await refundOrder(number, acting(), { amount: '0.90', seen: 3000 })
  expect(await creditAt(at)).toBe(500)
  const { rows } = await db.query(
    `select told ->> 'amount' as amount, outcome from subscription_events
     where subscription_id = $1 and name = 'refunded_in_part' order by at, version`,
    [subscription],
  )
  expect(rows).toEqual([
    { amount: '3000', outcome: 'done' },
    { amount: '90', outcome: 'done' },
  ])
})

test('afterwards all of it agrees', async () => {
  const wrong = (await auditShop(database)).filter(({ found }) => found.length > 0)
  expect(wrong.map(({ name, found }) => [name, found])).toEqual([])
})
