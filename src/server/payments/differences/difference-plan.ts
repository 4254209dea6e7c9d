import {
  type Event,
  type Facts,
  isOver,
  isWhole,
  ofReturned,
  only,
  type Payable,
  type PaymentPlan,
  type Plans,
  returned,
} from '../plan-terms'

export const DIFFERENCE_PLANS: Plans = {
  paid(_, event, { session, isDifferenceDue, dispute }) {
    if (!session || isOver(session)) return only('known')
    if (!isWhole(session, event)) return only('wrong_amount')
    if (dispute === 'lost') return { outcome: 'difference_charged_back', steps: ['charge_back'] }
    if (!isDifferenceDue) return returned('difference_late')
    return {
      outcome: 'difference_paid',
      steps: ['end_session', 'settle_difference', 'issue_difference_invoice'],
    }
  },
  declined: (_, __, { session }) =>
    session?.state === 'open' ? { outcome: 'failed', steps: ['end_session'] } : only('superseded'),
  refunded(_, event, { session }) {
    if (!session || session.state === 'returned' || session.state === 'charged_back') return only('known')
    if (!isWhole(session, event)) return only('partly_refunded')
    return { outcome: 'difference_refunded', steps: ['mark_returned', 'recheck_prices'] }
  },
  refund_failed: () => only('refund_failed'),
  dispute_warned: () => only('dispute_warned'),
  dispute_opened: planDifferenceDispute,
  dispute_won: planDifferenceDispute,
  dispute_lost: planDifferenceDispute,
}

/** A difference that the bank took back is due again, unless the complaint is won after all. */
function planDifferenceDispute(_: Payable, __: Event, { session, dispute }: Facts): PaymentPlan {
  if (session?.state === 'returned') return ofReturned(dispute)
  if (dispute === 'lost')
    return session?.state === 'paid'
      ? { outcome: 'difference_charged_back', steps: ['charge_back', 'recheck_prices'] }
      : only('known')
  if (session?.state === 'charged_back')
    return dispute === 'won'
      ? { outcome: 'dispute_won', steps: ['end_session', 'recheck_prices', 'issue_difference_invoice'] }
      : only('known')
  return only(dispute === 'won' ? 'dispute_won' : 'difference_disputed')
}
