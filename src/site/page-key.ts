import type { FamilyKey } from './families'
import type { ClientOs, Device } from './os'
import { OS_CHOICE } from './os-choice'
import type { PageRef } from './page'
import { REGIONS } from './regions'
import type { Site } from './sites'

export type PageKeyFacts = {
  loggedIn: boolean
  device: Device
  clientOs: ClientOs
  /** In place of the domain: an unknown host shows com, and must not fill the cache with copies of it. */
  site: Site
  path: string
  /** What `significantQuery` leaves of it. */
  query: string
}

/** A parameter, and the values of it that tell pages apart: any where none are named. */
type Read = Readonly<Record<string, readonly string[]>>

const SYSTEM: Read = { [OS_CHOICE]: ['win', 'mac'] }
const ANY: readonly string[] = []

/** What kept pages read of their query. The system chosen there is part of the key; these say it to the browser, too. */
export const READ: { [F in FamilyKey]?: Read } = {
  product: SYSTEM,
  campaign: SYSTEM,
  download: { ...SYSTEM, route: ANY, links: ['sent', 'bad', 'many'] },
  products: {
    ...SYSTEM,
    q: ANY,
    line: ['video', 'music', 'ai'],
    region: REGIONS,
    to: ['product'],
  },
  downloading: { p: ANY, route: ANY },
  contact: { sent: ['1'] },
  article: { comments: ['shown', 'sent'] },
}

/** The key of the page cache (PAGES.md): two requests with one key get the same bytes. */
export function pageKey({ loggedIn, device, clientOs, site, path, query }: PageKeyFacts): string {
  return [loggedIn ? 'member' : 'guest', device, clientOs, site, `${path}?${query}`].join(' ')
}

/**
 * What a page reads of a query, so that no other parameter makes another page: of a product page
 * '?utm_source=x&os=mac&b=2' → 'os=mac'. Of several values of one parameter the first counts, as in the page itself.
 */
export function significantQuery({ family, picture }: PageRef, query: string): string {
  const asked = new URLSearchParams(query)
  const read = Object.entries((!picture && READ[family]) || {}).flatMap(([name, values]) => {
    const value = asked.get(name)
    return value !== null && (values === ANY || values.includes(value)) ? [[name, value]] : []
  })
  return new URLSearchParams(read).toString()
}
