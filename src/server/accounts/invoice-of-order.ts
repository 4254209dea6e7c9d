import { type Invoice, invoiceOf } from '../invoices/invoice'
import { visibleOrder } from '../orders/viewer'

/** The receipt of a customer's order; undefined for anyone else's, as if it did not exist. */
export async function invoiceOfOrder(customerId: string, number: string): Promise<Invoice | undefined> {
  const order = await visibleOrder(number, { customerId })
  return order && order.state !== 'open' ? invoiceOf(order) : undefined
}
