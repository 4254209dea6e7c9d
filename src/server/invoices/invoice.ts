import { z } from 'zod'
import type { Plan } from '@/pricing'
import { type Order, returnedOf, type ShownState, shownStateOf } from '../orders/order'
import { refundedAt } from '../orders/refunded-at'
import type { ReceiptLine } from '../orders/stored-quote'
import { database } from '../runtime/database'
import { documentsOf, type IssuedDocument } from './documents'

type Line = { pid: number; plan: Plan; quantity: number; unitTotal: number }
/** `within`: the bundle that it was sold in, for its share of the bundle's price. */
type Sold = Line & { within?: number }

/** Amounts in minor units, instants in ms; `returned` went back, all or parts of it. */
export type Invoice = {
  order: Pick<
    Order,
    'number' | 'email' | 'soldTo' | 'state' | 'currency' | 'total' | 'provider' | 'coupon' | 'paidAt' | 'site'
  >
  lines: Sold[]
  steps: ReceiptLine[]
  shown: ShownState
  returned: number
  refundedAt: number | null
  documents: IssuedDocument[]
}

const RECEIPT = z.object({
  receipt: z.array(
    z.object({
      kind: z.enum(['list', 'selling', 'offer', 'campaign', 'coupon', 'credit']),
      rule: z.string(),
      label: z.string(),
      amount: z.number(),
    }),
  ),
})
const BUNDLE = z.object({
  pid: z.number(),
  shares: z.array(z.object({ pid: z.number(), amount: z.number() })).min(1),
})

/** The receipt of an order (SPEC 2, billing history); the caller checks who may see it. */
export async function invoiceOf(order: Order): Promise<Invoice> {
  const [lines, refunded, documents] = await Promise.all([
    linesOf(order.id),
    refundedAt(database, order.id),
    documentsOf(order.number),
  ])
  const returned = returnedOf(order)
  const shown = shownStateOf({ ...order, returned })
  const steps = RECEIPT.safeParse(order.quote).data?.receipt ?? []
  const sold = lines.flatMap(line => productsOf(line, order))
  return { order, lines: sold, steps, shown, returned, refundedAt: refunded, documents }
}

/** A line for each product of a bundle, as the order was sold (DOMAIN 2); else the line as it is. */
function productsOf(line: Line, { quote }: Order): Sold[] {
  const bundle = BUNDLE.safeParse(quote).data
  if (bundle?.pid !== line.pid || line.quantity !== 1) return [line]
  const total = bundle.shares.reduce((sum, { amount }) => sum + amount, 0)
  if (total !== line.unitTotal) return [line]
  return bundle.shares.map(({ pid, amount }) => ({ ...line, pid, unitTotal: amount, within: line.pid }))
}

const linesOf = (order: string): Promise<Line[]> =>
  database.query<Line>(
    `select pid, plan, quantity, unit_total as "unitTotal" from order_lines where order_id = $1 order by created_at, id`,
    [order],
  )
