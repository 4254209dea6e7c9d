import type { Currency, OperatingSystem } from '@/pricing'
import { database } from '../runtime/database'

/** Of a product, a plan and a currency; `revenue` in minor units, what went back taken off. */
export type PlanSales = {
  /** Null where the order is no longer there. */
  pid: number | null
  name: string | null
  os: OperatingSystem | null
  plan: string | null
  currency: Currency
  orders: number
  licences: number
  revenue: number
}

/**
 * What each product and plan brought in a half-open span (ms, UTC), by invoices less credit notes, renewals and later
 * payments too, so that all of them add up to `salesInParts`; and the licences that were issued in it, whatever became of
 * them. The most orders first.
 */
export const salesByPlan = (from: number, until: number): Promise<PlanSales[]> =>
  database.query<PlanSales>(
    `with sold as (
       select l.pid, l.plan::text as plan, i.currency, 0 as licences, (i.kind = 'invoice')::int as orders,
         case i.kind when 'invoice' then i.total else -i.total end as amount
       from invoices i left join orders o on o.number = i.order_number left join order_lines l on l.order_id = o.id
       where i.issued_at >= $1 and i.issued_at < $2
       union all
       select c.pid, c.plan::text, o.currency::text, 1, 0, 0
       from licences c join order_lines l on l.id = c.order_line_id join orders o on o.id = l.order_id
       where c.issued >= $1 and c.issued < $2),
     summed as (
       select pid, plan, currency, sum(orders) as orders, sum(licences) as licences, sum(amount) as revenue
       from sold group by 1, 2, 3)
     select s.pid::int as pid, t.name, p.os::text as os, s.plan, s.currency, s.orders::int as orders,
       s.licences::int as licences, s.revenue::float8 as revenue
     from summed s left join products p on p.pid = s.pid
       left join products_translations t on t._parent_id = p.id and t._locale = 'en'
     order by s.orders desc, s.pid, s.plan, s.currency`,
    [new Date(from), new Date(until)],
  )
