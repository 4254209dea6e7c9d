import type { ServerResponse } from 'node:http'
import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import { isDatabaseThere } from '../rule-book/database-reach'

/** By this header the proxy tells our server the status of a page, for which Next has no way; it never leaves. */
const STATUS = 'x-shop-status'

/** What every answer says that the database would have to give. */
const UNAVAILABLE_HEADERS = { 'Retry-After': '5', 'Cache-Control': 'no-store' }

export const UNAVAILABLE_PAGE_HEADERS = { ...UNAVAILABLE_HEADERS, [STATUS]: '503' }

/** One sentence in place of an answer, where no page is wanted. */
export const unavailable = (locale: Locale = 'en'): Response =>
  new Response(translator(locale, 'errors')('unavailable'), {
    status: 503,
    headers: { ...UNAVAILABLE_HEADERS, 'Content-Type': 'text/plain; charset=utf-8' },
  })

/** An answer that the database gives; 503 at once while it is gone, before anything is begun. */
export const withDatabase = async (answer: () => Promise<Response>): Promise<Response> =>
  (await isDatabaseThere()) ? answer() : unavailable()

/** Gives an answer the status that the proxy decided. */
export function takeStatus(response: ServerResponse): void {
  const status = Number(response.getHeader(STATUS))
  if (!status) return
  response.statusCode = status
  response.removeHeader(STATUS)
}
