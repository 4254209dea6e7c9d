import type { Currency, OperatingSystem } from '@/pricing'
import { monthsOf, RENEWING_PLANS } from '@/pricing/subscriptions'
import { database } from '../runtime/database'

/**
 * Subscriptions of a product, a plan and a currency: those whose first charge was paid in a span, and that ended in it; the
 * renewals paid in it, less what went back; and those that renew now, with a month of what they agreed to. Minor units.
 */
export type PlanSubscriptions = {
  pid: number
  name: string | null
  os: OperatingSystem | null
  plan: string
  currency: Currency
  begun: number
  ended: number
  renewals: number
  renewed: number
  renewing: number
  monthly: number
}

/**
 * Of a half-open span (ms, UTC), by the product and the plan that each has now; the most that renew first. «Renewing» and
 * «monthly» are those of now, as in `subscriptionsReport`: a month of a year's price, rounded once and half up.
 */
export const subscriptionsByPlan = (from: number, until: number): Promise<PlanSubscriptions[]> =>
  database.query<PlanSubscriptions>(
    `with happened as (
       select s.pid, s.plan::text as plan, s.currency, (o.charge = 1)::int as begun, 0 as ended, (o.charge > 1)::int as renewals,
         case when o.charge > 1 then o.total - o.refunded else 0 end as renewed, 0 as renewing, 0 as twelfths
       from orders o join subscriptions s on s.id = o.subscription_id where o.paid_at >= $1 and o.paid_at < $2
       union all
       select pid, plan::text, currency, 0, 1, 0, 0, 0, 0 from subscriptions
       where ended_at >= $1 and ended_at < $2 and periods_paid > 0
       union all
       select s.pid, s.plan::text, s.currency, 0, 0, 0, 0, 1, 12 / p.months * (
         select coalesce(sum((i ->> 'price')::bigint), 0) from jsonb_array_elements(s.facts -> 'items') as i
         where not (i ->> 'isGivenUp')::boolean)
       from subscriptions s join unnest($3::text[], $4::int[]) as p(plan, months) on p.plan = s.plan::text
       where s.state in ('active', 'past_due')),
     summed as (
       select pid, plan, currency, sum(begun) as begun, sum(ended) as ended, sum(renewals) as renewals,
         sum(renewed) as renewed, sum(renewing) as renewing, sum(twelfths) as twelfths
       from happened group by 1, 2, 3)
     select s.pid::int as pid, t.name, p.os::text as os, s.plan, s.currency, s.begun::int as begun, s.ended::int as ended,
       s.renewals::int as renewals, s.renewed::float8 as renewed, s.renewing::int as renewing,
       div(2 * s.twelfths + 12, 24)::float8 as monthly
     from summed s left join products p on p.pid = s.pid
       left join products_translations t on t._parent_id = p.id and t._locale = 'en'
     order by s.renewing desc, s.begun desc, s.pid, s.plan, s.currency`,
    [new Date(from), new Date(until), RENEWING_PLANS, RENEWING_PLANS.map(monthsOf)],
  )
