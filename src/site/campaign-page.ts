import { PERSONAL_CAMPAIGNS } from './families'
import { type PageRef, page } from './page'
import { pathOf } from './path'
import { treeOf } from './sites'
import type { Visit } from './visit'

export const campaignPage = (route: string): PageRef =>
  page(PERSONAL_CAMPAIGNS.includes(route) ? 'personal-campaign' : 'campaign', route)

/** Whether a visit is to the page of a campaign, which needs nobody to lead there. */
export const isOnCampaignPage = (
  { site, locale, path }: Pick<Visit, 'site' | 'locale' | 'path'>,
  route: string,
): boolean => treeOf(site) === 'shop' && pathOf(campaignPage(route), site, locale) === path
