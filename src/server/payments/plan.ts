import type { Dispute, Order } from '../orders'
import type { PaymentEvent } from './payer'

/** What to do about a payment event, in this order, in one transaction. */
export type Step =
  | 'mark_paid'
  | 'mark_failed'
  | 'mark_refunded'
  | 'issue_licences'
  | 'refund_licences'
  | 'mark_dispute'
  | 'follow_dispute'
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
  | 'disputed'
  | 'dispute_won'
  | 'dispute_lost'

export const ALARMING: readonly Outcome[] = [
  'unknown_order',
  'wrong_amount',
  'paid_twice',
  'partly_refunded',
  'disputed',
  'dispute_lost',
]

export type PaymentPlan = { outcome: Outcome; steps: readonly Step[] }

type Payable = Pick<Order, 'state' | 'total' | 'currency' | 'session' | 'dispute'>
type Event = Pick<PaymentEvent, 'type' | 'session' | 'amount' | 'currency'>

/**
 * What an event means for an order in its present state (ARCHITECTURE, flow 3): events come late, twice, in any order and
 * from sessions that were given up, and money counts once. `dispute` is what all that was told of complaints amounts to,
 * this event included.
 */
export function planPayment(
  order: Payable | undefined,
  event: Event,
  dispute: Dispute | null = order?.dispute ?? null,
): PaymentPlan {
  return order ? PLANS[event.type](order, event, dispute) : only('unknown_order')
}

type Plan = (order: Payable, event: Event, dispute: Dispute | null) => PaymentPlan

const PLANS: Record<Event['type'], Plan> = {
  paid(order, event) {
    if (order.state === 'paid' || order.state === 'refunded')
      return only(order.session === event.session ? 'known' : 'paid_twice')
    if (!isWhole(order, event)) return only('wrong_amount')
    return { outcome: 'paid', steps: ['mark_paid', 'issue_licences', ...AFTER_SALE[order.dispute ?? 'none']] }
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
  dispute_opened: planDispute,
  dispute_won: planDispute,
  dispute_lost: planDispute,
}

/** What follows a sale: keys are told unless the buyer's bank already complained of the payment. */
const AFTER_SALE: Record<Dispute | 'none', readonly Step[]> = {
  none: ['write_letter'],
  won: ['write_letter'],
  open: ['follow_dispute'],
  lost: ['follow_dispute'],
}

function planDispute(order: Payable, { session }: Event, dispute: Dispute | null): PaymentPlan {
  if (order.session !== null && order.session !== session) return only('superseded')
  if (dispute === null || dispute === order.dispute) return only('known')
  const isSold = dispute === 'won' && order.state === 'paid'
  const steps: Step[] = ['mark_dispute', 'follow_dispute']
  return { outcome: DISPUTED[dispute], steps: isSold ? [...steps, 'write_letter'] : steps }
}

const DISPUTED: Record<Dispute, Outcome> = { open: 'disputed', won: 'dispute_won', lost: 'dispute_lost' }

const only = (outcome: Outcome): PaymentPlan => ({ outcome, steps: [] })

const isWhole = ({ total, currency }: Payable, { amount, currency: paid }: Event): boolean =>
  amount === total && paid === currency
