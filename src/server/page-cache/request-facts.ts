import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { agentOf } from '@/site/os'
import { OS_CHOICE } from '@/site/os-choice'
import type { PageRef } from '@/site/page'
import { significantQuery } from '@/site/page-key'

export type RequestLine = Pick<IncomingMessage, 'method' | 'url' | 'headers'>

/** All of a request that selects a cached page, and nothing else. */
export type RequestFacts = {
  method: string
  host: string
  url: string
  userAgent: string
  platformHint: string
  mobileHint: string
  country: string
  /** Only cookies that change the page; of secrets only that they are there. */
  cookies: string
  accepts: string
  /** It asks for a part of a page, or an action. */
  hasOtherWork: boolean
}

const TELLING =
  /(?:^|;)\s*(?:token=|__prerender_bypass=|payload-token=.?|(?:os|preview|country)=[^;]*|ab_[a-z\d-]{1,40}=a_show)/g

/** The country counts only behind a trusted proxy. */
export function requestFactsOf(
  { method = '', url = '', headers }: RequestLine,
  trustProxy: boolean,
): RequestFacts {
  return {
    method,
    host: headers.host ?? '',
    url,
    userAgent: headers['user-agent'] ?? '',
    platformHint: text(headers['sec-ch-ua-platform']),
    mobileHint: text(headers['sec-ch-ua-mobile']),
    country: trustProxy ? text(headers['cf-ipcountry'] ?? headers['x-country']) : '',
    cookies: headers.cookie === undefined ? '' : (headers.cookie.match(TELLING) ?? []).join(';'),
    accepts: text(headers['accept-encoding']),
    hasOtherWork: asksForOtherWork(headers) || handsOver(url),
  }
}

/** The same request for the bare address. */
export const withoutQuery = (facts: RequestFacts): RequestFacts => ({
  ...facts,
  url: facts.url.split('?', 1)[0] ?? '',
})

/**
 * Without its query where nothing of that counts: visitors and attackers make up countless ones, which must neither fill an
 * index nor cost more than the page itself. The system that a query chooses counts on every page.
 */
export function factsThatCount(facts: RequestFacts, page: PageRef): RequestFacts {
  const [, query] = /\?(.*)$/s.exec(facts.url) ?? []
  if (query === undefined || significantQuery(page, query) !== '') return facts
  return new URLSearchParams(query).has(OS_CHOICE) ? facts : withoutQuery(facts)
}

/** As one text to look up; user agents, which are countless, reduced to what pages use of them. */
export function wordsOf(facts: RequestFacts): string {
  const { os, device } = agentOf(facts.userAgent)
  return `${facts.method}\n${facts.host}\n${facts.url}\n${os} ${device}\n${facts.platformHint}\n${facts.mobileHint}\n${facts.country}\n${facts.cookies}\n${facts.accepts}\n${facts.hasOtherWork}`
}

const text = (value: string | string[] | undefined): string =>
  value === undefined ? '' : typeof value === 'string' ? value : (value[0] ?? '')

/** What an application hands over is taken out of the address before a page is shown. */
const handsOver = (url: string): boolean => /[?&](?:token|mac)=/.test(url)

const asksForOtherWork = (headers: IncomingHttpHeaders): boolean =>
  headers.rsc !== undefined ||
  headers['next-action'] !== undefined ||
  headers['next-router-state-tree'] !== undefined ||
  headers['next-router-prefetch'] !== undefined ||
  headers['next-router-segment-prefetch'] !== undefined
