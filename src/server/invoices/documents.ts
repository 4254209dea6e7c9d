import type { TaxLine } from '@/pricing'
import type { NamedSeller } from '../orders/sale'
import { database } from '../runtime/database'
import { invoiceNumber } from './issue'

/** An invoice or credit note as it was issued; amounts in minor units, `at` in ms. Nothing of it changes later. */
export type IssuedDocument = {
  kind: 'invoice' | 'credit_note'
  /** Null where another sold it: its invoice counts, ours confirms the order. */
  number: string | null
  at: number
  total: number
  sellerOfRecord: 'shop' | 'paddle'
  seller: NamedSeller | null
  vatNumber: string | null
  lines: TaxLine[]
}

type Row = Omit<IssuedDocument, 'number' | 'at'> & { series: string | null; number: number | null; at: Date }

/** Of an order, the invoice before its credit notes; none before it is paid, and for orders from before invoices. */
export async function documentsOf(order: string): Promise<IssuedDocument[]> {
  const rows = await database.query<Row>(
    `select kind, series, number, issued_at as at, total, seller_of_record as "sellerOfRecord", seller,
       vat_number as "vatNumber", tax_lines as lines
     from invoices where order_number = $1 order by kind = 'credit_note', issued_at, number`,
    [order],
  )
  return rows.map(({ series, number, at, ...row }) => ({
    ...row,
    number: series === null || number === null ? null : invoiceNumber(series, number),
    at: at.getTime(),
  }))
}
