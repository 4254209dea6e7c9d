import type { Locale } from './locale'

export const SITES = ['com', 'jp', 'discover_com', 'discover_jp'] as const
export type Site = (typeof SITES)[number]
export type Tree = 'shop' | 'review'
export type Hosts = Record<Site, string>
export type Origins = Record<Site, string>
export type Door = { protocol?: 'http' | 'https'; port?: number }

export const DEFAULT_HOSTS: Hosts = {
  com: 'localhost',
  jp: 'jp.localhost',
  discover_com: 'discover.localhost',
  discover_jp: 'discover-jp.localhost',
}

type SiteFacts = { tree: Tree; locales: readonly [Locale, ...Locale[]]; sister: Site }

/** The first language is the site's own and has no prefix. The sister site is the same tree in the other languages. */
const FACTS: Record<Site, SiteFacts> = {
  com: { tree: 'shop', locales: ['en', 'de', 'es', 'it', 'fr', 'zh'], sister: 'jp' },
  jp: { tree: 'shop', locales: ['ja'], sister: 'com' },
  discover_com: { tree: 'review', locales: ['en', 'de', 'es', 'it', 'fr', 'zh'], sister: 'discover_jp' },
  discover_jp: { tree: 'review', locales: ['ja'], sister: 'discover_com' },
}

export const isSite = (text: string | undefined): text is Site => SITES.some(site => site === text)
export const treeOf = (site: Site): Tree => FACTS[site].tree
export const localesOf = (site: Site): readonly Locale[] => FACTS[site].locales
export const defaultLocaleOf = (site: Site): Locale => FACTS[site].locales[0]
export const speaks = (site: Site, locale: Locale): boolean => FACTS[site].locales.includes(locale)

/** The site of the same tree that speaks a language: com for de, jp for ja. */
export const siteSpeaking = (site: Site, locale: Locale): Site =>
  speaks(site, locale) ? site : FACTS[site].sister

/** Port and case do not matter; an unknown host is com (PAGES.md). */
export function siteOfHost(host: string, hosts: Hosts): Site {
  const name = hostName(host)
  return SITES.find(site => hostName(hosts[site]) === name) ?? 'com'
}

const hostName = (host: string): string => host.trim().toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '')

export function portOf(host: string): number | undefined {
  const digits = /:(\d{1,5})$/.exec(host.trim())?.[1]
  return digits ? Number(digits) : undefined
}

/** Without a trailing slash: 'http://localhost:3000'. A port in `hosts` wins. */
export function originOf(site: Site, hosts: Hosts, { protocol = 'http', port }: Door = {}): string {
  const host = hosts[site].toLowerCase()
  const isUsual = port === undefined || port === (protocol === 'https' ? 443 : 80)
  return `${protocol}://${host}${isUsual || portOf(host) !== undefined ? '' : `:${port}`}`
}

export function originsOf(hosts: Hosts, door: Door = {}): Origins {
  const origin = (site: Site) => originOf(site, hosts, door)
  return {
    com: origin('com'),
    jp: origin('jp'),
    discover_com: origin('discover_com'),
    discover_jp: origin('discover_jp'),
  }
}
