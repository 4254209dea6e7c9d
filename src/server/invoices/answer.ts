import { isLocale, type Locale } from '@/site/locale'
import { negotiateLocale } from '@/site/negotiate-locale'
import { drawnSoon, TooBusyToDraw } from '../drawing/drawn'
import { CLIENT_IP, networkOf } from '../http/client-ip'
import { consume } from '../http/rate-limit'
import { tooManyRequests, unavailable } from '../http/unavailable'
import { inTurn } from '../turns/in-turn'
import { NoTurn } from '../turns/turns'
import { type InvoiceFile, invoicePdf } from './pdf'
import { seenOrder } from './seen-order'

/**
 * A receipt as a PDF, in the language of the query, else the order's; 404 for those who may not see the order, and
 * before it is paid (SPEC 2, billing history); 429 before the database is asked, so that what is refused costs nothing.
 */
export async function answerInvoice(request: Request, number: string): Promise<Response> {
  const network = networkOf(request.headers.get(CLIENT_IP) ?? '')
  const asked = new URL(request.url).searchParams.get('language') ?? undefined
  const taken = await consume('receipt', network)
  if (!taken.ok) return tooManyRequests(spoken(request, asked), taken.retryAfter)
  const order = await seenOrder(request, number)
  if (!order) return notFound()
  const locale = isLocale(asked) ? asked : order.locale
  try {
    const file = await inTurn('drawing', network, () => invoicePdf(order, locale, drawnSoon))
    return file ? sent(file) : notFound()
  } catch (error) {
    if (error instanceof TooBusyToDraw || error instanceof NoTurn) return unavailable(locale)
    throw error
  }
}

/** Our links to receipts name a language; another one is answered in that of its browser. */
const spoken = (request: Request, asked: string | undefined): Locale =>
  isLocale(asked)
    ? asked
    : negotiateLocale('com', undefined, request.headers.get('accept-language') ?? undefined)

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
