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

/** A customer's active licences, expired ones too; of a subscription with the periods that it was paid for. */
export async function heldLicences(db: Database, customerId: string): Promise<HeldLicence[]> {
  const rows = await db.query<Row>(
    `select l.id, l.pid, l.plan, l.expires, coalesce(s.state in ('active', 'past_due', 'cancel_at_end'), false) as renews,
       coalesce(s.periods_paid, 1)::int as periods
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
    periods: Math.max(periods, 1),
  }))
}
