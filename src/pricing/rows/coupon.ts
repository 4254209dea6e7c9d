import { z } from 'zod'
import { COUPON_TYPES, PAYERS, PLANS, PRICING_LOCALES } from '../vocabulary'
import { blank, decimal, hasAtMost, instant, key, list, routeKey } from './fields'

const uses = z
  .number()
  .int('must be a whole number')
  .min(1, 'must be at least 1')
  .max(1_000_000, 'is too large')

/**
 * SPEC.md 3, DOMAIN 5 and 6. `discount`: a factor for `rate`, USD for `fixed` and `num`, empty for `diff`. `periods`: how many
 * periods of a subscription it lowers, empty for 1. `max_uses` in total and `max_per_customer`: empty for any number (decision 075).
 */
export const couponRow = z
  .object({
    code: key,
    type: z.enum(COUPON_TYPES),
    discount: blank(z.number().nonnegative('must not be negative').max(10_000_000, 'is too large')),
    discount_eur: blank(decimal),
    discount_jpy: blank(z.number().int().nonnegative()),
    discount_cny: blank(decimal),
    allow_types: list(z.enum(PLANS)),
    allow_products: list(routeKey),
    allow_locals: list(z.enum(PRICING_LOCALES)),
    allow_payers: list(z.enum(PAYERS)),
    allow_price: blank(decimal),
    periods: blank(
      z.number().int('must be a whole number').min(1, 'must be at least 1').max(120, 'is too large'),
    ),
    max_uses: blank(uses),
    max_per_customer: blank(uses),
    first_order_only: z.boolean().default(false),
    owners_of: list(routeKey),
    show_coupon: z.boolean().default(false),
    group_type: blank(z.string().max(40)),
    from: blank(instant),
    until: blank(instant),
    enabled: z.boolean().default(true),
  })
  .refine(row => row.type === 'diff' || row.discount !== undefined, {
    path: ['discount'],
    error: 'is needed for this type',
  })
  .refine(row => row.type !== 'rate' || (row.discount ?? 0) <= 1, {
    path: ['discount'],
    error: 'takes 100% off at most; a file names what remains, such as 0.7 for 30% off',
  })
  .refine(row => hasAtMost(row.type === 'rate' ? 4 : 2, row.discount ?? 0), {
    path: ['discount'],
    error: 'has more than 2 decimals, as a percentage or as an amount',
  })
  .refine(row => row.from === undefined || row.until === undefined || row.from < row.until, {
    path: ['until'],
    error: 'must be after the start',
  })

export type CouponRow = z.output<typeof couponRow>
