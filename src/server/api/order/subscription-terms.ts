import { z } from 'zod'
import { PLANS } from '@/pricing'
import {
  type ActionPlan,
  APPLIES,
  nextChargeOf,
  RENEWING_PLANS,
  STATE_NAMES,
  SUBSCRIPTION_ACTIONS,
} from '@/pricing/subscriptions'
import { CUSTOMER_ACTIONS } from '../../subscriptions/asked-event'
import type { AllowedNow, NotDone } from '../../subscriptions/by-customer'
import type { StoredSubscription } from '../../subscriptions/stored'
import { type Refused, refused } from '../answer'
import { isoText } from '../instant'
import { currency, minorUnits } from '../terms'

const ms = z.int().describe('An instant in milliseconds since 1970, UTC.')

/** As it was previewed, to be sent back whole by whoever agrees (API, diff_price). */
export const actionPlan = z
  .strictObject({
    action: z.enum(SUBSCRIPTION_ACTIONS),
    at: ms,
    applies: z.enum(APPLIES),
    currency,
    credit: minorUnits,
    debit: minorUnits,
    net: minorUnits,
    charge: minorUnits,
    balance: minorUnits,
    plan: z.enum(RENEWING_PLANS),
    period: z.strictObject({ start: ms, end: ms }),
    endsAt: ms.nullable(),
    next: z.strictObject({ at: ms, price: minorUnits, charge: minorUnits }).nullable(),
  })
  .meta({
    id: 'ActionPlan',
    description: 'What an action on a subscription charges and changes, and when.',
  }) satisfies z.ZodType<ActionPlan>

/** The same as JSON, as queries and forms send it. */
export const writtenPlan = z.string().max(2_000).transform(readJson).pipe(actionPlan)

function readJson(text: string, context: z.RefinementCtx): unknown {
  try {
    return JSON.parse(text)
  } catch {
    context.addIssue({ code: 'custom', message: 'value' })
    return z.NEVER
  }
}

export const subscriptionStanding = z
  .strictObject({
    state: z.enum(STATE_NAMES),
    allowed: z.array(z.enum(CUSTOMER_ACTIONS)),
    reason: z.string().describe('Why it was refused, such as `payment_in_flight`.'),
  })
  .meta({ id: 'SubscriptionStanding' })

export const stalePlan = z
  .strictObject({ plan: actionPlan })
  .meta({ id: 'StalePlan', description: 'The plan of now.' })

export const pendingChange = z
  .strictObject({ plan: z.enum(PLANS), at: z.iso.datetime() })
  .meta({ id: 'PendingChange', description: 'What it becomes at the end of the period.' })

/** A subscription as the API shows it (API, get_subscription); its price is that of the next charge. */
export const renewingTold = ({ id, provider, facts }: StoredSubscription) => ({
  subscription_id: id,
  pid: facts.items[0]?.pid ?? 0,
  plan: facts.plan,
  state: facts.state,
  payer: provider,
  period_end: isoText(facts.period.end),
  cancel_at_end: facts.isCancelled,
  pending_change: facts.pending && { plan: facts.pending.plan, at: isoText(facts.period.end) },
  price: { amount: nextChargeOf(facts).charge, currency: facts.currency },
})

/** 404 for anyone else's, 409 with the state and what it allows, or with the plan of now. */
export function notDone(outcome: NotDone): Refused<AllowedNow | { plan: ActionPlan }> {
  if (outcome.why === 'not_allowed') return refused('not_allowed', { data: outcome.now })
  if (outcome.why === 'price_changed') return refused('price_changed', { data: { plan: outcome.plan } })
  return refused(outcome.why)
}
