import type { ApiBases } from '@/site/api-bases'
import { page } from '@/site/page'
import type { Visit } from '@/site/visit'
import { type AnnouncedCampaign, campaignNews } from '../campaigns/campaign-news'
import { runningExperiment } from '../experiments/running'
import { apiBases } from '../http/api-bases'
import { vapidKeys } from '../runtime/vapid'
import { type Announcement, announcementNow } from './announcement'
import type { Link } from './navigation'
import { type Navigation, navigationOf } from './navigation'
import { hrefInShop } from './shop-href'
import { statutoryLinks } from './statutory-links'

export type PageFrame = {
  navigation: Navigation
  announcement: Announcement | undefined
  /** Campaigns that announce themselves above the page, over it, and among the links of its head. */
  bar: AnnouncedCampaign | undefined
  popup: AnnouncedCampaign | undefined
  menu: Link | undefined
  experiment: { key: string; hasPopup: boolean } | undefined
  /** What the law asks for on every page of a market. */
  statutory: Link[]
  cookiesPolicy: string
  bases: ApiBases
  /** By which browsers know the shop's push messages; undefined where it sends none. */
  pushKey: string | undefined
}

/** What stands around every page, whatever it shows; bar and popup stay away from the page that they lead to. */
export async function pageFrame(visit: Visit): Promise<PageFrame> {
  const [navigation, announcement, { bar, popup, menu }, experiment, statutory] = await Promise.all([
    navigationOf(visit),
    announcementNow(visit),
    campaignNews(visit),
    runningExperiment(visit),
    statutoryLinks(visit),
  ])
  return {
    navigation,
    announcement,
    bar: bar?.isHere ? undefined : bar,
    popup: popup?.isHere ? undefined : popup,
    menu: menu && { href: menu.href, label: menu.name, lang: menu.lang },
    experiment: experiment && { key: experiment.key, hasPopup: experiment.popup },
    statutory,
    cookiesPolicy: hrefInShop(page('legal', 'cookies_policy'), visit.site, visit.locale),
    bases: apiBases(),
    pushKey: vapidKeys()?.publicKey,
  }
}
