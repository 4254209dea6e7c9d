import { FAMILIES } from './families'
import type { Locale } from './locale'
import { defaultLocaleOf, type Site } from './sites'

const NEGOTIATED = Object.values(FAMILIES)
  .filter(({ locales }) => locales === 'negotiated')
  .flatMap(({ paths }) => paths)

/**
 * A link that an editor wrote without a language, on a page of this site and language: '/products' → '/de/products'.
 * Addresses that take the visitor's language, and links out of the shop, stay as they are.
 */
export function linkIn(href: string, site: Site, locale: Locale): string {
  if (!href.startsWith('/') || href.startsWith('//')) return href
  const [path = '/'] = href.split(/[?#]/)
  if (locale === defaultLocaleOf(site) || NEGOTIATED.includes(path)) return href
  return `/${locale}${href}`
}
