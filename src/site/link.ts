import { FAMILIES, type Family } from './families'
import type { Locale } from './locale'
import { defaultLocaleOf, type Origins, type Site, siteSpeaking, treeOf } from './sites'
import { isStoredLink } from './stored-link'

const families: Family[] = Object.values(FAMILIES)
const NEGOTIATED = families.filter(({ locales }) => locales === 'negotiated').flatMap(({ paths }) => paths)
const REVIEW_ROOTS = new Set(
  families
    .filter(({ trees: [stands], isMachine }) => stands === 'review' || isMachine)
    .flatMap(({ paths }) => paths.map(rootOf)),
)

function rootOf(path: string): string {
  return path.split('/')[1] ?? ''
}

/**
 * A link that an editor wrote without a language, for a page of this site and language: '/products' → '/de/products'.
 * On a review site, with `origins`, links to what stands in the shop lead to the shop. Addresses in the visitor's
 * language and links out of the shop stay as they are. Undefined if such a link may not be stored.
 */
export function linkIn(href: string, site: Site, locale: Locale, origins?: Origins): string | undefined {
  if (!isStoredLink(href)) return undefined
  if (!href.startsWith('/')) return href
  const [path = '/'] = href.split(/[?#]/)
  if (origins && treeOf(site) === 'review' && !REVIEW_ROOTS.has(rootOf(path))) {
    const shop = siteSpeaking('com', locale)
    return `${origins[shop]}${linkIn(href, shop, locale, origins)}`
  }
  if (locale === defaultLocaleOf(site) || NEGOTIATED.includes(path)) return href
  return `/${locale}${href}`
}
