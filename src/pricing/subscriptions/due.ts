import { inFlight, isFreezing } from './charge'
import type { ClockEvent } from './event'
import { nextTry } from './grace'
import type { SubscriptionRules } from './rules'
import type { State } from './state'
import { endOf, type Subscription, termsAhead } from './subscription'

export type Due = { on: ClockEvent; at: number }

const DAY = 86_400_000

/**
 * What the clock brings next, and when (ms); null while only a customer or a payer can move it. An open payment for a
 * change, an option or a lifetime freezes the rest.
 */
export function dueOf(subscription: Subscription, rules: SubscriptionRules): Due | null {
  const freezing = subscription.charges.find(isFreezing)
  return freezing ? lapsing(freezing.lapses) : DUE[subscription.state](subscription, rules)
}

const lapsing = (at: number | null): Due | null => (at === null ? null : { on: 'lapsed', at })

const DUE: Record<State, (subscription: Subscription, rules: SubscriptionRules) => Due | null> = {
  incomplete: ({ charges }) => lapsing(charges[0]?.lapses ?? null),
  active: (subscription, rules) =>
    inFlight(subscription)
      ? null
      : (noticeOf(subscription, rules) ?? { on: 'renewal_due', at: subscription.period.end }),
  past_due: subscription => (inFlight(subscription) ? null : inGrace(subscription)),
  unpaid: ({ grace }) => grace && { on: 'unpaid_over', at: grace.givenUpAt },
  cancel_at_end: subscription => ({ on: 'end_reached', at: endOf(subscription) }),
  paused: () => null,
  ended: () => null,
  upgraded: () => null,
}

function inGrace({ grace }: Subscription): Due | null {
  if (!grace) return null
  const at = nextTry(grace)
  return at === undefined ? { on: 'grace_over', at: grace.ends } : { on: 'retry_due', at }
}

/** Before a yearly charge, once. */
function noticeOf(subscription: Subscription, { settings }: SubscriptionRules): Due | null {
  const { period, noticedFor } = subscription
  if (termsAhead(subscription).plan !== '1Y' || noticedFor === period.end) return null
  return { on: 'notice_due', at: period.end - settings.notice_days * DAY }
}
