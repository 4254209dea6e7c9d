import type { Currency } from '@/pricing'
import { database } from '../runtime/database'

/** Of one part of a span and one currency, in minor units: what was invoiced with the tax inside, and what went back. */
export type PartSales = {
  /** Counted from 0. */
  part: number
  currency: Currency
  orders: number
  sold: number
  tax: number
  refunds: number
  refunded: number
  refundedTax: number
}

/**
 * The sales of a span (ms, UTC) in parts, each from its start to that of the next, the last to `until`; one without sales
 * has no row. By invoices and credit notes, as `salesByDay`. Without any start there are none.
 */
export const salesInParts = (starts: readonly number[], until: number): Promise<PartSales[]> =>
  database.query<PartSales>(
    `select width_bucket(issued_at, $1::timestamptz[]) - 1 as part, currency,
       (count(*) filter (where kind = 'invoice'))::int as orders,
       coalesce(sum(total) filter (where kind = 'invoice'), 0)::float8 as sold,
       coalesce(sum(tax) filter (where kind = 'invoice'), 0)::float8 as tax,
       (count(*) filter (where kind = 'credit_note'))::int as refunds,
       coalesce(sum(total) filter (where kind = 'credit_note'), 0)::float8 as refunded,
       coalesce(sum(tax) filter (where kind = 'credit_note'), 0)::float8 as "refundedTax"
     from invoices cross join lateral (
       select coalesce(sum((line ->> 'amount')::bigint), 0) as tax from jsonb_array_elements(tax_lines) as line) as taxed
     where issued_at >= ($1::timestamptz[])[1] and issued_at < $2
     group by 1, 2 order by 1, 2`,
    [starts.map(start => new Date(start)), new Date(until)],
  )
