import type { BreadcrumbList } from 'schema-dts'
import { translator } from '@/site/messages'
import type { PageRef } from '@/site/page'
import { homeOf, type SiteContext, urlAt } from '../../addresses/site-context'

export type Crumb = { name: string; page: PageRef }

/** The home of the site, then the way to the page, which is its last. */
export function breadcrumbs(place: SiteContext, way: readonly Crumb[]): BreadcrumbList {
  const home = { name: translator(place.locale, 'common')('nav.home'), page: homeOf(place) }
  const crumbs = [home, ...way]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.name,
      item: urlAt(place, crumb.page),
    })),
  }
}
