import type { ServerResponse } from 'node:http'
import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import { isDatabaseThere } from '../rule-book/database-reach'

/** Tells our server the status of a page, which Next cannot set; removed before it leaves. */
const STATUS = 'x-shop-status'

const UNAVAILABLE_HEADERS = { 'Retry-After': '5', 'Cache-Control': 'no-store' }

export const UNAVAILABLE_PAGE_HEADERS = { ...UNAVAILABLE_HEADERS, [STATUS]: '503' }

const PLAIN = 'text/plain; charset=utf-8'

/** One sentence, for where no page is wanted. */
export const unavailable = (locale: Locale = 'en'): Response =>
  new Response(translator(locale, 'errors')('unavailable'), {
    status: 503,
    headers: { ...UNAVAILABLE_HEADERS, 'Content-Type': PLAIN },
  })

/** What a program is told of a refusal that no call answers. */
export const ERROR_CODE = 'X-Error-Code'

/** The same where a network asks too often; `retryAfter` in seconds. */
export const tooManyRequests = (locale: Locale, retryAfter: number): Response =>
  new Response(translator(locale, 'errors')('too_many_requests'), {
    status: 429,
    headers: {
      'Retry-After': String(retryAfter),
      'Cache-Control': 'no-store',
      'Content-Type': PLAIN,
      [ERROR_CODE]: 'too_many_requests',
    },
  })

/** 503 at once while the database is gone. */
export const withDatabase = async (answer: () => Promise<Response>): Promise<Response> =>
  (await isDatabaseThere()) ? answer() : unavailable()

/** Applies the status that the proxy decided. */
export function takeStatus(response: ServerResponse): void {
  const status = Number(response.getHeader(STATUS))
  if (!status) return
  response.statusCode = status
  response.removeHeader(STATUS)
}
