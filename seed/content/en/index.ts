import type { ContentTexts } from '../texts'
import { articles } from './articles'
import { authors } from './authors'
import { bestLists } from './best-lists'
import { categories } from './categories'
import { faq } from './faq'
import { guides } from './guides'
import { legal } from './legal'
import { pages } from './pages'
import { releases } from './releases'
import { reviews } from './reviews'

export const en: ContentTexts = {
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
