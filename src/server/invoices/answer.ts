import { isLocale } from '@/site/locale'
import { drawnSoon, TooBusyToDraw } from '../drawing/drawn'
import { NoTurn } from '../fair-queue/fair-queue'
import { inTurn } from '../fair-queue/lanes'
import { CLIENT_IP, networkOf } from '../http/client-ip'
import { unavailable } from '../http/unavailable'
import { type InvoiceFile, invoicePdf } from './pdf'
import { seenOrder } from './seen-order'

/**
 * A receipt as a PDF, in the language of the query, else the order's; 404 for those who may not see the order, and
 * before it is paid (SPEC 2, billing history).
 */
export async function answerInvoice(request: Request, number: string): Promise<Response> {
  const order = await seenOrder(request, number)
  if (!order) return notFound()
  const language = new URL(request.url).searchParams.get('language') ?? undefined
  const locale = isLocale(language) ? language : order.locale
  const network = networkOf(request.headers.get(CLIENT_IP) ?? '')
  try {
    const file = await inTurn('drawing', network, () => invoicePdf(order, locale, drawnSoon))
    return file ? sent(file) : notFound()
  } catch (error) {
    if (error instanceof TooBusyToDraw || error instanceof NoTurn) return unavailable(locale)
    throw error
  }
}

const sent = (file: InvoiceFile): Response =>
  new Response(new Uint8Array(file.bytes), {
    headers: {
      ...NOT_KEPT,
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${file.name}"`,
      'X-Content-Type-Options': 'nosniff',
    },
  })

const notFound = (): Response =>
  new Response('This page could not be found.', { status: 404, headers: NOT_KEPT })

const NOT_KEPT = { 'Cache-Control': 'private, no-store' }
