import type { Dispute } from '../orders/dispute'
import type { Order } from '../orders/order'
import type { PaymentEvent } from './provider'
import type { PaymentSession } from './sessions'

/** What to do about a payment event, in this order, in one transaction. */
export type Step =
  | 'take_agreed'
  | 'mark_paid'
  | 'mark_failed'
  | 'mark_refunded'
  | 'issue_licences'
  | 'refund_licences'
  | 'mark_dispute'
  | 'follow_dispute'
  | 'write_letter'
  | 'leave_others'
  | 'return_money'
  | 'return_second'
  | 'end_session'
  | 'settle_difference'
  | 'charge_back'
  | 'mark_returned'
  | 'owe_again'
  | 'recheck_prices'

/** What came of an event. Those of `ALARMING` need a person. */
export type Outcome =
  | 'paid'
  | 'paid_as_agreed'
  | 'paid_late'
  | 'failed'
  | 'refunded'
  | 'known'
  | 'late'
  | 'superseded'
  | 'unknown_order'
  | 'wrong_amount'
  | 'paid_twice'
  | 'base_gone'
  | 'bought_twice'
  | 'difference_paid'
  | 'difference_late'
  | 'difference_refunded'
  | 'difference_disputed'
  | 'difference_charged_back'
  | 'returned_disputed'
  | 'partly_refunded'
  | 'disputed'
  | 'dispute_won'
  | 'dispute_lost'

export const ALARMING = [
  'paid_as_agreed',
  'paid_late',
  'unknown_order',
  'wrong_amount',
  'paid_twice',
  'base_gone',
  'bought_twice',
  'difference_late',
  'difference_refunded',
  'difference_disputed',
  'difference_charged_back',
  'returned_disputed',
  'partly_refunded',
  'disputed',
  'dispute_lost',
] as const satisfies readonly Outcome[]

export type Alarming = (typeof ALARMING)[number]

export const isAlarming = (outcome: Outcome): outcome is Alarming =>
  ALARMING.some(alarming => alarming === outcome)

export type PaymentPlan = { outcome: Outcome; steps: readonly Step[] }

type Payable = Pick<Order, 'state' | 'total' | 'currency' | 'session' | 'dispute'>
type Event = Pick<PaymentEvent, 'type' | 'session' | 'amount' | 'currency'>

/** What else is known of an event. */
export type Facts = {
  /** What all that was told of complaints about the order, or about what was paid of a difference, amounts to by now. */
  dispute?: Dispute | null
  /** The session of the order that it is of; undefined for one that the shop did not open. */
  session?: Pick<PaymentSession, 'purpose' | 'state' | 'total' | 'currency'>
  /** Whether the price of the session stood on licences that are gone. */
  isBaseGone?: boolean
  /** Whether the buyer holds all of it already and did not ask for it again. */
  isCovered?: boolean
  /** Whether the difference that a session is for is what is still to be paid. */
  isDifferenceDue?: boolean
}

/**
 * What an event means for an order in its present state (ARCHITECTURE, flow 3): events come late, twice, in any order and
 * from sessions that were given up, and money counts once. What was agreed once is honoured or given back (decision 024).
 */
export function planPayment(order: Payable | undefined, event: Event, facts: Facts = {}): PaymentPlan {
  if (!order) return only('unknown_order')
  const plans = facts.session?.purpose === 'difference' ? DIFFERENCE_PLANS : PLANS
  return plans[event.type](order, event, facts)
}

type Plan = (order: Payable, event: Event, facts: Facts) => PaymentPlan
type Plans = Record<Event['type'], Plan>

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
    if (!isWhole(order, event)) return only('partly_refunded')
    return {
      outcome: 'refunded',
      steps: ['mark_refunded', 'refund_licences', 'end_session', 'recheck_prices'],
    }
  },
  dispute_opened: planDispute,
  dispute_won: planDispute,
  dispute_lost: planDispute,
}

