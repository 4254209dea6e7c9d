import type { Currency } from '@/pricing'
import { database } from '../runtime/database'

/** What was invoiced and given back on one day (UTC, such as 2026-11-25), in minor units of a currency. */
export type DaySales = { day: string; currency: Currency; orders: number; sold: number; refunded: number }

/**
 * The sales of each day and currency of a half-open span (ms, UTC), the oldest first; a day without any has no row.
 * By invoices and credit notes: renewals and later payments count, what a bank took back after a complaint does not.
 */
export const salesByDay = (from: number, until: number): Promise<DaySales[]> =>
  database.query<DaySales>(
    `select to_char(day, 'YYYY-MM-DD') as day, currency, orders, sold, refunded
     from (select (issued_at at time zone 'UTC')::date as day, currency,
       (count(*) filter (where kind = 'invoice'))::int as orders,
       coalesce(sum(total) filter (where kind = 'invoice'), 0)::float8 as sold,
       coalesce(sum(total) filter (where kind = 'credit_note'), 0)::float8 as refunded
     from invoices where issued_at >= $1 and issued_at < $2
     group by 1, 2) as days order by 1, 2`,
    [new Date(from), new Date(until)],
  )
