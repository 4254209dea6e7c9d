import { isLocale } from '@/site/locale'
import { readCookies } from '../http/cookie'
import { TOKEN_COOKIE } from '../http/token-cookie'
import type { Order } from '../orders/order'
import { ORDERS_COOKIE, secretIn } from '../orders/order-cookie'
import { visibleOrder } from '../orders/viewer'
import { database } from '../runtime/database'
import { customerOfToken } from '../sessions/session'
import { invoicePdf } from './pdf'

/**
 * A receipt as a PDF, in the language of the query, else the order's; 404 for those who may not see the order, and
 * before it is paid (SPEC 2, billing history).
 */
export async function answerInvoice(request: Request, number: string): Promise<Response> {
  const order = await seenOrder(request, number)
  const language = new URL(request.url).searchParams.get('language') ?? undefined
  const file = order && (await invoicePdf(order, isLocale(language) ? language : order.locale))
  if (!file) return new Response('This page could not be found.', { status: 404, headers: NOT_KEPT })
  return new Response(new Uint8Array(file.bytes), {
    headers: {
      ...NOT_KEPT,
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${file.name}"`,
      'X-Content-Type-Options': 'nosniff',
    },
  })
}

const NOT_KEPT = { 'Cache-Control': 'private, no-store' }

async function seenOrder(request: Request, number: string): Promise<Order | undefined> {
  const cookies = readCookies(request.headers.get('cookie'))
  const token = cookies[TOKEN_COOKIE]
  const customer = token ? await customerOfToken(database, { token, kind: 'session' }) : null
  const told = new URL(request.url).searchParams.get('secret')
  const secret = told ?? secretIn(cookies[ORDERS_COOKIE], number)
  return visibleOrder(number, { secret, customerId: customer?.id })
}
