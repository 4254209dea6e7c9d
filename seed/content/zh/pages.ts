import type { ContentTexts } from '../texts'
import { campaignPages } from './pages-campaigns'
import { reviewPages } from './pages-reviews'
import { servicePages } from './pages-service'
import { shopPages } from './pages-shop'

export const pages: ContentTexts['pages'] = {
  ...shopPages,
  ...servicePages,
  ...campaignPages,
  ...reviewPages,
}
