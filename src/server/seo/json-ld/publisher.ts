import type { Organization, WebSite } from 'schema-dts'
import { BRAND } from '@/site/brand'
import { HTML_LANG } from '@/site/locale'
import { homeOf, type SitePlace, urlAt } from '../../addresses/site-context'

const idOf = ({ origins }: SitePlace): string => `${origins.com}/#organization`

/** Whom the shop belongs to, the same on all four sites. */
export const organization = (place: SitePlace): Organization => ({
  '@type': 'Organization',
  '@id': idOf(place),
  name: BRAND,
  url: `${place.origins.com}/`,
  logo: `${place.origins.com}/icon.svg`,
})

/** A site in one of its languages. */
export function webSite(place: SitePlace): WebSite {
  const url = urlAt(place, homeOf(place))
  return {
    '@type': 'WebSite',
    '@id': `${url}#website`,
    name: BRAND,
    url,
    inLanguage: HTML_LANG[place.locale],
    publisher: { '@id': idOf(place) },
  }
}
