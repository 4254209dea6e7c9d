import type { Locale } from '@/site/locale'
import { type PageRef, page } from '@/site/page'
import { urlOf } from '@/site/path'
import { type Origins, type Site, treeOf } from '@/site/sites'
import { siteOrigins } from '../http/origins'

/** A site in one of its languages with the origins of all four sites: all that absolute URLs depend on. */
export type SiteContext = { site: Site; locale: Locale; origins: Origins }

export const siteContextOf = ({ site, locale }: { site: Site; locale: Locale }): SiteContext => ({
  site,
  locale,
  origins: siteOrigins(),
})

/** The absolute URL of a page in the same site and language. */
export const urlAt = ({ site, locale, origins }: SiteContext, shown: PageRef): string =>
  urlOf(shown, site, locale, origins)

/** The absolute URL of a page's social image. */
export const pictureAt = (place: SiteContext, page: PageRef): string =>
  urlAt(place, { ...page, picture: true })

/** The home page of a site: the shop's or the reviews'. */
export const homeOf = ({ site }: Pick<SiteContext, 'site'>): PageRef =>
  page(treeOf(site) === 'review' ? 'review-home' : 'home')
