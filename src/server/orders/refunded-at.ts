import type { Database } from '../runtime/database'

/**
 * For a statement whose orders are `o`: when the money of one went back. Null where none did, where it went back in several
 * parts, which have no one day, and for a refund from before events were kept.
 */
export const REFUNDED_AT = `(select case when count(*) = 1 then min(e.applied_at) end
  from payment_events e where e.order_id = o.id and e.applied_at is not null
    and (e.outcome = 'refunded' and o.state = 'refunded'
      or e.outcome in ('refunded_in_part', 'partly_refunded') and e.session = o.provider_session
        and (e.payload ->> 'amount')::numeric <= o.refunded))`

/** The same of one order, in ms. */
export async function refundedAt(db: Database, id: string): Promise<number | null> {
  const [order] = await db.query<{ at: Date | null }>(
    `select ${REFUNDED_AT} as at from orders o where o.id = $1`,
    [id],
  )
  return order?.at?.getTime() ?? null
}
