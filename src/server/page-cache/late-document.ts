import { type IncomingMessage, ServerResponse } from 'node:http'
import { isLocale, LOCALE_COOKIE, type Locale } from '@/site/locale'
import { negotiateLocale } from '@/site/negotiate-locale'
import { siteOfHost } from '@/site/sites'
import { readCookies } from '../http/cookie'
import { hosts } from '../http/origins'
import { log } from '../runtime/log/log'
import type { Buffered } from './buffer-response'
import type { Surroundings } from './csp'
import { answerTooLate } from './too-late'

type Late = {
  request: IncomingMessage
  response: ServerResponse
  buffered: Buffered
  around: Surroundings
  deadlineMs: number
}

/**
 * Ends an uncached document, such as of the checkout or the account, at the same deadline as cached ones: the
 * visitor gets 503, and the handler sees the visitor gone. Form posts are not cut off.
 */
export function endWhenLate({ request, response, buffered, around, deadlineMs }: Late): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') return
  const late = setTimeout(() => {
    if (!buffered.giveUp()) return
    log.error({ path: request.url?.split('?')[0] }, 'a page was not made in time')
    answerTooLate(past(response), localeOf(request), around)
  }, deadlineMs)
  response.once('close', () => clearTimeout(late))
}

/** The bare response, past the handler's wrappers and without its headers. */
function past(response: ServerResponse): Pick<ServerResponse, 'writeHead' | 'end'> {
  const { end, getHeaderNames, removeHeader, writeHead } = ServerResponse.prototype
  for (const name of getHeaderNames.call(response)) removeHeader.call(response, name)
  return { writeHead: writeHead.bind(response), end: end.bind(response) }
}

/** In which language somebody is told that there is no page. */
export function localeOf({ headers, url = '' }: IncomingMessage): Locale {
  const [path = '', query] = url.split('?')
  const named = path.split('/')[1] ?? ''
  const asked = new URLSearchParams(query).get('language') ?? undefined
  if (isLocale(named)) return named
  if (isLocale(asked)) return asked
  const cookie = readCookies(headers.cookie ?? '')[LOCALE_COOKIE]
  return negotiateLocale(siteOfHost(headers.host ?? '', hosts()), cookie, headers['accept-language'])
}
