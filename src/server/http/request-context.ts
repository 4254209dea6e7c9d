import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingHttpHeaders } from 'node:http'
import { onePerProcess } from '@/one-per-process'
import type { Address } from '@/site/address'
import type { AddressBook } from '@/site/address-book'
import { addressSeen } from '@/site/preview'
import { readCookies } from './cookie'
import { TOKEN_COOKIE } from './token-cookie'

export type FoundAddress = { path: string; address: Address; book: AddressBook }

/** What is found out once per request, for the page cache, the proxy, the page and the metrics. */
export type RequestContext = {
  /** The request's only look at the clock (ms, UTC), when first asked for. */
  instant: () => number
  /** Resolves a path for the client; again only if the shop's addresses changed meanwhile. */
  find: (path: string) => Promise<FoundAddress>
}

type Sent = { url?: string; headers: IncomingHttpHeaders }
/** For a page that is made for many. */
type Known = { at?: number; found?: FoundAddress }

/** Looks at neither clock nor addresses until it is asked. A visitor without a token cookie is a guest, whatever the token is worth. */
export function contextOf(
  { url = '', headers }: Sent,
  addresses: () => Promise<AddressBook>,
  { at, found }: Known = {},
): RequestContext {
  const cookies = readCookies(headers.cookie ?? null)
  const sent = {
    host: headers.host ?? '',
    query: queryOf(url),
    cookies,
    acceptLanguage: headers['accept-language'],
    isGuest: cookies[TOKEN_COOKIE] === undefined,
  }
  return {
    instant: () => {
      at ??= Date.now()
      return at
    },
    find: async path => {
      const book = await addresses()
      if (found?.path === path && found.book === book) return found
      found = { path, book, address: addressSeen({ ...sent, path }, book) }
      return found
    },
  }
}

const queryOf = (url: string): string => (url.includes('?') ? url.slice(url.indexOf('?')) : '')

const contexts = onePerProcess('request context', () => new AsyncLocalStorage<RequestContext>())

/** Runs `work`, and all that it starts, in the context of a request. */
export const inContext = <T>(context: RequestContext, work: () => T): T => contexts.run(context, work)

/** In ms, UTC; the current time outside a request. */
export const instantOfRequest = (): number => contexts.getStore()?.instant() ?? Date.now()

/** Throws outside a request. */
export async function addressOfRequest(path: string): Promise<Address> {
  const context = contexts.getStore()
  if (!context) throw new Error('no request is at hand')
  return (await context.find(path)).address
}
