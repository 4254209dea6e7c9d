import type { Applies, RenewingPlan } from '@/pricing/subscriptions'

export type ChangeRuleSeed = {
  key: string
  from_plans: RenewingPlan[]
  to_plans: RenewingPlan[]
  interval: 'longer' | 'same' | 'shorter' | null
  price: 'higher' | 'same' | 'lower' | null
  applies: Applies
}

const ANYTHING = { from_plans: [], to_plans: [], interval: null, price: null }

/** When a change of a subscription applies (DOMAIN 6), in their order: the first row that matches decides. */
export const changeRules: ChangeRuleSeed[] = [
  { ...ANYTHING, key: 'longer-at-once', interval: 'longer', applies: 'at_once' },
  { ...ANYTHING, key: 'shorter-at-period-end', interval: 'shorter', applies: 'at_period_end' },
  { ...ANYTHING, key: 'dearer-at-once', interval: 'same', price: 'higher', applies: 'at_once' },
  { ...ANYTHING, key: 'otherwise-at-period-end', applies: 'at_period_end' },
]

/** DOMAIN 6. A preview is agreed to within the half hour that a payment session lives. */
export const subscriptionSettings = {
  payment_hours: 23,
  grace_days: 7,
  retry_days: [1, 3, 5, 7],
  unpaid_days: 30,
  notice_days: 7,
  preview_minutes: 30,
  cancel_coupon: 'CANCEL5',
}

/** As they are stored: rows in tens, so that an editor finds a place between two. */
export const storedChangeRules = changeRules.map((rule, index) => ({ ...rule, position: (index + 1) * 10 }))

export const storedSubscriptionSettings = {
  ...subscriptionSettings,
  retry_days: subscriptionSettings.retry_days.map(day => ({ day })),
}
