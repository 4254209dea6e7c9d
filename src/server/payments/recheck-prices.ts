import { sendJob } from '../jobs/send'
import type { Order } from '../orders/order'
import type { Database } from '../runtime/database'

type Concerned = { customer: string | null; order: string }

/**
 * Prices that depend on the order's licences are rechecked after the commit (decision 025): the buyer's, and those
 * of anybody who bought on its licences, since keys are redeemed by others. Orders without an account are rechecked
 * by themselves. All are marked, so that the sweep finds them should a job be lost.
 */
export async function recheckPrices(
  tx: Database,
  { id, customerId }: Pick<Order, 'id' | 'customerId'>,
): Promise<void> {
  const concerned = [...(await mark(tx, id)), { customer: customerId, order: id }]
  const customers = new Set(concerned.flatMap(({ customer }) => customer ?? []))
  const orders = new Set(concerned.flatMap(({ customer, order }) => (customer === null ? [order] : [])))
  for (const customer of customers) await sendJob(tx, 'recheck-owner-prices', { customer })
  for (const order of orders) await sendJob(tx, 'recheck-owner-prices', { order })
}

/** Also the order's own sessions: its state decides what is asked for it. */
const mark = (tx: Database, orderId: string): Promise<Concerned[]> =>
  tx.query<Concerned>(
    `update payment_sessions s set weigh_after = now() from orders o
     where o.id = s.order_id and s.id in (
       select x.id from payment_sessions x where x.stood_on <> '[]' and x.state in ('open', 'paid') and (
         x.order_id in (select id from orders where id = $1 or subscription_id = (select subscription_id from orders where id = $1))
         or x.id in (
           select y.id from order_lines l join licences c on c.order_line_id = l.id
             join payment_sessions y on y.stood_on <> '[]'
               and y.stood_on @> jsonb_build_array(jsonb_build_object('id', c.id::text))
           where l.order_id = $1))
       order by x.id for no key update)
     returning o.customer_id as customer, o.id as "order"`,
    [orderId],
  )

/** Orders whose recheck was lost or fails. Claims them for a minute. */
export async function forgottenRechecks(db: Database): Promise<string[]> {
  const rows = await db.query<{ order: string }>(
    `update payment_sessions set weigh_after = now() where id in (
       select id from payment_sessions where weigh_after < now() - interval '1 minute'
       order by weigh_after limit 100 for update skip locked)
     returning order_id as "order"`,
  )
  return [...new Set(rows.map(({ order }) => order))]
}
