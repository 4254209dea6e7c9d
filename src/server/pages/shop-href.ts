import type { Locale } from '@/site/locale'
import type { PageRef } from '@/site/page'
import { pathOf, urlOf } from '@/site/path'
import { type Site, siteSpeaking, treeOf } from '@/site/sites'
import { siteOrigins } from '../http/origins'

/** The address of a page that the shop alone has, as a page of any site links to it. */
export const hrefInShop = (shown: PageRef, site: Site, locale: Locale): string =>
  treeOf(site) === 'shop'
    ? pathOf(shown, site, locale)
    : urlOf(shown, siteSpeaking('com', locale), locale, siteOrigins())
