import type { Currency } from '@/pricing'
import { database } from '../runtime/database'

/** Paid orders of one source; `revenue` in minor units per currency, what went back taken off. */
export type SourceSales = {
  source: string | null
  medium: string | null
  campaign: string | null
  orders: number
  revenue: { currency: Currency; amount: number }[]
}

/**
 * Where the orders of a half-open span (ms, UTC) came from, by the last visit of each buyer (SPEC 9, tracking); the most
 * orders first. Nulls where a buyer did not agree to say, or came by no link. Renewals came from nowhere anew.
 */
export const salesBySource = (from: number, until: number): Promise<SourceSales[]> =>
  database.query<SourceSales>(
    `select source, medium, campaign, sum(orders)::int as orders,
       jsonb_agg(jsonb_build_object('currency', currency, 'amount', amount) order by currency) as revenue
     from (select visits->0->>'source' as source, visits->0->>'medium' as medium,
         visits->0->>'campaign' as campaign, currency, count(*) as orders, sum(total - refunded) as amount
       from orders where paid_at >= $1 and paid_at < $2 and coalesce(charge, 1) = 1
       group by 1, 2, 3, 4) as sold
     group by 1, 2, 3 order by 4 desc, 1, 2, 3`,
    [new Date(from), new Date(until)],
  )
