import type { Plan } from '../vocabulary'
import { INTERVALS, type Interval } from './calendar'

/** The plans that can renew, and what a period of them lasts. */
const PLAN_INTERVALS = {
  '1M': 'month',
  '3M': 'quarter',
  '6M': 'half_year',
  '1Y': 'year',
} as const satisfies Partial<Record<Plan, Interval>>
export type RenewingPlan = keyof typeof PLAN_INTERVALS

export const RENEWING_PLANS = ['1M', '3M', '6M', '1Y'] as const satisfies readonly RenewingPlan[]

/** What a period of it lasts, as proration names it (DOMAIN 6). */
export const intervalOf = (plan: RenewingPlan): Interval => PLAN_INTERVALS[plan]

/** How many months of the calendar a period of it lasts. */
export const monthsOf = (plan: RenewingPlan): number => INTERVALS[PLAN_INTERVALS[plan]]
