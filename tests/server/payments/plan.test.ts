import { expect, test } from 'vitest'
import { planPayment } from '@/server/payments/plan'

const order = { state: 'pending', total: 29990, currency: 'USD', session: 'A', dispute: null } as const
const event = { type: 'paid', session: 'A', amount: 29990, currency: 'USD' } as const

const nothing = (outcome: string) => ({ outcome, steps: [] })
const sale = {
  outcome: 'paid',
  steps: [
    'mark_paid',
    'issue_licences',
    'write_email',
    'leave_others',
    'recheck_prices',
    'issue_invoice',
    'grant_trial',
  ],
}

test('a payment of the whole amount makes an order paid, whatever state it waits in', () => {
  for (const state of ['open', 'pending', 'failed'] as const)
    expect(planPayment({ ...order, state }, event)).toEqual(sale)
})

test('a payment that comes before its session was written down counts', () => {
  expect(planPayment({ ...order, state: 'open', session: null }, event)).toEqual(sale)
})

test('a payment through a session that was given up counts, for the money is there', () => {
  expect(planPayment({ ...order, session: 'B' }, event)).toEqual(sale)
})

test('a second word of one payment changes nothing', () => {
  expect(planPayment({ ...order, state: 'paid' }, event)).toEqual(nothing('known'))
})

test('a payment after its refund changes nothing', () => {
  expect(planPayment({ ...order, state: 'refunded' }, event)).toEqual(nothing('known'))
})

test('a second payment of one order is for a person to look at', () => {
  expect(planPayment({ ...order, state: 'paid', session: 'B' }, event)).toEqual(nothing('paid_twice'))
})

test('a payment of another amount or currency brings no licence', () => {
  expect(planPayment(order, { ...event, amount: 29989 })).toEqual(nothing('wrong_amount'))
  expect(planPayment(order, { ...event, amount: 29991 })).toEqual(nothing('wrong_amount'))
  expect(planPayment(order, { ...event, currency: 'JPY' })).toEqual(nothing('wrong_amount'))
})

test('an event of an order that nobody knows does nothing', () => {
  expect(planPayment(undefined, event)).toEqual(nothing('unknown_order'))
})

test('a decline makes an order failed, once', () => {
  const declined = { ...event, type: 'declined' } as const
  expect(planPayment(order, declined)).toEqual({ outcome: 'failed', steps: ['mark_failed', 'end_session'] })
  expect(planPayment({ ...order, state: 'failed' }, declined)).toEqual(nothing('known'))
})

test('a decline that comes after the payment changes nothing', () => {
  const declined = { ...event, type: 'declined' } as const
  expect(planPayment({ ...order, state: 'paid' }, declined)).toEqual(nothing('late'))
  expect(planPayment({ ...order, state: 'refunded' }, declined)).toEqual(nothing('late'))
})

test('a decline of a session that was given up does not fail the order', () => {
  expect(planPayment({ ...order, session: 'B' }, { ...event, type: 'declined' })).toEqual(
    nothing('superseded'),
  )
})

test('a refund takes the licences back, even when it overtakes the payment', () => {
  const refunded = { ...event, type: 'refunded' } as const
  const before = ['mark_refunded', 'refund_licences', 'end_session', 'recheck_prices']
  const steps = [...before, 'write_refund_email', 'issue_credit_note']
  expect(planPayment({ ...order, state: 'paid' }, refunded)).toEqual({ outcome: 'refunded', steps })
  expect(planPayment(order, refunded)).toEqual({ outcome: 'refunded', steps })
  expect(planPayment({ ...order, state: 'refunded' }, refunded)).toEqual(nothing('known'))
})

test('a refund of a second payment leaves the first one’s licences', () => {
  const refunded = { ...event, type: 'refunded', session: 'B' } as const
  expect(planPayment({ ...order, state: 'paid' }, refunded)).toEqual(nothing('superseded'))
})

test('a refund of a part is credited and noted, and for a person to look at unless support asked for it', () => {
  const refunded = { ...event, type: 'refunded', amount: 100 } as const
  const paid = { ...order, state: 'paid' } as const
  const steps = ['note_refund', 'write_refund_email', 'credit_part']
  expect(planPayment(paid, refunded)).toEqual({ outcome: 'partly_refunded', steps })
  expect(planPayment({ ...paid, refundAsked: 99 }, refunded)).toEqual({ outcome: 'partly_refunded', steps })
  expect(planPayment({ ...paid, refundAsked: 100 }, refunded)).toEqual({ outcome: 'refunded_in_part', steps })
  expect(planPayment({ ...paid, refunded: 100 }, refunded)).toEqual(nothing('known'))
})

test('what a bank took back is no refund, and the buyer gets no letter of one', () => {
  const lost = planPayment(
    { ...order, state: 'paid' },
    { ...event, type: 'dispute_lost' },
    { dispute: 'lost' },
  )
  expect(lost).toEqual({
    outcome: 'dispute_lost',
    steps: ['mark_dispute', 'follow_dispute', 'recheck_prices'],
  })
})

test('a part of what was never sold, of another currency, or of more than was paid is for a person alone', () => {
  const refunded = { ...event, type: 'refunded', amount: 100 } as const
  expect(planPayment(order, refunded)).toEqual(nothing('partly_refunded'))
  const paid = { ...order, state: 'paid' } as const
  expect(planPayment(paid, { ...refunded, currency: 'JPY' })).toEqual(nothing('partly_refunded'))
  expect(planPayment(paid, { ...refunded, amount: 29991 })).toEqual(nothing('partly_refunded'))
})

const agreed = { purpose: 'order', state: 'closed', total: 20993, currency: 'USD' } as const
const cheap = { ...event, session: 'OLD', amount: 20993 } as const

test('an amount that was agreed to once is honoured at that price, of an unpaid order', () => {
  for (const state of ['open', 'pending', 'failed', 'expired'] as const)
    expect(planPayment({ ...order, state }, cheap, { session: agreed })).toMatchObject({
      outcome: 'paid_as_agreed',
      steps: expect.arrayContaining(['take_agreed', 'mark_paid', 'issue_licences', 'leave_others']),
    })
  expect(planPayment(order, { ...cheap, amount: 20992 }, { session: agreed })).toEqual(
    nothing('wrong_amount'),
  )
})

test('a second payment through a session of ours goes back, once', () => {
  const sold = { ...order, state: 'paid' } as const
  const back = { outcome: 'paid_twice', steps: ['return_money'] }
  expect(planPayment(sold, cheap, { session: agreed })).toEqual(back)
  expect(planPayment({ ...sold, state: 'refunded' }, cheap, { session: agreed })).toEqual(back)
  expect(planPayment(sold, cheap, { session: { ...agreed, state: 'returned' } })).toEqual(nothing('known'))
})

test('money at a price whose base is gone goes back, and its refund leaves the order as it is', () => {
  const back = { outcome: 'base_gone', steps: ['return_money'] }
  expect(planPayment(order, cheap, { session: { ...agreed, state: 'void' } })).toEqual(back)
  expect(planPayment(order, cheap, { session: { ...agreed, state: 'open' }, isBaseGone: true })).toEqual(back)
  const refunded = { ...cheap, type: 'refunded' } as const
  const returned = { ...agreed, state: 'returned' } as const
  expect(planPayment({ ...order, session: 'OLD' }, refunded, { session: returned })).toEqual(nothing('known'))
})

test('money for an expired order is honoured, and a person looks at it', () => {
  expect(planPayment({ ...order, state: 'expired' }, event)).toMatchObject({ outcome: 'paid_late' })
})
