import type { OwnedLicence, Plan } from '@/pricing'
import type { Database } from '../runtime/database'

export type HeldLicence = OwnedLicence & { id: string }

type Row = { id: string; pid: number; plan: Plan; expires: Date | null }

/** A customer's active licences, expired ones too. */
export async function heldLicences(db: Database, customerId: string): Promise<HeldLicence[]> {
  const rows = await db.query<Row>(
    "select id, pid, plan, expires from licences where customer_id = $1 and state = 'active' order by issued, key",
    [customerId],
  )
  return rows.map(({ id, pid, plan, expires }) => ({
    id,
    pid,
    plan,
    expires: expires?.getTime() ?? null,
    subscription: false,
    periods: 1,
  }))
}
