import { CLIENT_IP, networkOf } from '../http/client-ip'
import { consume } from '../http/rate-limit'
import { tooManyRequests } from '../http/unavailable'
import { seenOrder } from '../invoices/seen-order'
import { log } from '../runtime/log/log'
import { providerNamed } from './providers'

/**
 * Leads to the payer's own invoice of an order that it sold in its own name; asked for at each click, since its address
 * ends soon. 404 for those who may not see the order, and where there is none; 502 where the payer does not answer.
 */
export async function answerPayerInvoice(request: Request, number: string): Promise<Response> {
  const order = await seenOrder(request, number)
  const provider = order && providerNamed(order.provider)
  if (!order?.session || order.paidAt === null || !provider?.invoiceUrl) return said(404)
  const taken = await consume('receipt', networkOf(request.headers.get(CLIENT_IP) ?? ''))
  if (!taken.ok) return tooManyRequests(order.locale, taken.retryAfter)
  try {
    const url = await provider.invoiceUrl(order.session)
    return url === undefined
      ? said(404)
      : new Response(null, { status: 303, headers: { ...NOT_KEPT, Location: url } })
  } catch (error) {
    log.warn({ error, number }, 'a payer could not be asked for its invoice')
    return said(502)
  }
}

const NOT_KEPT = { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer' }

const SAID = { 404: 'This page could not be found.', 502: 'The payment provider does not answer.' }

const said = (status: keyof typeof SAID): Response =>
  new Response(SAID[status], { status, headers: NOT_KEPT })
