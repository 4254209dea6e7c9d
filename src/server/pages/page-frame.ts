import type { ApiBases } from '@/site/api-bases'
import { page } from '@/site/page'
import type { Visit } from '@/site/visit'
import { type CampaignNews, campaignNews } from '../campaigns/campaign-news'
import { apiBases } from '../http/api-bases'
import { type Announcement, announcementNow } from './announcement'
import { type Link, type Navigation, navigationOf } from './navigation'
import { hrefInShop } from './shop-href'
import { statutoryLinks } from './statutory-links'

export type PageFrame = {
  navigation: Navigation
  announcement: Announcement | undefined
  campaign: CampaignNews | undefined
  /** What the law asks for on every page of a market. */
  statutory: Link[]
  cookiesPolicy: string
  bases: ApiBases
}

export async function pageFrame(visit: Visit): Promise<PageFrame> {
  const [navigation, announcement, campaign, statutory] = await Promise.all([
    navigationOf(visit),
    announcementNow(visit),
    campaignNews(visit),
    statutoryLinks(visit),
  ])
  const cookiesPolicy = hrefInShop(page('legal', 'cookies_policy'), visit.site, visit.locale)
  return { navigation, announcement, campaign, statutory, cookiesPolicy, bases: apiBases() }
}
