import { canonicalSite } from './canonical-site'
import { HTML_LANG, LOCALES, type Locale } from './locale'
import { familyOf, type PageRef } from './page'
import { pathOf, urlOf } from './path'
import { type Origins, type Site, siteSpeaking } from './sites'

export type Alternate = { hrefLang: string; href: string }

/**
 * The hreflang links of a page: every language of the site on which its text stands and of its sister, this one
 * included, and English as x-default.
 * `locales`: those the page is written in, if not all. None for pages with one address for all languages.
 */
export function alternatesOf(
  page: PageRef,
  site: Site,
  origins: Origins,
  locales: readonly Locale[] = LOCALES,
): Alternate[] {
  const { indexable, locales: mode } = familyOf(page)
  if (!indexable || mode !== 'prefix') return []
  const there = (locale: Locale) => siteSpeaking(canonicalSite(page, site, locale), locale)
  const href = (locale: Locale) => urlOf(page, there(locale), locale, origins)
  const links = locales.map(locale => ({ hrefLang: HTML_LANG[locale], href: href(locale) }))
  return locales.includes('en') ? [...links, { hrefLang: 'x-default', href: href('en') }] : links
}

export type Written = { locales: readonly Locale[]; instead: PageRef }

/**
 * The same page in each language it is written in. A page with one address for all languages is linked under the
 * prefix, which sets the language and redirects back, so that the switch needs no script.
 */
export function languageLinks(
  page: PageRef,
  site: Site,
  origins: Origins,
  written: Written = { locales: LOCALES, instead: page },
): { locale: Locale; href: string }[] {
  return LOCALES.map(locale => {
    const shown = written.locales.includes(locale) ? page : written.instead
    return { locale, href: languageLink(shown, site, locale, origins) }
  })
}

function languageLink(page: PageRef, site: Site, locale: Locale, origins: Origins): string {
  const there = siteSpeaking(site, locale)
  const path = pathOf(page, there, locale)
  const prefix = familyOf(page).locales === 'negotiated' && locale !== 'ja' ? `/${locale}` : ''
  return `${there === site ? '' : origins[there]}${prefix}${path}`
}
