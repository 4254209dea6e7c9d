import { writePart } from './address-part'
import type { Locale } from './locale'
import { familyOf, type PageRef } from './page'
import { defaultLocaleOf, type Origins, type Site } from './sites'

export const PICTURE = 'opengraph-image'

/**
 * The one address of a page on a site in a language, without the origin: '/de/netflix-downloader', '/checkout', '/zh/'.
 * Throws if the parameters are not those of the family.
 */
export function pathOf(page: PageRef, site: Site, locale: Locale): string {
  const own = `${prefixOf(page, site, locale)}${ownPath(page)}`
  return page.picture ? `${own.replace(/\/$/, '')}/${PICTURE}` : own
}

export const urlOf = (page: PageRef, site: Site, locale: Locale, origins: Origins): string =>
  `${origins[site]}${pathOf(page, site, locale)}`

/**
 * The path of the Next route that makes a page: '/s/com/de/product/netflix_downloader'. Never answered from outside.
 */
export function internalPath(page: PageRef, site: Site, locale: Locale): string {
  const parts = [
    site,
    locale,
    ...(page.picture ? [PICTURE] : []),
    page.family,
    ...page.params.map(encodeURIComponent),
  ]
  return `/s/${parts.join('/')}`
}

export const internalNotFound = (site: Site, locale: Locale): string => `/s/${site}/${locale}/not-found`

export const internalUnavailable = (site: Site, locale: Locale): string => `/s/${site}/${locale}/unavailable`

const prefixOf = (page: PageRef, site: Site, locale: Locale): string =>
  familyOf(page).locales === 'prefix' && locale !== defaultLocaleOf(site) ? `/${locale}` : ''

function ownPath({ family, params, ...page }: PageRef): string {
  const pattern = familyOf({ family, params, ...page }).paths.find(
    path => wordsOf(path).length === params.length,
  )
  if (!pattern) throw new Error(`No address of ${family} has ${params.length} parameters`)
  const rest = [...params]
  return pattern.replace(/:(\w+)/g, (_, word: string) => writePart(word, rest.shift() ?? ''))
}

const wordsOf = (pattern: string): string[] => pattern.match(/:\w+/g) ?? []
