export {
  type Article,
  type ArticleCard,
  article,
  articleCards,
  articleLanguages,
  writtenArticleId,
} from './articles'
export { type AuthorCard, author, authors } from './authors'
export { beginning } from './beginning'
export { type BestList, bestLists } from './best-lists'
export { type CategoryNode, categoryTree, uidsOf, wayTo } from './categories'
export { CHANGELOGS, type Release, releases } from './changelog'
export { type Cover, coverOf } from './cover'
export { type Guide, guide } from './guides'
export { type LegalPage, legalPage } from './legal'
export { metadataOf } from './metadata'
export { type Block, type ContentPage, contentPage } from './pages'
export { type Review, type ReviewCard, review, reviewCards } from './reviews'
