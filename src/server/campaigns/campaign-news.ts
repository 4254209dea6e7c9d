import type { CampaignRow } from '@/pricing'
import { campaignPage } from '@/site/campaign-page'
import type { Locale } from '@/site/locale'
import type { PageRef } from '@/site/page'
import { pathInLanguage } from '@/site/path-in-language'
import { type Site, siteSpeaking, treeOf } from '@/site/sites'
import type { Visit } from '@/site/visit'
import { siteOrigins } from '../http/origins'
import { ruleBookOf } from '../preview/rule-book'
import type { Snapshot } from '../rule-book/load'
import { inLanguage, langOf } from '../rule-book/words'

/** `until` in ms, UTC; `hasCoupons`: its discount applies by itself. */
export type AnnouncedCampaign = {
  key: string
  name: string
  lang: string | undefined
  href: string
  until: number
  hasCoupons: boolean
}

/** What is told of running campaigns beside the page: each in the way that its editor chose (SPEC 3, navType). */
export type CampaignNews = { [N in Exclude<CampaignRow['navType'], 'none'>]: AnnouncedCampaign | undefined }

/** Of several with one navType the latest begun, so that a short one beats a standing one (DOMAIN 5). */
export async function campaignNews(visit: Visit): Promise<CampaignNews> {
  const { at, site, locale } = visit
  const { book, words } = await ruleBookOf(visit)
  const running = book.runningCampaigns(at, site, locale)
  const latest = (navType: CampaignRow['navType']) => {
    const found = running.findLast(campaign => campaign.navType === navType)
    return found && announced(found, words, { site, locale })
  }
  return { bar: latest('bar'), popup: latest('popup'), menu: latest('menu') }
}

type Where = { site: Site; locale: Locale }

function announced(
  { key, route, endTime, coupons }: CampaignRow,
  words: Snapshot['words'],
  { site, locale }: Where,
): AnnouncedCampaign {
  return {
    key,
    name: inLanguage(words.campaigns.get(key), locale, key),
    lang: langOf(words.campaigns.get(key), locale),
    href: hrefOf(campaignPage(route), site, locale),
    until: endTime,
    hasCoupons: coupons.length > 0,
  }
}

function hrefOf(shown: PageRef, site: Site, locale: Locale): string {
  const shop = treeOf(site) === 'shop' ? site : siteSpeaking('com', locale)
  const path = pathInLanguage(shown, shop, locale)
  return shop === site ? path : `${siteOrigins()[shop]}${path}`
}
