import { type Door, type Hosts, type Origins, originsOf } from '@/site/sites'
import { env } from '../runtime/env'

/** The four sites' hosts (PAGES, sites and languages). */
export function hosts(): Hosts {
  const { HOST_COM, HOST_JP, HOST_DISCOVER_COM, HOST_DISCOVER_JP } = env()
  return { com: HOST_COM, jp: HOST_JP, discover_com: HOST_DISCOVER_COM, discover_jp: HOST_DISCOVER_JP }
}

/** How browsers reach the sites: with https there is a proxy, which hides the shop's own port. */
export function door(): Door {
  const { SHOP_PROTOCOL, PORT } = env()
  return SHOP_PROTOCOL === 'https' ? { protocol: 'https' } : { protocol: 'http', port: PORT }
}

/** As in 'http://jp.localhost:3000'. */
export const siteOrigins = (): Origins => originsOf(hosts(), door())

/** The two of the shop, then the two of the review sites. */
export function shopOrigins(): string[] {
  const { com, jp, discover_com, discover_jp } = siteOrigins()
  return [com, jp, discover_com, discover_jp]
}

/** Where browsers' calls may come from: our sites, and SITE_ORIGINS. */
export const ownOrigins = (): string[] => [...shopOrigins(), ...env().SITE_ORIGINS]
