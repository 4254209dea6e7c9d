export {
  type Article,
  type ArticleCard,
  article,
  articleCards,
  articleLanguages,
  type Cover,
} from './articles'
export { type AuthorCard, author, authors } from './authors'
export { type BestList, bestLists } from './best-lists'
export { type CategoryNode, categoryIn, categoryTree, uidsOf } from './categories'
export { type Release, releases } from './changelog'
export { type Guide, guide } from './guides'
export { type LegalPage, legalPage } from './legal'
export { type Review, type ReviewCard, review, reviewCards } from './reviews'
