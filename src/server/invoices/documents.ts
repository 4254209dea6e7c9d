import type { TaxLine } from '@/pricing'
import type { NamedSeller } from '../orders/sale'
import { database } from '../runtime/database'
import { invoiceNumber } from './issue'

/** An invoice or credit note as it was issued; amounts in minor units, `at` in ms. Nothing of it changes later. */
export type IssuedDocument = {
  kind: 'invoice' | 'credit_note'
  /** Null where another sold it: its invoice counts, ours confirms the order. */
  number: string | null
  /** Of what was paid later, beside the order's own total. */
  isLater: boolean
  /** Of a credit note the number of its invoice. */
  corrects: string | null
  at: number
  total: number
  sellerOfRecord: 'shop' | 'paddle'
  seller: NamedSeller | null
  vatNumber: string | null
  lines: TaxLine[]
}

type Row = Omit<IssuedDocument, 'number' | 'corrects' | 'at'> & {
  series: string | null
  number: number | null
  corrected: number | null
  at: Date
}

/** Of an order, invoices before credit notes, its own first; none before it is paid, and for orders from before invoices. */
export async function documentsOf(order: string): Promise<IssuedDocument[]> {
  const rows = await database.query<Row>(
    `select i.kind, i.series, i.number, c.number as corrected, i.kind = 'invoice' and i.key <> i.order_number as "isLater",
       i.issued_at as at, i.total, i.seller_of_record as "sellerOfRecord", i.seller, i.vat_number as "vatNumber",
       i.tax_lines as lines
     from invoices i left join invoices c on c.id = i.corrects
     where i.order_number = $1 order by i.kind = 'credit_note', "isLater", i.issued_at, i.number`,
    [order],
  )
  return rows.map(({ series, number, corrected, at, ...row }) => ({
    ...row,
    number: numberIn(series, number),
    corrects: numberIn(series, corrected),
    at: at.getTime(),
  }))
}

/** A credit note counts in the series of its invoice. */
const numberIn = (series: string | null, number: number | null): string | null =>
  series === null || number === null ? null : invoiceNumber(series, number)
