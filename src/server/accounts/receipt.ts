import { visibleOrder } from '../orders'
import { type Receipt, receiptOf } from '../receipts'

export type { Receipt }

/** The receipt of a customer's order; undefined for anyone else's, as if it were not there. */
export async function receiptOfOrder(customerId: string, number: string): Promise<Receipt | undefined> {
  const order = await visibleOrder(number, { customerId })
  return order && order.state !== 'open' ? receiptOf(order) : undefined
}
