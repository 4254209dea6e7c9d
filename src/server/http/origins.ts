import { type Door, type Hosts, type Origins, originsOf } from '@/site/sites'
import { env } from '../runtime/env'

/** The hosts of the four sites, from the settings (PAGES, sites and languages). */
export function hosts(): Hosts {
  const { HOST_COM, HOST_JP, HOST_DISCOVER_COM, HOST_DISCOVER_JP } = env()
  return { com: HOST_COM, jp: HOST_JP, discover_com: HOST_DISCOVER_COM, discover_jp: HOST_DISCOVER_JP }
}

/** How browsers reach the sites: behind https stands a proxy, so that the shop's own port does not show. */
export function door(): Door {
  const { SHOP_PROTOCOL, PORT } = env()
  return SHOP_PROTOCOL === 'https' ? { protocol: 'https' } : { protocol: 'http', port: PORT }
}

/** The origins of the four sites, for links from one to another: 'http://jp.localhost:3000'. */
export const siteOrigins = (): Origins => originsOf(hosts(), door())

/** The same as a list, the com site first. */
export function shopOrigins(): string[] {
  const { com, jp, discover_com, discover_jp } = siteOrigins()
  return [com, jp, discover_com, discover_jp]
}

/** Where calls of a browser may come from: our sites, and pages of ours on other hosts (setting SITE_ORIGINS). */
export const ownOrigins = (): string[] => [...shopOrigins(), ...env().SITE_ORIGINS]
