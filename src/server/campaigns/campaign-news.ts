import { campaignPage } from '@/site/campaign-page'
import type { Locale } from '@/site/locale'
import type { PageRef } from '@/site/page'
import { pathInLanguage } from '@/site/path-in-language'
import { type Site, siteSpeaking, treeOf } from '@/site/sites'
import type { Visit } from '@/site/visit'
import { siteOrigins } from '../http/origins'
import { ruleBookOf } from '../preview/rule-book'
import { inLanguage, langOf } from '../rule-book/words'

export type CampaignNews = { key: string; name: string; lang: string | undefined; href: string }

/**
 * Of the running campaigns with navType «bar» the latest begun, so that a short one beats a standing one; undefined
 * where none runs (DOMAIN 5).
 */
export async function campaignNews(visit: Visit): Promise<CampaignNews | undefined> {
  const { at, site, locale } = visit
  const { book, words } = await ruleBookOf(visit)
  const campaign = book.runningCampaigns(at, site, locale).findLast(({ navType }) => navType === 'bar')
  if (!campaign) return undefined
  const { key, route } = campaign
  return {
    key,
    name: inLanguage(words.campaigns.get(key), locale, key),
    lang: langOf(words.campaigns.get(key), locale),
    href: hrefOf(campaignPage(route), site, locale),
  }
}

function hrefOf(shown: PageRef, site: Site, locale: Locale): string {
  const shop = treeOf(site) === 'shop' ? site : siteSpeaking('com', locale)
  const path = pathInLanguage(shown, shop, locale)
  return shop === site ? path : `${siteOrigins()[shop]}${path}`
}
