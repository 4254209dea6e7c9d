import type { PaymentEvent } from '../provider'
import {
  type Charge,
  type Dispute,
  disputes,
  type FraudWarning,
  fraudWarnings,
  type Refund,
  refunds,
} from './answers'
import { asked, stripe } from './client'

type Money = Pick<PaymentEvent, 'session' | 'reference' | 'amount' | 'currency'>

const MANY = 100

/** What else became of a payment: refunds in part, refunds that failed, complaints, warnings. */
export async function news(
  money: Money,
  payment: string | undefined,
  charge: Charge | undefined,
): Promise<PaymentEvent[]> {
  if (payment === undefined || !charge) return []
  const of = { payment_intent: payment, limit: MANY }
  const [returned, complaints, warnings] = await Promise.all([
    asked(() => stripe().refunds.list(of), refunds),
    charge.disputed ? asked(() => stripe().disputes.list(of), disputes) : { data: [] },
    asked(() => stripe().radar.earlyFraudWarnings.list(of), fraudWarnings),
  ])
  return [
    ...partOf(money, charge, returned.data),
    ...returned.data.flatMap(each => failureOf(money, each)),
    ...complaints.data.flatMap(each => complaintOf(money, each)),
    ...warnings.data.map(each => warningOf(money, each)),
  ]
}

function partOf(money: Money, { refunded, amount_refunded: amount }: Charge, all: Refund[]): PaymentEvent[] {
  if (refunded || amount === 0) return []
  const at = Math.max(...all.map(({ created }) => created * 1000))
  return [{ ...money, id: `fetched:${money.session}:refunded:${amount}`, type: 'refunded', amount, at }]
}

const failureOf = (money: Money, { id, status, amount, created }: Refund): PaymentEvent[] =>
  status === 'failed'
    ? [{ ...money, id: `fetched:${id}:failed`, type: 'refund_failed', amount, at: created * 1000 }]
    : []

/** Statuses that are not here, such as `prevented`, change nothing. */
const COMPLAINTS: Readonly<Record<string, PaymentEvent['type']>> = {
  needs_response: 'dispute_opened',
  under_review: 'dispute_opened',
  won: 'dispute_won',
  lost: 'dispute_lost',
  appeal_needs_response: 'dispute_lost',
  appeal_under_review: 'dispute_lost',
  warning_needs_response: 'dispute_warned',
  warning_under_review: 'dispute_warned',
}

/** Stripe does not say when a complaint ended: it had by now, and not before it began. */
function complaintOf(money: Money, { id: dispute, status, amount, created }: Dispute): PaymentEvent[] {
  const type = COMPLAINTS[status]
  if (!type) return []
  const begun = created * 1000
  const isOver = type === 'dispute_won' || type === 'dispute_lost'
  const at = isOver ? Math.max(Date.now(), begun + 1) : begun
  return [{ ...money, id: `fetched:${dispute}:${type}`, type, amount, dispute, at }]
}

const warningOf = (money: Money, { id: dispute, created }: FraudWarning): PaymentEvent => ({
  ...money,
  id: `fetched:${dispute}:dispute_warned`,
  type: 'dispute_warned',
  dispute,
  at: created * 1000,
})
