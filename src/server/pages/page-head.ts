import type { Metadata } from 'next'
import { alternatesOf } from '@/site/alternates'
import { BRAND } from '@/site/brand'
import { type Locale, OPEN_GRAPH_LOCALE } from '@/site/locale'
import { translator } from '@/site/messages'
import { familyOf, hasPicture, type PageRef, PICTURE_SIZE, page } from '@/site/page'
import { altOf, type SharePicture } from '@/site/share-picture'
import { canonicalOf, pictureAt, type SiteContext, urlAt } from '../addresses/site-context'

/** Of the picture that is drawn for where a page is shared, in the page's language. */
const drawnAlt = (title: string | undefined, { locale }: SiteContext): string => {
  const t = translator(locale, 'layout')
  return title ? t('share.titled', { title, brand: BRAND }) : t('share.untitled', { brand: BRAND })
}

/**
 * A page's canonical URL, its alternates per language as in the sitemap, and the feed (PAGES, for machines).
 * `locales`: those it is written in, if not all.
 */
export function pageLinks(
  shown: PageRef | null,
  place: SiteContext,
  locales?: readonly Locale[],
): NonNullable<Metadata['alternates']> {
  const types = { 'application/rss+xml': [{ url: urlAt(place, page('feed')), title: BRAND }] }
  if (!shown || !familyOf(shown).indexable) return { types }
  const languages = alternatesOf(shown, place.site, place.origins, locales)
  return {
    canonical: canonicalOf(place, shown),
    languages: Object.fromEntries(languages.map(({ hrefLang, href }) => [hrefLang, href])),
    types,
  }
}

/** Of the picture of a page: what is drawn says its title, unless its editor chose `own`. */
type Pictured = { title?: string | undefined; own?: SharePicture | undefined }

/** Open Graph and Twitter; Next adds title and description. */
export function sharing(
  shown: PageRef | null,
  place: SiteContext,
  { title, own }: Pictured = {},
): Pick<Metadata, 'openGraph' | 'twitter'> {
  const common = { siteName: BRAND, locale: OPEN_GRAPH_LOCALE[place.locale] }
  if (!shown || !hasPicture(shown)) return { openGraph: { ...common, type: 'website' } }
  const alt = own ? (altOf(own) ?? title ?? BRAND) : drawnAlt(title, place)
  const type = own ? 'image/jpeg' : 'image/png'
  const images = [{ url: pictureAt(place, shown), ...PICTURE_SIZE, type, alt }]
  return {
    openGraph: { ...common, type: 'website', url: canonicalOf(place, shown), images },
    twitter: { card: 'summary_large_image', images },
  }
}
