import type { Locale } from './locale'
import { familyOf, type PageRef } from './page'
import { pathOf } from './path'
import { localesOf, type Site } from './sites'

/**
 * Keeps the language of the page that the link stands on. A page with one address for all languages is linked under the
 * prefix, which remembers the language and redirects: '/de/checkout'.
 */
export function pathInLanguage(page: PageRef, site: Site, locale: Locale): string {
  const path = pathOf(page, site, locale)
  return familyOf(page).locales === 'negotiated' && localesOf(site).length > 1 ? `/${locale}${path}` : path
}
