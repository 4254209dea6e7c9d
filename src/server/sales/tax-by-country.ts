import type { Currency } from '@/pricing'
import { database } from '../runtime/database'

/**
 * Of a country, a rate and a currency, in minor units: what was invoiced, and what credit notes took back. Of another seller
 * than the shop, or without a tax on the invoice, `rate` (basis points) is null and the net amount is all of it.
 */
export type CountryTax = {
  seller: 'shop' | 'paddle'
  country: string
  rate: number | null
  currency: Currency
  invoices: number
  net: number
  tax: number
  creditNotes: number
  refundedNet: number
  refundedTax: number
}

/** What a tax return asks of a half-open span (ms, UTC): by the lines of invoices and credit notes as they were issued. */
export const taxByCountry = (from: number, until: number): Promise<CountryTax[]> =>
  database.query<CountryTax>(
    `select seller_of_record as seller, country, rate, currency,
       (count(*) filter (where kind = 'invoice'))::int as invoices,
       coalesce(sum(net) filter (where kind = 'invoice'), 0)::float8 as net,
       coalesce(sum(tax) filter (where kind = 'invoice'), 0)::float8 as tax,
       (count(*) filter (where kind = 'credit_note'))::int as "creditNotes",
       coalesce(sum(net) filter (where kind = 'credit_note'), 0)::float8 as "refundedNet",
       coalesce(sum(tax) filter (where kind = 'credit_note'), 0)::float8 as "refundedTax"
     from (select i.seller_of_record, i.country, i.currency, i.kind, (line ->> 'rate')::int as rate,
         coalesce((line ->> 'base')::bigint, i.total) as net, coalesce((line ->> 'amount')::bigint, 0) as tax
       from invoices i left join jsonb_array_elements(i.tax_lines) as line on true
       where i.issued_at >= $1 and i.issued_at < $2) as lines
     group by 1, 2, 3, 4 order by seller_of_record desc, country, rate, currency`,
    [new Date(from), new Date(until)],
  )
