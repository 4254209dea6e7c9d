import { z } from 'zod'
import type { Plan } from '@/pricing'
import { database } from '../database'
import { type Order, type ReceiptLine, visibleOrder } from '../orders'

type Sold = { pid: number; plan: Plan; quantity: number; unitTotal: number }

/** An order as its receipt shows it; amounts in minor units, instants in ms. */
export type Receipt = {
  order: Pick<Order, 'number' | 'email' | 'state' | 'currency' | 'total' | 'payer' | 'coupon' | 'paidAt'>
  lines: Sold[]
  /** From the list price to the total, in the words that the buyer read; empty where they were not kept. */
  steps: ReceiptLine[]
}

const KEPT = z.object({
  receipt: z.array(
    z.object({
      kind: z.enum(['list', 'selling', 'offer', 'campaign', 'coupon']),
      rule: z.string(),
      label: z.string(),
      amount: z.number(),
    }),
  ),
})

/** The receipt of a customer's order; undefined for anyone else's, as if it were not there. */
export async function receiptOfOrder(customerId: string, number: string): Promise<Receipt | undefined> {
  const order = await visibleOrder(number, { customerId })
  if (!order || order.state === 'open') return undefined
  const lines = await database.query<Sold>(
    `select pid, plan, quantity, unit_total as "unitTotal" from order_lines where order_id = $1 order by created_at, id`,
    [order.id],
  )
  return { order, lines, steps: KEPT.safeParse(order.quote).data?.receipt ?? [] }
}
