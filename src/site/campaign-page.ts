import { PERSONAL_CAMPAIGNS } from './families'
import { type PageRef, page } from './page'

/** The page of a campaign's route: one address for all languages for the three that PAGES names so. */
export const campaignPage = (route: string): PageRef =>
  page(PERSONAL_CAMPAIGNS.includes(route) ? 'personal-campaign' : 'campaign', route)
