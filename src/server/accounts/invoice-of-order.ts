import { type Receipt, receiptOf } from '../invoices/invoice'
import { visibleOrder } from '../orders/viewer'

export type { Receipt }

/** The receipt of a customer's order; undefined for anyone else's, as if it were not there. */
export async function receiptOfOrder(customerId: string, number: string): Promise<Receipt | undefined> {
  const order = await visibleOrder(number, { customerId })
  return order && order.state !== 'open' ? receiptOf(order) : undefined
}
