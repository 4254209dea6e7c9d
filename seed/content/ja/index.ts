import type { ContentTexts } from '../texts'
import { articles } from './articles'
import { authors } from './authors'
import { bestLists } from './best-lists'
import { categories } from './categories'
import { faq } from './faq'
import { guidesEurope } from './guides-europe'
import { guidesGlobal } from './guides-global'
import { guidesJapan } from './guides-japan'
import { guidesTools } from './guides-tools'
import { legal } from './legal'
import { campaignPages } from './pages-campaigns'
import { reviewPages } from './pages-reviews'
import { servicePages } from './pages-service'
import { shopPages } from './pages-shop'
import { releases } from './releases'
import { reviews } from './reviews'

const guides = { ...guidesTools, ...guidesGlobal, ...guidesJapan, ...guidesEurope }
const pages = { ...shopPages, ...servicePages, ...campaignPages, ...reviewPages }

/** All that is said in Japanese. */
export const ja: ContentTexts = {
  authors,
  categories,
  articles,
  guides,
  reviews,
  bestLists,
  releases,
  legal,
  pages,
  faq,
}
