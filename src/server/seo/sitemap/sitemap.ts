import { alternatesOf } from '@/site/alternates'
import type { Locale } from '@/site/locale'
import { page } from '@/site/page'
import { urlOf } from '@/site/path'
import { localesOf, type Origins, type Site, siteSpeaking } from '@/site/sites'
import { readableRows } from '../../content/unreadable'
import { inMarkup } from '../../runtime/in-markup'
import { utcDay } from '../../time-zones/days'
import type { ListedPage } from './content-pages'

/** An index with one map per language (PAGES, for machines). */
export function sitemapIndex(site: Site, origins: Origins): string {
  const maps = localesOf(site).map(locale => urlOf(page('sitemap', locale), site, locale, origins))
  const entries = maps.map(url => `<sitemap><loc>${inMarkup(url)}</loc></sitemap>`).join('')
  return `<?xml version="1.0" encoding="UTF-8"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries}</sitemapindex>`
}

/**
 * The pages that exist in a language, each with its other languages; one that cannot be read is left out and logged
 * (PAGES, for machines).
 */
export function languageSitemap(
  pages: readonly ListedPage[],
  site: Site,
  locale: Locale,
  origins: Origins,
): string {
  const entries = readableRows('a page of the sitemap', {
    rows: pages.filter(({ locales }) => locales.includes(locale)),
    read: listed => entryOf(listed, site, locale, origins),
    nameOf: ({ page: { family, params } }) => [family, ...params].join(' '),
  })
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('')}</urlset>`
}

function entryOf(
  { page: listed, locales, changed }: ListedPage,
  site: Site,
  locale: Locale,
  origins: Origins,
): string {
  const loc = urlOf(listed, siteSpeaking(site, locale), locale, origins)
  const links = alternatesOf(listed, site, origins, locales).map(
    ({ hrefLang, href }) => `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${inMarkup(href)}"/>`,
  )
  const lastmod = changed === undefined ? '' : `<lastmod>${utcDay(changed)}</lastmod>`
  return `<url><loc>${inMarkup(loc)}</loc>${lastmod}${links.join('')}</url>`
}
