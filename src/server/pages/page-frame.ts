import type { ApiBases } from '@/site/api-bases'
import type { Visit } from '@/site/visit'
import { type CampaignNews, campaignNews } from '../campaigns/campaign-news'
import { apiBases } from '../http/api-bases'
import { type Announcement, announcementNow } from './announcement'
import { type Navigation, navigationOf } from './navigation'

export type PageFrame = {
  navigation: Navigation
  announcement: Announcement | undefined
  campaign: CampaignNews | undefined
  bases: ApiBases
}

export async function pageFrame(visit: Visit): Promise<PageFrame> {
  const [navigation, announcement, campaign] = await Promise.all([
    navigationOf(visit),
    announcementNow(visit),
    campaignNews(visit),
  ])
  return { navigation, announcement, campaign, bases: apiBases() }
}
