import { canonicalSite } from '@/site/canonical-site'
import type { Locale } from '@/site/locale'
import { type PageRef, page } from '@/site/page'
import { urlOf } from '@/site/path'
import { type Origins, type Site, treeOf } from '@/site/sites'
import { siteOrigins } from '../http/origins'

export type SiteContext = { site: Site; locale: Locale; origins: Origins }

/** With the origins of the four sites as the settings name them now. */
export const siteContextOf = ({ site, locale }: { site: Site; locale: Locale }): SiteContext => ({
  site,
  locale,
  origins: siteOrigins(),
})

/** The absolute URL of a page on this very site, whether or not it is the page's canonical one. */
export const urlAt = ({ site, locale, origins }: SiteContext, shown: PageRef): string =>
  urlOf(shown, site, locale, origins)

/** The one address that search engines are to know of it. */
export const canonicalOf = (place: SiteContext, shown: PageRef): string =>
  urlAt(whereTextStands(place, shown), shown)

/** The same language on the site where the text of a page is read: of what both trees have, the shop. */
export const whereTextStands = (place: SiteContext, shown: PageRef): SiteContext => ({
  ...place,
  site: canonicalSite(shown, place.site, place.locale),
})

/** The absolute URL of its social image. */
export const pictureAt = (place: SiteContext, page: PageRef): string =>
  urlAt(place, { ...page, picture: true })

/** Of the review sites their own home, of the others the shop's (PAGES, sites and languages). */
export const homeOf = ({ site }: Pick<SiteContext, 'site'>): PageRef =>
  page(treeOf(site) === 'review' ? 'review-home' : 'home')
