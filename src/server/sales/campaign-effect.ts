import type { Currency } from '@/pricing'
import { database } from '../runtime/database'
import { rowId } from '../runtime/row-id'

export const PHASES = ['before', 'during', 'after'] as const
export type Phase = (typeof PHASES)[number]

/** Half-open, in ms. */
export type Window = { from: number; until: number }

/** Of a phase, a plan and a currency; `revenue` in minor units, what went back taken off. */
export type PlanEffect = {
  phase: number
  plan: string
  currency: Currency
  orders: number
  /** Whose price names a coupon of the campaign. */
  withCoupon: number
  revenue: number
}

/**
 * A campaign's window up to now, and as much time before and after it; what lies ahead of `at` is cut off, so that a campaign
 * that runs has no «after», and undefined of one that has not begun.
 */
export function phasesOf({ from, until }: Window, at: number): Record<Phase, Window> | undefined {
  const end = Math.min(until, at)
  const length = end - from
  if (length <= 0) return undefined
  return {
    before: { from: from - length, until: from },
    during: { from, until: end },
    after: { from: end, until: end < until ? end : Math.min(end + length, at) },
  }
}

/**
 * What was bought in each phase (0 = before) by plan, by when it was ordered: paid orders from the sites and in the languages
 * of the campaign, with or without its coupons. Renewals do not count. Both parts are made first, so that nothing sorts
 * whole stored prices.
 */
export const campaignEffect = (campaign: string, phases: Record<Phase, Window>): Promise<PlanEffect[]> =>
  database.query<PlanEffect>(
    `with codes as materialized (select array_agg(k.code::text) as all from campaigns_rels r join coupons k on k.id = r.coupons_id
       where r.parent_id = $1 and r.path = 'coupons'),
     placed as materialized (select width_bucket(o.created_at, $2::timestamptz[]) - 1 as phase, o.id, o.currency, o.total - o.refunded as amount,
         jsonb_path_query_array(o.quote, '$.receipt[*] ? (@.kind == "campaign" || @.kind == "coupon").rule')
           ?| (select codes.all from codes) as "isNamed"
       from orders o
       where o.created_at >= ($2::timestamptz[])[1] and o.created_at < $3 and o.state in ('paid', 'refunded')
         and (o.charge is null or o.charge = 1)
         and (o.site in (select value::text from campaigns_sites where parent_id = $1)
           or not exists (select 1 from campaigns_sites where parent_id = $1))
         and (o.locale in (select value::text from campaigns_locales where parent_id = $1)
           or not exists (select 1 from campaigns_locales where parent_id = $1)))
     select p.phase, l.plan::text as plan, p.currency, count(*)::int as orders,
       (count(*) filter (where p."isNamed"))::int as "withCoupon", sum(p.amount)::float8 as revenue
     from placed p join order_lines l on l.order_id = p.id
     group by 1, 2, 3 order by 1, 2, 3`,
    [
      rowId(campaign),
      PHASES.map(phase => new Date(phases[phase].from)),
      new Date(Math.max(phases.during.until, phases.after.until)),
    ],
  )
