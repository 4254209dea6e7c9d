import { scale } from './money'
import { PLANS, type Plan } from './vocabulary'

/** PCs, and months and days of use, null for a lifetime (DOMAIN 2). */
export type PlanTerms = { allowNum: number; months: number | null; days: number | null }
export type PricesPer = { unit_price: number; monthly_price: number | null; day_price: number | null }

export const PLAN_TERMS: Readonly<Record<Plan, PlanTerms>> = {
  '1M': { allowNum: 1, months: 1, days: 30 },
  '3M': { allowNum: 1, months: 3, days: 90 },
  '6M': { allowNum: 1, months: 6, days: 180 },
  '1Y': { allowNum: 1, months: 12, days: 365 },
  LFT: { allowNum: 1, months: null, days: null },
  LFT_3: { allowNum: 3, months: null, days: null },
}

const MAIN_FIRST: readonly Plan[] = ['LFT', 'LFT_3', '1Y', ...PLANS]

/** LFT and LFT_3. */
export function isLifetimePlan(plan: Plan): boolean {
  return PLAN_TERMS[plan].months === null
}

/** The plan to preselect: LFT, else LFT_3, else 1Y, else the shortest (DOMAIN 2). */
export function mainPlan(plans: readonly Plan[]): Plan | undefined {
  return MAIN_FIRST.find(plan => plans.includes(plan))
}

/** The factor from a plan's price to a month's: 1, 1/3, 1/6, 1/12; 1 for lifetime plans. */
export function calculationNum(plan: Plan): number {
  return 1 / (PLAN_TERMS[plan].months ?? 1)
}

/** The price per PC and month, per month, and per day, each rounded once from the price (DOMAIN 2). */
export function pricesPer(price: number, plan: Plan): PricesPer {
  const { allowNum, months, days } = PLAN_TERMS[plan]
  return {
    unit_price: scale(price, 1, allowNum * (months ?? 1)),
    monthly_price: months === null ? null : scale(price, 1, months),
    day_price: days === null ? null : scale(price, 1, days),
  }
}
