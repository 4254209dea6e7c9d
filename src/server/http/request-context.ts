import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingHttpHeaders } from 'node:http'
import { onePerProcess } from '@/one-per-process'
import type { Address } from '@/site/address'
import type { AddressBook } from '@/site/address-book'
import { addressSeen } from '@/site/preview'
import { readCookies } from './cookie'
import { TOKEN_COOKIE } from './token-cookie'

/** What an address is, and by which addresses. */
export type FoundAddress = { path: string; address: Address; book: AddressBook }

/** What is found out of a request once, for all that is done for it: by the page cache, the proxy, the page and the figures. */
export type RequestContext = {
  /** The one look at the clock (ms, UTC), at the first question about it. */
  instant: () => number
  /** What a path is to who asks; looked up again only where the addresses of the shop changed meanwhile. */
  find: (path: string) => Promise<FoundAddress>
}

type Sent = { url?: string; headers: IncomingHttpHeaders }
/** What is known of it already, where a page is made for many. */
type Known = { at?: number; found?: FoundAddress }

/** The context of a request as it came in. */
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

/** Does `work`, and whatever follows from it, for a request. */
export const inContext = <T>(context: RequestContext, work: () => T): T => contexts.run(context, work)

/** The instant of the request at hand (ms, UTC); of what nobody asked for, now. */
export const instantOfRequest = (): number => contexts.getStore()?.instant() ?? Date.now()

/** What a path is to who sent the request at hand. Throws where there is none. */
export async function addressOfRequest(path: string): Promise<Address> {
  const context = contexts.getStore()
  if (!context) throw new Error('no request is at hand')
  return (await context.find(path)).address
}
