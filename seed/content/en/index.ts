import type { ContentTexts } from '../texts'

export const en: ContentTexts = {
  authors: {},
  categories: {},
  articles: {},
  guides: {},
  reviews: {},
  bestLists: {},
  changelogs: {},
  legal: {},
  pages: {},
  faq: {},
}
