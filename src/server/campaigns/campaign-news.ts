import type { CampaignRow } from '@/pricing'
import { campaignPage, isOnCampaignPage } from '@/site/campaign-page'
import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import { nearnessOf } from '@/site/nearness'
import type { PageRef } from '@/site/page'
import { pathInLanguage } from '@/site/path-in-language'
import { untilWords } from '@/site/saving-words'
import { type Site, siteSpeaking, treeOf } from '@/site/sites'
import type { Visit } from '@/site/visit'
import { productNamer } from '../catalogue/namer'
import { anonymous } from '../catalogue/offers'
import { siteOrigins } from '../http/origins'
import { ruleBookOf } from '../preview/rule-book'
import { inLanguage, langOf } from '../rule-book/words'
import { wallClock } from '../time-zones/zoned-instant'
import { benefitText } from './benefit/benefit-text'

/** `until` in ms, UTC; `hasCoupons`: its discount applies by itself. */
export type AnnouncedCampaign = {
  key: string
  name: string
  lang: string | undefined
  /** What it does for customers. */
  benefit: { text: string; lang: string | undefined }
  href: string
  /** Whether this is the page that it leads to. */
  isHere: boolean
  until: number
  hasCoupons: boolean
}

/** What is told of running campaigns beside the page: each in the way that its editor chose (SPEC 3, navType). */
export type CampaignNews = { [N in Exclude<CampaignRow['navType'], 'none'>]: AnnouncedCampaign | undefined }

/** Of several with one navType the latest begun, so that a short one beats a standing one (DOMAIN 5). */
export async function campaignNews(visit: Visit): Promise<CampaignNews> {
  const { at, site, locale } = visit
  const [{ book }, announced] = await Promise.all([ruleBookOf(visit), announcer(visit)])
  const running = book.runningCampaigns(at, site, locale)
  const latest = (navType: CampaignRow['navType']) => {
    const found = running.findLast(campaign => campaign.navType === navType)
    return found && announced(found)
  }
  return { bar: latest('bar'), popup: latest('popup'), menu: latest('menu') }
}

async function announcer(visit: Visit): Promise<(campaign: CampaignRow) => AnnouncedCampaign> {
  const { site, locale } = visit
  const [{ words }, benefit] = await Promise.all([ruleBookOf(visit), benefitTeller(visit)])
  return campaign => ({
    key: campaign.key,
    name: inLanguage(words.campaigns.get(campaign.key), locale, campaign.key),
    lang: langOf(words.campaigns.get(campaign.key), locale),
    benefit: benefit(campaign),
    href: hrefOf(campaignPage(campaign.route), site, locale),
    isHere: isOnCampaignPage(visit, campaign.route),
    until: campaign.endTime,
    hasCoupons: campaign.coupons.length > 0,
  })
}

/** At the prices of somebody who owns nothing; until when, if that is near and no editor wrote the words. */
async function benefitTeller(visit: Visit): Promise<(campaign: CampaignRow) => AnnouncedCampaign['benefit']> {
  const { at, locale } = visit
  const [snapshot, nameOf] = await Promise.all([ruleBookOf(visit), productNamer(visit)])
  const { words } = snapshot
  return campaign => {
    const { key, endTime } = campaign
    const told = benefitText(snapshot, campaign, { asked: anonymous(visit), nameOf })
    if (!told) {
      const named = words.campaigns.get(key)
      const text = translator(locale, 'campaign')('benefit.none', { name: inLanguage(named, locale, key) })
      return { text, lang: undefined }
    }
    if (told.isOwn || nearnessOf(endTime, at) !== 'counted') return told
    const lastDay = wallClock(endTime - 1, words.endZones.get(key) ?? 'UTC')
    return { text: untilWords(told.text, lastDay, locale), lang: told.lang }
  }
}

function hrefOf(shown: PageRef, site: Site, locale: Locale): string {
  const shop = treeOf(site) === 'shop' ? site : siteSpeaking('com', locale)
  const path = pathInLanguage(shown, shop, locale)
  return shop === site ? path : `${siteOrigins()[shop]}${path}`
}
