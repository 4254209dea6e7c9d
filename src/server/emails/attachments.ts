import { invoicePdf } from '../invoices/pdf'
import { ORDER_COLUMNS, ordersOf } from '../orders/order'
import { database } from '../runtime/database'
import { log } from '../runtime/log/log'
import { filesOfMessage } from '../storage/ticket-files'

export type Enclosed = { receipt_id: string | null; message_id: string | null }

type Attachment = { filename: string; contentType: string; content: Buffer }

/** The receipt of an order as PDF, if it can be made, and the files of a ticket's message. */
export async function attachmentsOf({ receipt_id, message_id }: Enclosed): Promise<Attachment[]> {
  const [receipt, files] = await Promise.all([
    receipt_id === null ? [] : receiptOfOrder(receipt_id),
    message_id === null ? [] : filesOfMessage(message_id),
  ])
  return [
    ...receipt,
    ...files.map(({ name, type, bytes }) => ({ filename: name, contentType: type, content: bytes })),
  ]
}

async function receiptOfOrder(id: string): Promise<Attachment[]> {
  const [order] = await ordersOf(database, `select ${ORDER_COLUMNS} from orders where id = $1`, [id])
  const file = order && (await invoicePdf(order, order.locale).catch(missed))
  return file
    ? [{ filename: file.name, contentType: 'application/pdf', content: Buffer.from(file.bytes) }]
    : []
}

/** A licence key must not wait for its receipt, which is in the account too. */
function missed(error: unknown): undefined {
  log.error({ error }, 'an email leaves without its receipt')
}
