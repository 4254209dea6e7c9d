import type { Organization, WebSite } from 'schema-dts'
import { BRAND } from '@/site/brand'
import { HTML_LANG } from '@/site/locale'
import { homeOf, type SiteContext, urlAt } from '../../addresses/site-context'

const idOf = ({ origins }: SiteContext): string => `${origins.com}/#organization`

/** The shop, with one id on all sites. */
export const organization = (place: SiteContext): Organization => ({
  '@type': 'Organization',
  '@id': idOf(place),
  name: BRAND,
  url: `${place.origins.com}/`,
  logo: `${place.origins.com}/icon.svg`,
})

/** This site in this language, named by its home and published by the shop. */
export function webSite(place: SiteContext): WebSite {
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
