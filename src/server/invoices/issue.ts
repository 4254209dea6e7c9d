import { z } from 'zod'
import { type Currency, includedTax } from '@/pricing'
import type { Order } from '../orders/order'
import type { Sale } from '../orders/sale'
import type { Database } from '../runtime/database'
import { saleOf } from './sale'

/** A number of a series, as people read it: 'DE-000012'. */
export const invoiceNumber = (series: string, number: number): string =>
  `${series}-${String(number).padStart(6, '0')}`

/**
 * The invoice of an order that was just paid: one, with the next number of its series. The row of the counter stays
 * locked until the transaction ends, and a transaction that fails takes its number back, so a series has no gaps. Do it
 * last, for the lock. With another seller of record it is the sale's row alone, without a number.
 */
export async function issueInvoice(tx: Database, orderId: string): Promise<void> {
  const order = await paidOrder(tx, orderId)
  if (!order || (await invoiceWithKey(tx, order.number))) return
  const sale = await saleOf(order)
  await tx.query('update orders set sale = $2, updated_at = now() where id = $1', [
    orderId,
    JSON.stringify(sale),
  ])
  await insert(tx, { kind: 'invoice', order, sale, total: order.total, corrects: null, key: order.number })
}

type Later = Pick<Order, 'total' | 'currency' | 'provider'> & { orderId: string; key: string }

/** The invoice of what was paid of an order later, by the settings of that day: one per `key`. Do it last, as above. */
export async function issueLaterInvoice(tx: Database, { orderId, key, ...paid }: Later): Promise<void> {
  const sold = await paidOrder(tx, orderId)
  if (!sold || (await invoiceWithKey(tx, key))) return
  const order = { ...sold, ...paid }
  const sale = await saleOf(order)
  await insert(tx, { kind: 'invoice', order, sale, total: order.total, corrects: null, key })
}

type Credit = { orderId: string; total: number; key: string; of?: string }

/**
 * The credit note of a refund, in minor units, which names its invoice (`of` its key, else the order's own) and is taxed as
 * that was. One per `key`, of no more than the invoice still has; none where there is no invoice.
 */
export async function issueCreditNote(tx: Database, { orderId, total, key, of }: Credit): Promise<void> {
  const order = await paidOrder(tx, orderId)
  const invoice = order && (await invoiceWithKey(tx, of ?? order.number))
  if (!invoice) return
  const credited = Math.min(total, invoice.left)
  if (credited <= 0) return
  const [rate] = invoice.sale.lines.map(line => line.rate)
  const lines = rate === undefined ? [] : includedTax(invoice.sale.country, [{ rate, total: credited }])
  const sale = { ...invoice.sale, lines }
  await insert(tx, {
    ...{ kind: 'credit_note', order: { ...order, currency: invoice.currency }, sale },
    ...{ total: credited, corrects: invoice.id, key },
  })
}

type Invoiced = Pick<
  Order,
  'number' | 'country' | 'locale' | 'total' | 'currency' | 'provider' | 'billedTo' | 'sale' | 'quote'
>

async function paidOrder(tx: Database, orderId: string): Promise<Invoiced | undefined> {
  const [order] = await tx.query<Invoiced>(
    `select number, country, locale, total, currency, provider, coalesce(billing, '{}') as "billedTo", sale, quote
     from orders where id = $1`,
    [orderId],
  )
  return order
}

/** As it was issued; `left` is what no credit note took back, in minor units. */
type IssuedInvoice = { id: string; currency: Currency; left: number; sale: Sale }

/** The caller holds the order's lock. */
async function invoiceWithKey(tx: Database, key: string): Promise<IssuedInvoice | undefined> {
  const [row] = await tx.query<Omit<IssuedInvoice, 'sale'> & Sale>(
    `select i.id, i.currency, i.total - coalesce((select sum(n.total) from invoices n where n.corrects = i.id), 0)::int as left,
       i.market, i.country, i.proofs, i.seller_of_record as "sellerOfRecord", i.series, i.seller, i.tax_mode as mode,
       i.tax_lines as lines
     from invoices i where i.kind = 'invoice' and i.key = $1`,
    [key],
  )
  if (!row) return undefined
  const { id, currency, left, ...sale } = row
  return { id, currency, left, sale }
}

type NewInvoice = {
  kind: 'invoice' | 'credit_note'
  order: Invoiced
  sale: Sale
  total: number
  corrects: string | null
  key: string
}

async function insert(tx: Database, { kind, order, sale, total, corrects, key }: NewInvoice): Promise<void> {
  const known = await tx.query('select 1 from invoices where kind = $1 and key = $2', [kind, key])
  if (known.length > 0) return
  const number = sale.series === null ? null : await nextNumber(tx, sale.series)
  await tx.query(
    `insert into invoices (kind, key, order_number, series, number, corrects, market, seller_of_record, seller, country,
       proofs, vat_number, currency, total, tax_mode, tax_lines, sold)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)`,
    [
      kind,
      key,
      order.number,
      sale.series,
      number,
      corrects,
      sale.market,
      sale.sellerOfRecord,
      sale.seller && JSON.stringify(sale.seller),
      sale.country,
      JSON.stringify(sale.proofs),
      order.billedTo.vatNumber ?? null,
      order.currency,
      total,
      sale.mode,
      JSON.stringify(sale.lines),
      JSON.stringify(soldOf(order)),
    ],
  )
}

const named = z.object({ product: z.string(), plan: z.string() })

const soldOf = ({ quote }: Invoiced) => named.safeParse(quote).data ?? {}

async function nextNumber(tx: Database, series: string): Promise<number> {
  const [counter] = await tx.query<{ last: number }>(
    `insert into invoice_counters (series, last) values ($1, 1)
     on conflict (series) do update set last = invoice_counters.last + 1 returning last`,
    [series],
  )
  if (!counter) throw new Error('A series of invoices has no counter')
  return counter.last
}
