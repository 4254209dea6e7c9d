import type { OwnedLicence, Plan } from '@/pricing'
import type { Database } from '../runtime/database'

export type HeldLicence = OwnedLicence & { id: string }

type Row = {
  id: string
  pid: number
  plan: Plan
  expires: Date | null
  renews: boolean
  periods: number
}

/**
 * The whole periods that a subscription was paid for the product of a licence: what came in the middle of one has none before
 * it renews.
 */
const PAID_PERIODS = `(select count(distinct charge.facts #>> '{period,start}') from order_lines i
    join orders o on o.id = i.order_id and o.subscription_id = s.id
    cross join lateral (select s.facts -> 'charges' -> (o.charge::int - 1) as facts) charge
  where i.pid = l.pid and charge.facts ->> 'state' = 'paid' and (charge.facts ->> 'purpose' in ('first', 'renewal')
    or (charge.facts ->> 'purpose' = 'change' and charge.facts #>> '{period,start}' = charge.facts ->> 'at')))`

/** A customer's active licences, expired ones too; of a subscription with the periods that it was paid for. */
export async function heldLicences(db: Database, customerId: string): Promise<HeldLicence[]> {
  const rows = await db.query<Row>(
    `select l.id, l.pid, l.plan, l.expires, coalesce(s.state in ('active', 'past_due', 'cancel_at_end'), false) as renews,
       case when s.id is null then 1 else ${PAID_PERIODS} end::int as periods
     from licences l left join subscriptions s on s.id = l.subscription_id
     where l.customer_id = $1 and l.state = 'active' order by l.issued, l.key`,
    [customerId],
  )
  return rows.map(({ id, pid, plan, expires, renews, periods }) => ({
    id,
    pid,
    plan,
    expires: expires?.getTime() ?? null,
    subscription: renews && expires !== null,
    periods,
  }))
}
