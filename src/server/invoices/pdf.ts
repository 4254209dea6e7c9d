import { BRAND } from '@/site/brand'
import type { Locale } from '@/site/locale'
import { drawn } from '../drawing/drawn'
import type { Order } from '../orders/order'
import { productNames } from '../rule-book/product-names'
import type { InvoiceDrawing } from './draw'
import { invoiceOf } from './invoice'
import { invoiceWords } from './words'

export type InvoiceFile = { name: string; bytes: Uint8Array }

/** Undefined before the order is paid (SPEC 2, billing history). */
export async function invoicePdf(
  order: Order,
  locale: Locale,
  draw = drawn,
): Promise<InvoiceFile | undefined> {
  if (order.paidAt === null) return undefined
  const [receipt, nameOf] = await Promise.all([invoiceOf(order), productNames(locale)])
  const words = invoiceWords(receipt, order.paidAt, { locale, nameOf })
  const shown: InvoiceDrawing = { title: `${words.title} ${order.number}`, locale, at: order.paidAt, words }
  return { name: `${BRAND}-${order.number}.pdf`, bytes: await draw('invoice', shown) }
}
