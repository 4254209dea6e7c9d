import type { Database } from '../runtime/database'
import type { StoredQuote } from './stored-quote'

/** An order has one line. Throws where the product has no row. */
export async function insertLine(
  tx: Database,
  orderId: string,
  { pid, plan, price }: StoredQuote,
): Promise<void> {
  const inserted = await tx.query(
    `insert into order_lines (order_id, product_id, pid, plan, quantity, unit_total)
     select $1, p.id, p.pid, $3, 1, $4 from products p where p.pid = $2 returning id`,
    [orderId, pid, plan, price],
  )
  if (inserted.length !== 1) throw new Error(`An order names the product ${pid}, which has no row.`)
}

/** Replaces an order's quote by one that the buyer agreed to. The caller holds the order's lock. */
export async function sellAt(tx: Database, orderId: string, quote: StoredQuote): Promise<void> {
  await tx.query(
    'update orders set quote = $2, total = $3, currency = $4, updated_at = now() where id = $1',
    [orderId, JSON.stringify(quote), quote.price, quote.currency],
  )
  await tx.query('delete from order_lines where order_id = $1', [orderId])
  await insertLine(tx, orderId, quote)
}
