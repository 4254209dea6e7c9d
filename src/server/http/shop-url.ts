import type { PageRef } from '@/site/page'
import { urlOf } from '@/site/path'
import { siteSpeaking } from '@/site/sites'
import type { Visit } from '@/site/visit'
import { siteOrigins } from './origins'

/** In the visitor's language, also from a review site (PAGES, sites and languages). */
export const shopUrl = ({ locale }: Visit, shown: PageRef): string =>
  urlOf(shown, siteSpeaking('com', locale), locale, siteOrigins())

/** The same on the review site. */
export const reviewUrl = ({ locale }: Pick<Visit, 'locale'>, shown: PageRef): string =>
  urlOf(shown, siteSpeaking('discover_com', locale), locale, siteOrigins())
