import type { ClientOs, Device } from './os'
import type { Site } from './sites'

export type PageKeyFacts = {
  loggedIn: boolean
  device: Device
  clientOs: ClientOs
  /** In place of the domain: an unknown host shows com, and must not fill the cache with copies of it. */
  site: Site
  path: string
  query: string
}

/** Parameters that change nothing on a page: the spec's five, and click ids of advertisers and mailers. */
const IGNORED = new Set([
  'source',
  'medium',
  'trackid',
  'author',
  'ad',
  'gclid',
  'gclsrc',
  'gbraid',
  'wbraid',
  'dclid',
  'gad_source',
  'gad_campaignid',
  'fbclid',
  'msclkid',
  'ttclid',
  'twclid',
  'li_fat_id',
  'yclid',
  'igshid',
  'mc_cid',
  'mc_eid',
  'srsltid',
  'epik',
  'sccid',
  'rdt_cid',
  'irclickid',
  '_ga',
  '_gl',
])

/** The key of the page cache (PAGES.md): two requests with one key get the same bytes. */
export function pageKey({ loggedIn, device, clientOs, site, path, query }: PageKeyFacts): string {
  return [loggedIn ? 'member' : 'guest', device, clientOs, site, `${path}?${significantQuery(query)}`].join(
    ' ',
  )
}

/** The query without what only tracks, sorted by name: '?utm_source=x&b=2&a=1' → 'a=1&b=2'. */
export function significantQuery(query: string): string {
  const parameters = new URLSearchParams(query)
  for (const name of new Set(parameters.keys())) if (isIgnored(name)) parameters.delete(name)
  parameters.sort()
  return parameters.toString()
}

function isIgnored(name: string): boolean {
  const folded = name.toLowerCase()
  return IGNORED.has(folded) || folded.startsWith('utm_')
}
