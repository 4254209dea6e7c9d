import { openRenewal, withCharge } from './charge'
import type { SubscriptionRules } from './rules'
import type { Grace, Subscription } from './subscription'

const DAY = 86_400_000

/** The grace that a failed renewal begins at an instant, with its whole calendar. */
export function graceFrom(at: number, isHard: boolean, { settings }: SubscriptionRules): Grace {
  const ends = at + settings.grace_days * DAY
  return {
    since: at,
    tries: settings.retry_days.map(day => at + day * DAY),
    ends,
    givenUpAt: ends + settings.unpaid_days * DAY,
    triedAt: at,
    isHard,
  }
}

/** The next try that comes by itself (ms), or none: after the last one, and after a hard decline. */
export function nextTry({ tries, triedAt, isHard }: Grace): number | undefined {
  return isHard ? undefined : tries.find(at => at > triedAt)
}

/** Asks for the open renewal again. */
export function triedAgain(subscription: Subscription, at: number): Subscription {
  const { grace } = subscription
  const charge = openRenewal(subscription)
  if (!grace || !charge) return subscription
  return withCharge({ ...subscription, grace: { ...grace, triedAt: at } }, charge, { state: 'in_flight' })
}

/** Later by the length of a pause. */
export function shifted(grace: Grace, by: number): Grace {
  return {
    ...grace,
    since: grace.since + by,
    tries: grace.tries.map(at => at + by),
    ends: grace.ends + by,
    givenUpAt: grace.givenUpAt + by,
    triedAt: grace.triedAt + by,
  }
}
