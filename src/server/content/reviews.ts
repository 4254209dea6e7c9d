import type { Where } from 'payload'
import type { Review as StoredReview } from '@/payload-types'
import type { Locale } from '@/site/locale'
import type { Visit } from '@/site/visit'
import { cms } from '../cms/cms'
import { ruleBookOf } from '../preview/rule-book'
import { type Byline, bylines } from './bylines'
import { languagesOf } from './language-of'
import { type SearchWords, searchWordsOf } from './metadata'
import { minutesToRead } from './reading-time'

export type ReviewCard = {
  number: number
  route: string
  /** An editor's picture of the sign of what is reviewed. */
  icon: string | undefined
  language: Locale
  title: string
  summary: string
  published: number
  /** Empty where nobody wrote one. */
  verdict: string
}
export type Review = ReviewCard &
  SearchWords & {
    suits: string
    suitsNot: string
    likes: string[]
    dislikes: string[]
    body: StoredReview['body']
    author: Byline
    category: { uid: string; title: string } | undefined
    minutes: number
  }

const isPublished = ({ at }: Visit): Where => ({
  and: [
    { _status: { equals: 'published' } },
    { published_at: { less_than_equal: new Date(at).toISOString() } },
  ],
})

async function find(visit: Visit, where: Where): Promise<StoredReview[]> {
  const payload = await cms()
  const { docs } = await payload.find({
    collection: 'reviews',
    where: { and: [isPublished(visit), where] },
    locale: visit.locale,
    fallbackLocale: 'en',
    depth: 1,
    pagination: false,
    sort: '-published_at',
  })
  return docs
}

/** All that are out by now, newest first, in the visitor's language, else in English. */
export async function reviewCards(visit: Visit, where: Where = {}): Promise<ReviewCard[]> {
  return cardsOf(await find(visit, where), visit)
}

/** Undefined where the number is unknown. */
export async function review(visit: Visit, number: number): Promise<Review | undefined> {
  const [doc] = await find(visit, { number: { equals: number } })
  if (!doc) return undefined
  const [[card], bylineOf] = await Promise.all([cardsOf([doc], visit), bylines(visit.locale)])
  if (!card) return undefined
  const { suits, suits_not, likes, dislikes, body, author, category } = doc
  return {
    ...card,
    suits: suits ?? '',
    suitsNot: suits_not ?? '',
    likes: likes ?? [],
    dislikes: dislikes ?? [],
    body,
    author: bylineOf(author),
    category:
      typeof category === 'object' && category ? { uid: category.uid, title: category.title } : undefined,
    minutes: minutesToRead(body, visit.locale),
    ...searchWordsOf(doc),
  }
}

async function cardsOf(docs: readonly StoredReview[], visit: Visit): Promise<ReviewCard[]> {
  const { locale } = visit
  const [{ icons }, languageOf] = await Promise.all([
    ruleBookOf(visit),
    languagesOf({ collection: 'reviews', ids: docs.map(({ id }) => id), locale }),
  ])
  return docs.map(({ id, number, route, title, summary, verdict, published_at }) => ({
    number,
    route,
    icon: icons.get(route),
    language: languageOf(id),
    title,
    summary,
    published: Date.parse(published_at),
    verdict: verdict ?? '',
  }))
}
