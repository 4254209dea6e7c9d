import type { Currency } from '@/pricing'
import { database } from '../runtime/database'

/** Of a code and a currency, in minor units: what was paid less what went back, and what the code took off the price. */
export type CouponSales = { code: string; currency: Currency; orders: number; revenue: number; given: number }

/**
 * The coupons that the stored prices of the orders paid in a half-open span (ms, UTC) name, typed or of a campaign; the most
 * orders first. An order with two codes counts for both; renewals do not count.
 */
export const salesByCoupon = (from: number, until: number): Promise<CouponSales[]> =>
  database.query<CouponSales>(
    `select step ->> 'rule' as code, o.currency, count(*)::int as orders,
       sum(o.total - o.refunded)::float8 as revenue, -sum((step ->> 'amount')::bigint)::float8 as given
     from orders o cross join jsonb_array_elements(o.quote -> 'receipt') as step
     where o.paid_at >= $1 and o.paid_at < $2 and coalesce(o.charge, 1) = 1 and step ->> 'kind' in ('campaign', 'coupon')
     group by 1, 2 order by 3 desc, 1, 2`,
    [new Date(from), new Date(until)],
  )
