import type { Currency } from '@/pricing'
import type { Database } from '../runtime/database'

/** What became of a coupon; revenue in minor units per currency. */
export type CouponNumbers = {
  code: string
  maxUses: number | null
  /** Paid with the code, and in a payment that is under way. */
  redeemed: number
  held: number
  /** Of the redeemed, those beyond a limit since their money came late. */
  over: number
  codes: number
  codesUsed: number
  orders: number
  revenue: { currency: Currency; amount: number }[]
}

/**
 * Of a coupon: its uses, its codes, and the paid orders whose stored price names it, entered or applied by a campaign, with
 * what was paid less what went back. Renewals do not count. Undefined where there is no such coupon.
 */
export async function couponNumbers(db: Database, couponId: string): Promise<CouponNumbers | undefined> {
  const [numbers] = await db.query<CouponNumbers>(
    `with asked as materialized (select id, code, max_uses,
       jsonb_build_array(jsonb_build_object('rule', code, 'kind', 'campaign')) as in_campaign,
       jsonb_build_array(jsonb_build_object('rule', code, 'kind', 'coupon')) as typed from coupons where id = $1),
     used as (select o.state, u.is_over from coupon_uses u join asked a on a.id = u.coupon_id
       join orders o on o.id = u.order_id where o.state in ('pending', 'paid')),
     -- Read once, and a campaign's first: it may have all orders of a year, and each price is unpacked for either question.
     sold as (select o.currency, count(*)::int as orders, sum(o.total - o.refunded) as amount from orders o
       where o.state = 'paid' and coalesce(o.charge, 1) = 1
         and (o.quote -> 'applied' @> (select in_campaign from asked) or o.quote -> 'applied' @> (select typed from asked))
       group by 1)
     select coalesce(a.code, '') as code, a.max_uses::int as "maxUses",
       (select count(*)::int from used where state = 'paid') as redeemed,
       (select count(*)::int from used where state = 'pending') as held,
       (select count(*)::int from used where state = 'paid' and is_over) as over,
       (select count(*)::int from coupon_codes k where k.coupon_id = a.id) as codes,
       (select count(distinct u.code_id)::int from coupon_uses u join orders o on o.id = u.order_id
         where u.coupon_id = a.id and o.state in ('pending', 'paid')) as "codesUsed",
       coalesce((select sum(orders)::int from sold), 0) as orders,
       coalesce((select jsonb_agg(jsonb_build_object('currency', currency, 'amount', amount) order by currency)
         from sold), '[]') as revenue
     from asked a`,
    [couponId],
  )
  return numbers
}
