import type { Currency } from '@/pricing'
import { database } from '../runtime/database'

/** A product and what was invoiced of it, in minor units per currency; without an English name by its number. */
export type ProductSales = {
  pid: number
  name: string
  orders: number
  revenue: { currency: Currency; amount: number }[]
}

/** The products with the most invoices of a half-open span (ms, UTC), at most `limit`; what went back is not taken off. */
export const bestProducts = (from: number, until: number, limit: number): Promise<ProductSales[]> =>
  database.query<ProductSales>(
    `select sold.pid, coalesce(max(t.name), sold.pid::text) as name, sum(sold.orders)::int as orders,
       jsonb_agg(jsonb_build_object('currency', sold.currency, 'amount', sold.amount) order by sold.currency) as revenue
     from (select l.pid::int as pid, i.currency, count(*) as orders, sum(i.total) as amount
       from invoices i join orders o on o.number = i.order_number join order_lines l on l.order_id = o.id
       where i.kind = 'invoice' and i.issued_at >= $1 and i.issued_at < $2 group by 1, 2) as sold
     left join products p on p.pid = sold.pid
     left join products_translations t on t._parent_id = p.id and t._locale = 'en'
     group by sold.pid order by 3 desc, 1 limit $3`,
    [new Date(from), new Date(until), limit],
  )
