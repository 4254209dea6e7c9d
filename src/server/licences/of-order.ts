import type { Plan } from '@/pricing'
import { ORDER_COLUMNS, type Order, ordersOf } from '../orders/order'
import type { Database } from '../runtime/database'
import { rowId } from '../runtime/row-id'

/** `expires` in ms, null = lifetime. */
export type IssuedLicence = { key: string; pid: number; plan: Plan; expires: number | null }

type Row = Omit<IssuedLicence, 'expires'> & { expires: Date | null }

/** Active ones only. */
export async function licencesOfOrder(db: Database, orderId: string): Promise<IssuedLicence[]> {
  const rows = await db.query<Row>(
    `select c.key, c.pid, c.plan, c.expires from licences c join order_lines l on l.id = c.order_line_id
     where l.order_id = $1 and c.state = 'active' order by l.created_at, l.id, c.unit`,
    [orderId],
  )
  return rows.map(({ expires, ...licence }) => ({ ...licence, expires: expires?.getTime() ?? null }))
}

/** Throws where there is none: every licence has an order. */
export async function orderOfLicence(db: Database, licence: string): Promise<Order> {
  const [order] = await ordersOf(
    db,
    `select ${ORDER_COLUMNS} from orders where id =
       (select l.order_id from order_lines l join licences c on c.order_line_id = l.id where c.id = $1)`,
    [rowId(licence)],
  )
  if (!order) throw new Error('A licence has no order')
  return order
}
