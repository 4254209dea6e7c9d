import { inFlight, isOpen } from './charge'
import { dueOf } from './due'
import { type ClockEvent, chargeOf, type EventOf, type Name, type OfACharge } from './event'
import { type SubscriptionRules, whenApplies } from './rules'
import { endOf, type Purpose, type Subscription, type Terms } from './subscription'

/** Chooses among the rows of one state: the first whose facts hold. */
export type Fact<N extends Name> = {
  readonly says: string
  readonly holds: (subscription: Subscription, told: EventOf<N>, rules: SubscriptionRules) => boolean
}

export const APPLIES_AT_ONCE: Fact<'change_subscription'> = {
  says: 'the rows say at once',
  holds: (held, { next }, { changes }) => whenApplies(held, next, changes) === 'at_once',
}

/** Of an open charge. */
const isFor =
  (...purposes: Purpose[]) =>
  (subscription: Subscription, told: EventOf<OfACharge>): boolean => {
    const charge = chargeOf(subscription, told)
    return charge !== undefined && isOpen(charge) && purposes.includes(charge.purpose)
  }

export const IS_FIRST: Fact<OfACharge> = { says: 'of the open first charge', holds: isFor('first') }
export const IS_RENEWAL: Fact<OfACharge> = { says: 'of an open renewal', holds: isFor('renewal') }
export const IS_CHANGE: Fact<OfACharge> = {
  says: 'of an open change or option',
  holds: isFor('change', 'option'),
}
export const IS_UPGRADE: Fact<OfACharge> = { says: 'of an open upgrade', holds: isFor('upgrade') }
export const IS_FREEZING: Fact<OfACharge> = {
  says: 'of an open change, option or upgrade',
  holds: isFor('change', 'option', 'upgrade'),
}

export const IS_COUNTED: Fact<OfACharge> = {
  says: 'the charge was counted already',
  holds: (subscription, told) =>
    ['paid', 'taken_back'].includes(chargeOf(subscription, told)?.state ?? 'none'),
}
export const WAS_PAID: Fact<OfACharge> = {
  says: 'money was paid for the charge',
  holds(subscription, told) {
    const charge = chargeOf(subscription, told)
    return charge?.state === 'paid' && charge.amount > 0
  },
}
export const WAS_FIRST: Fact<OfACharge> = {
  says: 'it is the first charge',
  holds: (subscription, told) => chargeOf(subscription, told)?.purpose === 'first',
}
export const WAS_UPGRADE: Fact<OfACharge> = {
  says: 'it is that of the lifetime',
  holds: (subscription, told) => chargeOf(subscription, told)?.purpose === 'upgrade',
}

export const IS_LAST_TRY: Fact<'declined'> = {
  says: 'the grace is over',
  holds: ({ grace }, { at }) => grace !== null && at >= grace.ends,
}
export const PERIOD_RUNS: Fact<Name> = {
  says: 'its period still runs',
  holds: ({ period }, { at }) => at < period.end,
}
export const WAS_CANCELLED: Fact<Name> = {
  says: 'it was cancelled before',
  holds: ({ isCancelled }) => isCancelled,
}
export const IN_GRACE: Fact<Name> = { says: 'a renewal is unpaid', holds: ({ grace }) => grace !== null }
export const NOTHING_IN_FLIGHT: Fact<Name> = {
  says: 'nothing is in flight',
  holds: subscription => !inFlight(subscription),
}
export type Refusal =
  | 'not_allowed'
  | 'payment_in_flight'
  | 'renewal_due'
  | 'superseded'
  | 'over'
  | 'renewal_unpaid'
  | 'nothing_pending'
  | 'change_pending'
  | 'offer_taken'
  | 'already_subscribed'
  | 'same_plan'
  | 'option_held'
  | 'no_such_option'
  | 'not_due'

/** What has to hold, or else it is refused with the code. `stands`: known without what is asked for. */
export type Need<N extends Name> = { readonly code: Refusal; readonly says: string } & (
  | { readonly stands: (subscription: Subscription, at: number) => boolean }
  | { readonly holds: Fact<N>['holds'] }
)

export const NO_PAYMENT: Need<Name> = {
  code: 'payment_in_flight',
  says: 'nothing is in flight',
  stands: subscription => !inFlight(subscription),
}
export const PERIOD_IS_NOT_OVER: Need<Name> = {
  code: 'renewal_due',
  says: 'its period is not over',
  stands: ({ period }, at) => at < period.end,
}
/** Of an older instant more would be credited than was charged. */
export const NOTHING_CAME_SINCE: Need<Name> = {
  code: 'superseded',
  says: 'no period and no charge began since the instant',
  stands: ({ period, charges }, at) => period.start <= at && charges.every(charge => charge.at <= at),
}
export const END_IS_AHEAD: Need<Name> = {
  code: 'over',
  says: 'its end is ahead',
  stands: (subscription, at) => at < endOf(subscription),
}
/** Unpaid time is no time that could be made longer. */
export const NO_UNPAID_RENEWAL: Need<Name> = {
  code: 'renewal_unpaid',
  says: 'no renewal is unpaid',
  stands: ({ grace }) => grace === null,
}
export const HAS_PENDING: Need<Name> = {
  code: 'nothing_pending',
  says: 'a change is pending',
  stands: ({ pending }) => pending !== null,
}
export const NO_PENDING: Need<Name> = {
  code: 'change_pending',
  says: 'no change is pending',
  stands: ({ pending }) => pending === null,
}
export const OFFER_IS_LEFT: Need<Name> = {
  code: 'offer_taken',
  says: 'none was taken before',
  stands: ({ concession }) => concession === null,
}
export const PRODUCTS_ARE_FREE: Need<'change_subscription' | 'resubscribe'> = {
  code: 'already_subscribed',
  says: 'no other subscription has the products',
  holds: (_, { next, taken }) => !next.items.some(({ pid }) => taken.includes(pid)),
}
export const IS_ANOTHER_PLAN: Need<'change_subscription'> = {
  code: 'same_plan',
  says: 'it differs from what is held',
  holds: (held, { next }) => sold(held) !== sold(next),
}
export const OPTION_IS_FREE: Need<'add_option'> = {
  code: 'already_subscribed',
  says: 'no other subscription has the product',
  holds: (_, { item, taken }) => !taken.includes(item.pid),
}
export const OPTION_IS_NEW: Need<'add_option'> = {
  code: 'option_held',
  says: 'it is not held yet',
  holds: ({ items }, { item }) => !items.some(({ pid }) => pid === item.pid),
}
const option = ({ items }: Subscription, wanted: number) => items.slice(1).find(({ pid }) => pid === wanted)
export const OPTION_IS_HELD: Need<'drop_option'> = {
  code: 'no_such_option',
  says: 'the option is held',
  holds: (subscription, { pid }) => option(subscription, pid)?.isGivenUp === false,
}
export const OPTION_IS_GIVEN_UP: Need<'keep_option'> = {
  code: 'no_such_option',
  says: 'the option was given up',
  holds: (subscription, { pid }) => option(subscription, pid)?.isGivenUp === true,
}
export const IS_DUE: Need<ClockEvent> = {
  code: 'not_due',
  says: 'it is due',
  holds: (subscription, { on, at }, rules) => {
    const due = dueOf(subscription, rules)
    return due !== null && due.on === on && due.at <= at
  },
}

/** What is sold of terms; prices apart, which change from day to day. */
const sold = ({ plan, items: [product, ...options] }: Terms): string =>
  [plan, product?.pid, ...options.map(({ pid }) => pid).sort((a, b) => a - b)].join()
