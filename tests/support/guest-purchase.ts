import { randomUUID } from 'node:crypto'
import type { TestDatabase } from './database'

export type Purchase = {
  email: string
  pid?: number
  plan?: string
  state?: string
  expires?: Date | null
  customerId?: string | null
}

/** Stores a paid order with one line and one licence, as a checkout leaves them; a guest's unless a customer is named. */
export async function storePurchase(
  db: Pick<TestDatabase, 'query'>,
  purchase: Purchase,
): Promise<{ key: string; number: string }> {
  const { email, pid = 10337, plan = 'LFT', state = 'active', expires = null, customerId = null } = purchase
  const key = randomUUID()
  const { rows } = await db.query<{ order_id: string; number: string }>(
    `insert into orders (number, secret, idempotency_key, email, customer_id, state, currency, total, provider, site, locale,
       country, os, quote, paid_at)
     values ($1, 'secret', $1, $2, $3, 'paid', 'USD', 12990, 'sandbox', 'com', 'en', 'us', 'win', '{}', now())
     returning id as order_id, number`,
    [`T-${key.slice(0, 8).toUpperCase()}`, email, customerId],
  )
  const { order_id, number } = rows[0] ?? { order_id: '', number: '' }
  await db.query(
    `with line as (
       insert into order_lines (order_id, product_id, pid, plan, unit_total)
       select $1, p.id, p.pid, $3, 12990 from products p where p.pid = $2 returning id, product_id)
     insert into licences (key, email, customer_id, order_line_id, unit, product_id, pid, plan, state, issued, expires)
     select $4, $5, $6, line.id, 1, line.product_id, $2, $3::text::enum_licences_plan, $7, now(), $8 from line`,
    [order_id, pid, plan, key, email, customerId, state, expires],
  )
  return { key, number }
}
