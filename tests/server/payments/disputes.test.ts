import { freshDatabase } from '@tests/support/database'
import { eventFor, placeGuestOrder, sendToProvider, storeEvent } from '@tests/support/purchase'
import { expect, test } from 'vitest'
import { disputeOf } from '@/server/orders/dispute'
import type { PaymentEvent } from '@/server/payments/provider'

const db = await freshDatabase()
const payments = await import('@/server/payments/apply')

const AT = Date.UTC(2026, 10, 20, 12)
type Told = { type: PaymentEvent['type']; dispute?: string; at?: number }

async function afterEvents(told: readonly Told[]) {
  const order = await placeGuestOrder()
  const session = await sendToProvider(order)
  const outcomes: unknown[] = []
  for (const event of told)
    outcomes.push(await payments.applyPayment(await storeEvent(eventFor(order.number, session, event))))
  const { rows } = await db.query(
    `select o.state as order, o.dispute, c.state as licence,
       (select count(*)::int from emails where reason = 'licences:' || o.id) as emails
     from orders o left join order_lines l on l.order_id = o.id left join licences c on c.order_line_id = l.id
     where o.number = $1`,
    [order.number],
  )
  return { ...rows[0], outcomes }
}

function* ordersOf<T>(items: readonly T[]): Generator<T[]> {
  if (items.length < 2) yield [...items]
  for (const [index, item] of items.entries())
    for (const rest of ordersOf(items.toSpliced(index, 1))) if (items.length > 1) yield [item, ...rest]
}

const paid = { type: 'paid', at: AT } as const
const opened = { type: 'dispute_opened', at: AT + 1 } as const
const won = { type: 'dispute_won', at: AT + 2 } as const
const lost = { type: 'dispute_lost', at: AT + 2 } as const
const refunded = { type: 'refunded', at: AT + 3 } as const

test('a dispute that is opened holds the licence, and won gives it back', async () => {
  expect(await afterEvents([paid, opened])).toMatchObject({
    order: 'paid',
    dispute: 'open',
    licence: 'disputed',
  })
  expect(await afterEvents([paid, opened, won])).toMatchObject({
    dispute: 'won',
    licence: 'active',
    outcomes: ['paid', 'disputed', 'dispute_won'],
  })
})

test('in whatever order its events arrive, a dispute that is won leaves the licence and one email', async () => {
  for (const told of ordersOf([paid, opened, won]))
    expect(await afterEvents(told)).toMatchObject({
      order: 'paid',
      dispute: 'won',
      licence: 'active',
      emails: 1,
    })
})

test('in whatever order its events arrive, a dispute that is lost takes the licence', async () => {
  for (const told of ordersOf([paid, opened, lost]))
    expect(await afterEvents(told)).toMatchObject({ dispute: 'lost', licence: 'charged_back' })
})

test('in whatever order they arrive, a refund outlasts a dispute, and brings nothing back', async () => {
  for (const told of ordersOf([paid, opened, won, refunded]))
    expect(await afterEvents(told)).toMatchObject({
      order: 'refunded',
      licence: beforePaid(told) ? null : 'refunded',
    })
})

/** A refund that overtook its payment left nothing to issue. */
const beforePaid = (told: readonly Told[]) => told.indexOf(refunded) < told.indexOf(paid)

test('a lost dispute that the bank turns round gives the licence back', async () => {
  const late = { ...won, at: AT + 9 }
  for (const told of ordersOf([paid, lost, late]))
    expect(await afterEvents(told)).toMatchObject({ dispute: 'won', licence: 'active' })
})

test('of two disputes about one order the worse one counts', async () => {
  const first = [opened, won].map(event => ({ ...event, dispute: 'first' }))
  const second = [opened, lost].map(event => ({ ...event, dispute: 'second' }))
  for (const told of ordersOf([...first, ...second])) expect(disputeOf(told)).toBe('lost')
  expect(disputeOf([...first, { ...opened, dispute: 'second' }])).toBe('open')
  expect(disputeOf([])).toBeNull()
})

test('a dispute about a session that was given up leaves the licence of the one that was paid', async () => {
  const order = await placeGuestOrder()
  const session = await sendToProvider(order)
  await payments.applyPayment(await storeEvent(eventFor(order.number, session, paid)))
  const other = await storeEvent(eventFor(order.number, 'sbx_other', opened))
  expect(await payments.applyPayment(other)).toBe('superseded')
})

test('one dispute told fifty times at once holds the licence once', async () => {
  const order = await placeGuestOrder()
  const session = await sendToProvider(order)
  await payments.applyPayment(await storeEvent(eventFor(order.number, session, paid)))
  const events = await Promise.all(
    Array.from({ length: 50 }, () => storeEvent(eventFor(order.number, session, opened))),
  )
  const outcomes = await Promise.all(events.map(event => payments.applyPayment(event)))
  expect(outcomes.filter(outcome => outcome === 'disputed')).toHaveLength(1)
  expect(outcomes.filter(outcome => outcome === 'known')).toHaveLength(49)
})

test('what the desk revoked is not given back by a dispute that is won, nor restored while one runs', async () => {
  const { inTransaction } = await import('@/server/runtime/database')
  const { revokeLicence, restoreLicence } = await import('@/server/licences/change')
  const order = await placeGuestOrder()
  const session = await sendToProvider(order)
  const apply = async (event: Told) =>
    payments.applyPayment(await storeEvent(eventFor(order.number, session, event)))
  await apply(paid)
  await apply(opened)
  const { rows } = await db.query(
    `select c.id from licences c join order_lines l on l.id = c.order_line_id join orders o on o.id = l.order_id
     where o.number = $1`,
    [order.number],
  )
  const why = { licence: rows[0].id, reason: 'Sold on', by: 'desk@example.com' }
  expect(await inTransaction(tx => revokeLicence(tx, why))).toEqual({ ok: true, state: 'revoked' })
  expect(await inTransaction(tx => restoreLicence(tx, why))).toEqual({ ok: true, state: 'disputed' })
  await inTransaction(tx => revokeLicence(tx, why))
  await apply(won)
  const after = await db.query('select state from licences where id = $1', [rows[0].id])
  expect(after.rows).toEqual([{ state: 'revoked' }])
})
