export { questionsAndAnswers } from './questions'
export {
  articleThings,
  categoryThings,
  changelogThings,
  guideThings,
  homeThings,
  legalThings,
  productThings,
  reviewThings,
  type ShownWords,
} from './things'
