import { z } from 'zod'
import { isLifetimePlan } from '../plan-terms'
import { BILLINGS, PLANS } from '../vocabulary'
import { amountColumns, amounts, key, pid } from './fields'

/** SPEC.md 3: prices in minor units, USD always, others if stored. */
export const planRow = z
  .object({
    pay_key: key,
    pid,
    type: z.enum(PLANS),
    enable: z.boolean(),
    billing: z.enum(BILLINGS).default('both'),
    ...amountColumns('origin_price'),
    ...amountColumns('price'),
  })
  .refine(row => row.price <= row.origin_price, {
    path: ['price'],
    error: 'must not be above the list price',
  })
  .transform(row => ({
    payKey: row.pay_key,
    pid: row.pid,
    plan: row.type,
    enabled: row.enable,
    billing: isLifetimePlan(row.type) ? ('once' as const) : row.billing,
    list: amounts(row, 'origin_price'),
    selling: amounts(row, 'price'),
  }))

export type PlanRow = z.output<typeof planRow>
