export {
  type Article,
  type ArticleCard,
  article,
  articleCards,
  articleLanguages,
  type Cover,
} from './articles'
export { type AuthorCard, author, authors } from './authors'
export { type Release, releases } from './changelog'
export { type Guide, guide } from './guides'
export { type LegalPage, legalPage } from './legal'
