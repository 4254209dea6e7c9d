import type { Dispute } from '../orders/dispute'
import type { Order } from '../orders/order'
import type { PaymentEvent } from './provider'
import type { PaymentSession } from './sessions'

/** Performed in the order of the plan, in one transaction. */
export type Step =
  | 'take_agreed'
  | 'mark_paid'
  | 'mark_failed'
  | 'mark_refunded'
  | 'note_refund'
  | 'issue_licences'
  | 'tell_subscription'
  | 'tell_part'
  | 'grant_trial'
  | 'refund_licences'
  | 'mark_dispute'
  | 'follow_dispute'
  | 'write_email'
  | 'write_refund_email'
  | 'leave_others'
  | 'return_money'
  | 'return_second'
  | 'return_charge'
  | 'end_session'
  | 'settle_difference'
  | 'charge_back'
  | 'mark_returned'
  | 'owe_again'
  | 'recheck_prices'
  | 'issue_invoice'
  | 'issue_difference_invoice'
  | 'issue_credit_note'
  | 'credit_part'

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
  | 'subscription_over'
  | 'difference_paid'
  | 'difference_late'
  | 'difference_refunded'
  | 'difference_disputed'
  | 'difference_charged_back'
  | 'returned_disputed'
  | 'refunded_in_part'
  | 'partly_refunded'
  | 'refund_failed'
  | 'dispute_warned'
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
  'subscription_over',
  'difference_late',
  'difference_refunded',
  'difference_disputed',
  'difference_charged_back',
  'returned_disputed',
  'partly_refunded',
  'refund_failed',
  'dispute_warned',
  'disputed',
  'dispute_lost',
] as const satisfies readonly Outcome[]

export type Alarming = (typeof ALARMING)[number]

/** An outcome of which support is told, as somebody has to look at it. */
export const isAlarming = (outcome: Outcome): outcome is Alarming =>
  ALARMING.some(alarming => alarming === outcome)

export type PaymentPlan = { outcome: Outcome; steps: readonly Step[] }

export type Payable = Pick<Order, 'state' | 'total' | 'currency' | 'session' | 'dispute'> &
  Partial<Pick<Order, 'subscriptionId' | 'refunded' | 'refundAsked'>>
export type Event = Pick<PaymentEvent, 'type' | 'session' | 'amount' | 'currency'>

/**
 * `session`: undefined for one that the shop did not open; `isBaseGone`: the licences that its price depended on are
 * gone; `dispute`: of the order, or of a paid difference, with this event.
 */
export type Facts = {
  dispute?: Dispute | null
  session?: Pick<PaymentSession, 'purpose' | 'state' | 'total' | 'currency'>
  isBaseGone?: boolean
  isCovered?: boolean
  /** Its subscription wants the money no more. */
  isUnwanted?: boolean
  isDifferenceDue?: boolean
}

type Plan = (order: Payable, event: Event, facts: Facts) => PaymentPlan
export type Plans = Record<Event['type'], Plan>

export type Known = Facts['session']

/** Known already: its money was counted, or is returned. */
export const isOver = (session: Known): boolean =>
  session?.state === 'paid' || session?.state === 'charged_back' || session?.state === 'returned'

/** An outcome without a step: nothing is done. */
export const only = (outcome: Outcome): PaymentPlan => ({ outcome, steps: [] })

/** An outcome whose one step gives the money back, for the reason that the step names. */
export const returned = (
  outcome: Outcome,
  step: 'return_money' | 'return_second' | 'return_charge' = 'return_money',
): PaymentPlan => ({ outcome, steps: [step] })

type Price = Pick<Payable, 'total' | 'currency'>
/** Paid in full, neither more nor less, in the currency of the order. */
export const isWhole = ({ total, currency }: Price, { amount, currency: paid }: Event): boolean =>
  amount === total && paid === currency

/** A returned payment stays returned: if the dispute left the money with us, we owe it again. */
export const ofReturned = (dispute: Facts['dispute']): PaymentPlan =>
  dispute === 'lost'
    ? only('returned_disputed')
    : { outcome: 'superseded', steps: dispute === 'won' ? ['owe_again'] : [] }
