import { PERSONAL_CAMPAIGNS } from './families'
import { type PageRef, page } from './page'

export const campaignPage = (route: string): PageRef =>
  page(PERSONAL_CAMPAIGNS.includes(route) ? 'personal-campaign' : 'campaign', route)
