import type { PaymentPlan, Step } from './plan-terms'

/** Where an order is a charge of a subscription, that is told in place of issuing licences, which follow it. */
const INSTEAD: Partial<Record<Step, readonly Step[]>> = {
  issue_licences: ['tell_subscription'],
  mark_failed: ['mark_failed', 'tell_subscription'],
  refund_licences: ['refund_licences', 'tell_subscription'],
  follow_dispute: ['follow_dispute', 'tell_subscription'],
  note_refund: ['note_refund', 'tell_part'],
}

/** The plan of a payment for an order that is a charge of a subscription (DOMAIN 6). */
export const ofSubscription = ({ outcome, steps }: PaymentPlan): PaymentPlan => ({
  outcome,
  steps: steps.flatMap(step => INSTEAD[step] ?? [step]).filter(isFirst),
})

/** A payment that comes under a complaint is told once. */
const isFirst = (step: Step, index: number, steps: readonly Step[]): boolean =>
  step !== 'tell_subscription' || steps.indexOf(step) === index
