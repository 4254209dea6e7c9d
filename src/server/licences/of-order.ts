import type { Plan } from '@/pricing'
import type { Database } from '../database'

/** A licence as its buyer sees it; `expires` in ms, null for a lifetime. */
export type IssuedLicence = { key: string; pid: number; plan: Plan; expires: number | null }

type Row = Omit<IssuedLicence, 'expires'> & { expires: Date | null }

/** The licences that an order brought and that still count. */
export async function licencesOfOrder(db: Database, orderId: string): Promise<IssuedLicence[]> {
  const rows = await db.query<Row>(
    `select c.key, c.pid, c.plan, c.expires from licences c join order_lines l on l.id = c.order_line_id
     where l.order_id = $1 and c.state = 'active' order by l.created_at, l.id, c.unit`,
    [orderId],
  )
  return rows.map(({ expires, ...licence }) => ({ ...licence, expires: expires?.getTime() ?? null }))
}
