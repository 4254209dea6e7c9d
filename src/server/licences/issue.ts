import { PLAN_TERMS, type Plan } from '@/pricing'
import type { Order } from '../orders/order'
import type { Database } from '../runtime/database'
import { newLicenceKey } from './key'
import { ownerOf } from './owner'

type Line = { id: string; product_id: string; pid: number; plan: Plan; quantity: number }
type Buyer = { email: string; customerId: string | null }

const DAY = 86_400_000

/** Issues a paid order's licences as of the payment instant (ms), one per unit of each line; idempotent (DOMAIN 6). */
export async function issueLicences(tx: Database, order: Order, at: number): Promise<void> {
  const lines = await tx.query<Line>(
    'select id, product_id, pid, plan, quantity from order_lines where order_id = $1 order by created_at, id',
    [order.id],
  )
  const { email } = order
  const customerId = await ownerOf(tx, order)
  for (const line of lines)
    for (let unit = 1; unit <= line.quantity; unit += 1)
      await issue(tx, line, unit, { email, customerId }, at)
}

async function issue(tx: Database, line: Line, unit: number, { email, customerId }: Buyer, at: number) {
  const { id, product_id, pid, plan } = line
  await tx.query(
    `insert into licences (key, email, customer_id, order_line_id, unit, product_id, pid, plan, issued, expires)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (order_line_id, unit) do nothing`,
    [newLicenceKey(), email, customerId, id, unit, product_id, pid, plan, new Date(at), expiry(plan, at)],
  )
}

function expiry(plan: Plan, at: number): Date | null {
  const { days } = PLAN_TERMS[plan]
  return days === null ? null : new Date(at + days * DAY)
}
