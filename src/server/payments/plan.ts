import type { Dispute } from '../orders/dispute'
import { DIFFERENCE_PLANS } from './differences/difference-plan'
import {
  type Event,
  type Facts,
  isOver,
  isWhole,
  type Known,
  type Outcome,
  ofReturned,
  only,
  type Payable,
  type PaymentPlan,
  type Plans,
  returned,
  type Step,
} from './plan-terms'
import { ofSubscription } from './subscription-plan'

/**
 * What an event means for an order (ARCHITECTURE, flow 3). Events come late, twice, in any order and from abandoned
 * sessions; money counts once. An agreed price is honoured or the money returned (decision 024).
 */
export function planPayment(order: Payable | undefined, event: Event, facts: Facts = {}): PaymentPlan {
  if (!order) return only('unknown_order')
  const plans = facts.session?.purpose === 'difference' ? DIFFERENCE_PLANS : PLANS
  const plan = plans[event.type](order, event, facts)
  return order.subscriptionId ? ofSubscription(plan) : plan
}

const PLANS: Plans = {
  paid(order, event, facts) {
    const { session } = facts
    if (isOver(session)) return only('known')
    const isAgreed = session !== undefined && isWhole(session, event)
    if (order.state === 'paid' || order.state === 'refunded') {
      if (order.session === event.session) return only('known')
      return isAgreed ? returned('paid_twice') : only('paid_twice')
    }
    if (isAgreed && (session.state === 'void' || facts.isBaseGone)) return returned('base_gone')
    if (isAgreed && facts.isUnwanted) return returned('subscription_over', 'return_charge')
    if (isAgreed && facts.isCovered) return returned('bought_twice', 'return_second')
    if (isWhole(order, event)) return sale(order.state === 'expired' ? 'paid_late' : 'paid', order)
    return isAgreed ? sale('paid_as_agreed', order, 'take_agreed') : only('wrong_amount')
  },
  declined(order, event, { session }) {
    if (order.state === 'paid' || order.state === 'refunded') return only('late')
    if (isGivenUp(order, event, session)) return only('superseded')
    if (order.state === 'failed') return only('known')
    return { outcome: 'failed', steps: ['mark_failed', 'end_session'] }
  },
  refunded(order, event, { session }) {
    if (order.state === 'refunded' || session?.state === 'returned') return only('known')
    if (order.session !== event.session) return only('superseded')
    if (!isWhole(order, event)) return refundedInPart(order, event)
    return {
      outcome: 'refunded',
      steps: [
        'mark_refunded',
        'refund_licences',
        'end_session',
        'recheck_prices',
        'write_refund_email',
        'issue_credit_note',
      ],
    }
  },
  refund_failed: () => only('refund_failed'),
  dispute_warned: () => only('dispute_warned'),
  dispute_opened: planDispute,
  dispute_won: planDispute,
  dispute_lost: planDispute,
}

const isGivenUp = (order: Payable, event: Event, session: Known): boolean =>
  session ? session.state !== 'open' : order.session !== null && order.session !== event.session

const sale = (outcome: Outcome, { dispute }: Payable, ...before: Step[]): PaymentPlan => ({
  outcome,
  steps: [
    ...before,
    'mark_paid',
    'issue_licences',
    ...AFTER_SALE[dispute ?? 'none'],
    'leave_others',
    'recheck_prices',
    'issue_invoice',
    'grant_trial',
  ],
})

/** Licences stay; where support asked for it, nobody has to look at it. Told late, it is known. */
function refundedInPart(
  { state, total, currency, refunded = 0, refundAsked = 0 }: Payable,
  { amount, currency: returned }: Event,
): PaymentPlan {
  if (state !== 'paid' || returned !== currency || amount > total) return only('partly_refunded')
  if (amount <= refunded) return only('known')
  const outcome = amount <= refundAsked ? 'refunded_in_part' : 'partly_refunded'
  return { outcome, steps: ['note_refund', 'write_refund_email', 'credit_part'] }
}

/** Keys are sent unless the bank holds or took back the money. */
const AFTER_SALE: Record<Dispute | 'none', readonly Step[]> = {
  none: ['write_email'],
  won: ['write_email'],
  open: ['follow_dispute'],
  lost: ['follow_dispute'],
}

function planDispute(order: Payable, { session }: Event, facts: Facts): PaymentPlan {
  const { dispute = order.dispute } = facts
  if (facts.session?.state === 'returned') return ofReturned(dispute)
  if (order.session !== null && order.session !== session) return only('superseded')
  if (dispute === null || dispute === order.dispute) return only('known')
  const isSold = dispute === 'won' && order.state === 'paid'
  const steps: Step[] = ['mark_dispute', 'follow_dispute', 'recheck_prices']
  return { outcome: DISPUTED[dispute], steps: isSold ? [...steps, 'write_email'] : steps }
}

const DISPUTED: Record<Dispute, Outcome> = { open: 'disputed', won: 'dispute_won', lost: 'dispute_lost' }
