import {
  isStars,
  REVIEW_LENGTH,
  type ReviewProblem,
  type ReviewProblems,
  type Stars,
} from '@/site/customer-review'
import { isLocale, type Locale } from '@/site/locale'
import { plainText } from '../comments/plain-text'

/** As it was sent. */
export type TypedReview = Record<'stars' | 'title' | 'text' | 'language' | 'name', string>

export type Review = { stars: Stars; title: string; text: string; locale: Locale; name: string }

/** What is kept of a form, without tags, or what is wrong with it by field. */
export function readReview(typed: TypedReview): Review | { problems: ReviewProblems } {
  const [title, name] = [oneLine(typed.title), oneLine(typed.name)]
  const [text, stars, locale] = [plainText(typed.text), Number(typed.stars), typed.language]
  const problems = {
    ...wrong('stars', isStars(stars) ? null : 'empty'),
    ...wrong('title', title.length > REVIEW_LENGTH.title ? 'long' : null),
    ...wrong('text', textProblem(text)),
    ...wrong('language', isLocale(locale) ? null : 'empty'),
    ...wrong('name', nameProblem(name)),
  }
  if (!isStars(stars) || !isLocale(locale) || Object.keys(problems).length > 0) return { problems }
  return { stars, title, text, locale, name }
}

const oneLine = (typed: string): string => plainText(typed).replace(/\s+/g, ' ')

const wrong = (field: keyof ReviewProblems, problem: ReviewProblem | null): ReviewProblems =>
  problem === null ? {} : { [field]: problem }

function textProblem(text: string): ReviewProblem | null {
  if (text === '') return 'empty'
  if (text.length > REVIEW_LENGTH.most) return 'long'
  return text.length < REVIEW_LENGTH.least ? 'value' : null
}

/** Nobody’s address stands on a page, not even by mistake. */
function nameProblem(name: string): ReviewProblem | null {
  if (name.length > REVIEW_LENGTH.name) return 'long'
  return /[@＠]|https?:|www\./i.test(name) ? 'value' : null
}
