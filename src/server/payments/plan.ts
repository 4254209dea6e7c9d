import type { Order } from '../orders'
import type { PaymentEvent } from './payer'

/** What to do about a payment event, in this order, in one transaction. */
export type Step =
  | 'mark_paid'
  | 'mark_failed'
  | 'mark_refunded'
  | 'issue_licences'
  | 'refund_licences'
  | 'write_letter'

/** What came of an event. Those of `ALARMING` need a person. */
export type Outcome =
  | 'paid'
  | 'failed'
  | 'refunded'
  | 'known'
  | 'late'
  | 'superseded'
  | 'unknown_order'
  | 'wrong_amount'
  | 'paid_twice'
  | 'partly_refunded'

export const ALARMING: readonly Outcome[] = ['unknown_order', 'wrong_amount', 'paid_twice', 'partly_refunded']

export type PaymentPlan = { outcome: Outcome; steps: readonly Step[] }

type Payable = Pick<Order, 'state' | 'total' | 'currency' | 'session'>
type Event = Pick<PaymentEvent, 'type' | 'session' | 'amount' | 'currency'>

/**
 * What an event means for an order in its present state (ARCHITECTURE, flow 3): events come late, twice, in any order and
 * from sessions that were given up, and money counts once.
 */
export function planPayment(order: Payable | undefined, event: Event): PaymentPlan {
  return order ? PLANS[event.type](order, event) : only('unknown_order')
}

const PLANS: Record<Event['type'], (order: Payable, event: Event) => PaymentPlan> = {
  paid(order, event) {
    if (order.state === 'paid' || order.state === 'refunded')
      return only(order.session === event.session ? 'known' : 'paid_twice')
    if (!isWhole(order, event)) return only('wrong_amount')
    return { outcome: 'paid', steps: ['mark_paid', 'issue_licences', 'write_letter'] }
  },
  declined(order, event) {
    if (order.state === 'paid' || order.state === 'refunded') return only('late')
    if (order.session !== null && order.session !== event.session) return only('superseded')
    if (order.state === 'failed') return only('known')
    return { outcome: 'failed', steps: ['mark_failed'] }
  },
  refunded(order, event) {
    if (order.state === 'refunded') return only('known')
    if (order.session !== event.session) return only('superseded')
    if (!isWhole(order, event)) return only('partly_refunded')
    return { outcome: 'refunded', steps: ['mark_refunded', 'refund_licences'] }
  },
}

const only = (outcome: Outcome): PaymentPlan => ({ outcome, steps: [] })

const isWhole = ({ total, currency }: Payable, { amount, currency: paid }: Event): boolean =>
  amount === total && paid === currency
