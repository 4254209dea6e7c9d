import { z } from 'zod'
import { blank, key, list } from '../rows/fields'
import { monthsOf, RENEWING_PLANS } from './plan'
import type { Terms } from './subscription'

export const APPLIES = ['at_once', 'at_period_end'] as const
export const CHANGE_INTERVALS = ['longer', 'same', 'shorter'] as const
export const CHANGE_PRICES = ['higher', 'same', 'lower'] as const
export type Applies = (typeof APPLIES)[number]

/**
 * When a change applies. Blank columns match everything, filled ones must all hold. `interval` compares what comes with
 * what is held by how long it is, `price` by what a month of it costs.
 */
export const changeRuleRow = z.object({
  key,
  from_plans: list(z.enum(RENEWING_PLANS)),
  to_plans: list(z.enum(RENEWING_PLANS)),
  interval: blank(z.enum(CHANGE_INTERVALS)),
  price: blank(z.enum(CHANGE_PRICES)),
  applies: z.enum(APPLIES),
  enabled: z.boolean().default(true),
})
export type ChangeRule = z.output<typeof changeRuleRow>

const count = z.int('must be a whole number').min(1, 'must be at least 1').max(365, 'is too large')

export const subscriptionSettingsRow = z
  .object({
    payment_hours: count,
    grace_days: count,
    retry_days: z.array(count),
    unpaid_days: count,
    notice_days: count,
    preview_minutes: count,
    cancel_coupon: blank(key),
  })
  .refine(({ retry_days: days }) => days.every((day, index) => index === 0 || (days[index - 1] ?? 0) < day), {
    path: ['retry_days'],
    error: 'must grow from day to day',
  })
  .refine(({ retry_days, grace_days }) => retry_days.every(day => day <= grace_days), {
    path: ['retry_days'],
    error: 'must be within the grace period',
  })

const retryDay = z.object({ day: z.unknown() }).transform(({ day }) => day)

/** As the admin keeps them: each day of a retry is an item of a list. */
export const storedSubscriptionSettings = z.preprocess(row => {
  const stored = z.looseObject({ retry_days: list(retryDay) }).safeParse(row)
  return stored.success ? stored.data : row
}, subscriptionSettingsRow)

/** The numbers of DOMAIN 6 as they are stored, and the rows of when a change applies, in their order. */
export type SubscriptionRules = {
  readonly settings: z.output<typeof subscriptionSettingsRow>
  readonly changes: readonly ChangeRule[]
}

/** When a change applies: as the first row says that matches; without one at the period's end, which charges nobody now. */
export function whenApplies(held: Terms, next: Terms, changes: readonly ChangeRule[]): Applies {
  const interval = COMPARED.interval[order(monthsOf(next.plan), monthsOf(held.plan))]
  const price =
    COMPARED.price[order(priceOf(next) * monthsOf(held.plan), priceOf(held) * monthsOf(next.plan))]
  const row = changes.find(
    row =>
      row.enabled &&
      (row.from_plans.length === 0 || row.from_plans.includes(held.plan)) &&
      (row.to_plans.length === 0 || row.to_plans.includes(next.plan)) &&
      (row.interval ?? interval) === interval &&
      (row.price ?? price) === price,
  )
  return row?.applies ?? 'at_period_end'
}

const COMPARED = {
  interval: { more: 'longer', same: 'same', less: 'shorter' },
  price: { more: 'higher', same: 'same', less: 'lower' },
} as const

const order = (next: number, held: number) => (next === held ? 'same' : next > held ? 'more' : 'less')

const priceOf = ({ items }: Terms): number => items.reduce((sum, { price }) => sum + price, 0)
