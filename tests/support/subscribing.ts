import {
  begin,
  dueOf,
  type Offered,
  type State,
  type Stepped,
  type Subscription,
  type SubscriptionEvent,
  step,
  type Terms,
} from '@/pricing/subscriptions'
import { seededRules } from './subscription-rules'

export const DAY = 86_400_000
export const HOUR = 3_600_000
export const RULES = seededRules()

/** The last day of a month, so that periods have to find their anchor again. */
export const START = Date.parse('2026-01-31T10:00:00Z')

export const item = (pid: number, price: number, discounts: Offered['discounts'] = []): Offered => ({
  pid,
  price,
  discounts,
})

export const MONTHLY: Terms = { plan: '1M', items: [item(992001, 6990)] }
export const YEARLY: Terms = { plan: '1Y', items: [item(992001, 16_990)] }

/** Begun at START with its first charge in flight. */
export const begun = (terms: Terms = MONTHLY, balance = 0): Subscription =>
  begin({ terms, currency: 'USD', at: START, balance }, RULES).subscription

/** What comes of it; throws where it is refused. */
export function stepped(subscription: Subscription, told: SubscriptionEvent, rules = RULES): Stepped {
  const result = step(subscription, told, rules)
  if (!result.ok) throw new Error(`${told.on} in ${result.state} was refused: ${result.why}`)
  return result
}

export const play = (subscription: Subscription, ...told: SubscriptionEvent[]): Subscription =>
  told.reduce((held, next) => stepped(held, next).subscription, subscription)

/** The newest charge is paid at an instant. */
export const paid = (subscription: Subscription, at: number): Subscription =>
  play(subscription, { on: 'paid', charge: subscription.charges.length, at })

export const declined = (subscription: Subscription, at: number, isHard = false): Subscription =>
  play(subscription, { on: 'declined', charge: subscription.charges.length, isHard, at })

/** Active since START. */
export const active = (terms: Terms = MONTHLY, balance = 0): Subscription => {
  const subscription = begun(terms, balance)
  return subscription.state === 'incomplete' ? paid(subscription, START) : subscription
}

/** Its charge is in flight; notice is given before, where a renewal needs it. */
export function renewed(subscription: Subscription, at = subscription.period.end): Subscription {
  const isAnnounced = dueOf(subscription, RULES)?.on === 'notice_due'
  const noticed = isAnnounced ? play(subscription, { on: 'notice_due', at }) : subscription
  return play(noticed, { on: 'renewal_due', at })
}

/** Its renewal failed when its period ended. */
export const pastDue = (isHard = false): Subscription => {
  const renewing = renewed(active())
  return declined(renewing, renewing.period.start, isHard)
}

/** One of every state, and an instant (ms) at which each of them stands. */
export const IN_STATE: { [S in State]: () => { subscription: Subscription; at: number } } = {
  incomplete: () => ({ subscription: begun(), at: START }),
  active: () => ({ subscription: active(), at: START + DAY }),
  past_due: () => ({ subscription: pastDue(), at: pastDue().period.start + HOUR }),
  unpaid() {
    const hard = pastDue(true)
    const at = hard.period.start + 7 * DAY
    return { subscription: play(hard, { on: 'grace_over', at }), at }
  },
  cancel_at_end: () => ({
    subscription: play(active(), { on: 'cancel', at: START + DAY }),
    at: START + DAY,
  }),
  paused: () => ({ subscription: play(active(), { on: 'paused', at: START + DAY }), at: START + 2 * DAY }),
  ended: () => ({
    subscription: play(active(), { on: 'ended_by_payer', at: START + DAY }),
    at: START + 2 * DAY,
  }),
  upgraded() {
    const asked = play(active(), { on: 'upgrade_lft', price: 21_990, at: START + DAY })
    return { subscription: paid(asked, START + DAY), at: START + 2 * DAY }
  },
}