/** Of what is missing of a price: it changes nothing of the order itself but whether something is missing. */
const DIFFERENCE_PLANS: Plans = {
  paid(_, event, { session, isDifferenceDue, dispute }) {
    if (!session || isOver(session)) return only('known')
    if (!isWhole(session, event)) return only('wrong_amount')
    if (dispute === 'lost') return { outcome: 'difference_charged_back', steps: ['charge_back'] }
    if (!isDifferenceDue) return returned('difference_late')
    return { outcome: 'difference_paid', steps: ['end_session', 'settle_difference'] }
  },
  declined: (_, __, { session }) =>
    session?.state === 'open' ? { outcome: 'failed', steps: ['end_session'] } : only('superseded'),
  refunded(_, event, { session }) {
    if (!session || session.state === 'returned' || session.state === 'charged_back') return only('known')
    if (!isWhole(session, event)) return only('partly_refunded')
    return { outcome: 'difference_refunded', steps: ['mark_returned', 'recheck_prices'] }
  },
  dispute_opened: planDifferenceDispute,
  dispute_won: planDifferenceDispute,
  dispute_lost: planDifferenceDispute,
}

/** What the bank took back was not paid: it is asked for again, until the complaint is won after all. */
function planDifferenceDispute(_: Payable, __: Event, { session, dispute }: Facts): PaymentPlan {
  if (session?.state === 'returned') return ofReturned(dispute)
  if (dispute === 'lost')
    return session?.state === 'paid'
      ? { outcome: 'difference_charged_back', steps: ['charge_back', 'recheck_prices'] }
      : only('known')
  if (session?.state === 'charged_back')
    return dispute === 'won'
      ? { outcome: 'dispute_won', steps: ['end_session', 'recheck_prices'] }
      : only('known')
  return only(dispute === 'won' ? 'dispute_won' : 'difference_disputed')
}

/** What is given back stays given back: by us, where the bank left the money with us after all. */
const ofReturned = (dispute: Facts['dispute']): PaymentPlan =>
  dispute === 'lost'
    ? only('returned_disputed')
    : { outcome: 'superseded', steps: dispute === 'won' ? ['owe_again'] : [] }

type Known = Facts['session']

/** Told of before: its money was counted, or is given back. */
const isOver = (session: Known): boolean =>
  session?.state === 'paid' || session?.state === 'charged_back' || session?.state === 'returned'

const isGivenUp = (order: Payable, event: Event, session: Known): boolean =>
  session ? session.state !== 'open' : order.session !== null && order.session !== event.session

/** A sale, once what else its buyer could pay is closed. */
const sale = (outcome: Outcome, { dispute }: Payable, ...before: Step[]): PaymentPlan => ({
  outcome,
  steps: [
    ...before,
    'mark_paid',
    'issue_licences',
    ...AFTER_SALE[dispute ?? 'none'],
    'leave_others',
    'recheck_prices',
  ],
})

/** What follows a sale: keys are told unless the buyer's bank already complained of the payment. */
const AFTER_SALE: Record<Dispute | 'none', readonly Step[]> = {
  none: ['write_letter'],
  won: ['write_letter'],
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
  return { outcome: DISPUTED[dispute], steps: isSold ? [...steps, 'write_letter'] : steps }
}

const DISPUTED: Record<Dispute, Outcome> = { open: 'disputed', won: 'dispute_won', lost: 'dispute_lost' }

const only = (outcome: Outcome): PaymentPlan => ({ outcome, steps: [] })

/** Money that cannot be honoured goes back to whoever paid it. */
const returned = (
  outcome: Outcome,
  step: 'return_money' | 'return_second' = 'return_money',
): PaymentPlan => ({ outcome, steps: [step] })

type Asked = Pick<Payable, 'total' | 'currency'>
const isWhole = ({ total, currency }: Asked, { amount, currency: paid }: Event): boolean =>
  amount === total && paid === currency
