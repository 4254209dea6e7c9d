import type { Currency, OperatingSystem } from '@/pricing'
import { database } from '../runtime/database'

/** A product and what its paid orders brought, in minor units per currency; without an English name by its number. */
export type ProductSales = {
  pid: number
  name: string
  /** Null of a product that is no longer in the catalogue. */
  os: OperatingSystem | null
  orders: number
  revenue: { currency: Currency; amount: number }[]
}

/** The products with the most orders paid in a half-open span (ms, UTC), at most `limit`, renewals too; what went back is taken off. */
export const bestProducts = (from: number, until: number, limit: number): Promise<ProductSales[]> =>
  database.query<ProductSales>(
    `select sold.pid, coalesce(max(t.name), sold.pid::text) as name, max(p.os::text) as os, sum(sold.orders)::int as orders,
       jsonb_agg(jsonb_build_object('currency', sold.currency, 'amount', sold.amount) order by sold.currency) as revenue
     from (select l.pid::int as pid, o.currency, count(*) as orders, sum(o.total - o.refunded) as amount
       from orders o join order_lines l on l.order_id = o.id
       where o.paid_at >= $1 and o.paid_at < $2 group by 1, 2) as sold
     left join products p on p.pid = sold.pid
     left join products_translations t on t._parent_id = p.id and t._locale = 'en'
     group by sold.pid order by 4 desc, 1 limit $3`,
    [new Date(from), new Date(until), limit],
  )
