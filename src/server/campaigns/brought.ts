import type { Currency } from '@/pricing'
import { database } from '../runtime/database'

/** What a campaign brought: paid orders, and what was paid less what went back, in minor units per currency. */
export type Brought = { campaign: string; orders: number; revenue: { currency: Currency; amount: number }[] }

/**
 * Of the campaigns with these ids: orders placed within their windows, not before `since` (ms), and paid, whose stored
 * price names a coupon of theirs. An order with coupons of two campaigns counts for both; renewals do not count.
 */
export const broughtBy = (campaigns: readonly string[], since: number): Promise<Brought[]> =>
  database.query<Brought>(
    `with asked as (select id, greatest(start_time, $2) as begins, end_time as ends from campaigns where id = any($1)),
     named as materialized (select o.id, o.created_at, o.currency, o.total - o.refunded as amount, step ->> 'rule' as rule
       from orders o cross join jsonb_array_elements(o.quote -> 'receipt') as step
       where o.created_at >= (select min(begins) from asked) and o.created_at < (select max(ends) from asked)
         and o.state in ('paid', 'refunded') and coalesce(o.charge, 1) = 1 and step ->> 'kind' in ('campaign', 'coupon')),
     sold as (select distinct a.id as campaign, n.id, n.currency, n.amount
       from asked a join campaigns_rels r on r.parent_id = a.id and r.path = 'coupons' join coupons k on k.id = r.coupons_id
         join named n on n.rule = k.code and n.created_at >= a.begins and n.created_at < a.ends)
     select campaign, sum(orders)::int as orders,
       jsonb_agg(jsonb_build_object('currency', currency, 'amount', amount) order by currency) as revenue
     from (select campaign, currency, count(*) as orders, sum(amount) as amount from sold group by 1, 2) as per_currency
     group by 1`,
    [campaigns, new Date(since)],
  )
