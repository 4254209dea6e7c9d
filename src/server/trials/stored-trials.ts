import type { TrialLine } from '../referral/settings'
import type { Database } from '../runtime/database'
import type { TrialKind } from './kinds'

/** `isValid`: false where the purchase that earned it was taken back. Instants in ms. */
export type Trial = {
  id: string
  kind: TrialKind
  line: TrialLine
  begins: number
  ends: number
  isValid: boolean
}

type Row = Pick<Trial, 'id' | 'kind' | 'line'> & { begins: Date; ends: Date; orderId: string | null }

/** A computer that both have used: the same household buying from itself (decision 061). Of `referrer` and the order `o`. */
const SHARED_DEVICE = `exists (select from devices theirs join licences tl on tl.id = theirs.licence_id
    join devices mine on mine.device_hash = theirs.device_hash join licences ml on ml.id = mine.licence_id
    left join order_lines ol on ol.id = tl.order_line_id
  where ml.customer_id = o.referred_by_id and (tl.customer_id = o.customer_id or ol.order_id = o.id))`

/** A guest's key that the referrer redeemed: what they bought is theirs. */
const OWN_LICENCE = `exists (select from order_lines l join licences c on c.order_line_id = l.id
  where l.order_id = o.id and c.customer_id = o.referred_by_id)`

/** Whether the order `o` earns a trial: paid for, its money undisputed, and bought neither for nor on one's own computer. */
const EARNS = `(o.state = 'paid' and o.total > 0 and (o.dispute is null or o.dispute = 'won')
  and not ${OWN_LICENCE} and not ${SHARED_DEVICE})`

/** Of a customer, the newest last; those of purchases stand as long as these do. */
export async function trialsOf(db: Database, customerId: string): Promise<Trial[]> {
  const rows = await db.query<Row>(
    `select id, kind, line, begins, ends, order_id as "orderId" from trials
     where customer_id = $1 order by begins, id`,
    [customerId],
  )
  const earning = await ordersThatEarn(
    db,
    rows.flatMap(({ orderId }) => orderId ?? []),
  )
  return rows.map(({ orderId, ...row }) => ({
    ...row,
    begins: row.begins.getTime(),
    ends: row.ends.getTime(),
    isValid: row.kind === 'free' || earning.has(orderId ?? ''),
  }))
}

/** Whether an order earns its referrer a trial now. */
export const earnsTrial = async (db: Database, orderId: string): Promise<boolean> =>
  (await ordersThatEarn(db, [orderId])).has(orderId)

/** Asked only where there are orders: to plan this statement takes longer than all else of a call, and few earn a trial. */
async function ordersThatEarn(db: Database, orderIds: readonly string[]): Promise<Set<string>> {
  if (orderIds.length === 0) return new Set()
  const rows = await db.query<{ id: string }>(`select o.id from orders o where o.id = any($1) and ${EARNS}`, [
    orderIds,
  ])
  return new Set(rows.map(({ id }) => id))
}
