import type { Where } from 'payload'
import type { Review as StoredReview } from '@/payload-types'
import type { Visit } from '@/site/visit'
import { cms } from '../cms/cms'
import { minutesToRead } from './reading-time'

export type ReviewCard = { number: number; route: string; title: string; summary: string; published: number }
export type Review = ReviewCard & {
  likes: string[]
  dislikes: string[]
  body: StoredReview['body']
  author: { key: string; name: string }
  category: { uid: string; title: string } | undefined
  minutes: number
  metaTitle: string | undefined
  metaDescription: string | undefined
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

/** The published reviews, newest first; of one category where asked. */
export async function reviewCards(visit: Visit, where: Where = {}): Promise<ReviewCard[]> {
  return (await find(visit, where)).map(cardOf)
}

/** One review; undefined where the number is unknown. */
export async function review(visit: Visit, number: number): Promise<Review | undefined> {
  const [doc] = await find(visit, { number: { equals: number } })
  if (!doc) return undefined
  const { likes, dislikes, body, author, category, meta_title, meta_description } = doc
  return {
    ...cardOf(doc),
    likes: likes ?? [],
    dislikes: dislikes ?? [],
    body,
    author: typeof author === 'object' ? { key: author.key, name: author.name } : { key: '', name: '' },
    category:
      typeof category === 'object' && category ? { uid: category.uid, title: category.title } : undefined,
    minutes: minutesToRead(body, visit.locale),
    metaTitle: meta_title ?? undefined,
    metaDescription: meta_description ?? undefined,
  }
}

const cardOf = ({ number, route, title, summary, published_at }: StoredReview): ReviewCard => ({
  number,
  route,
  title,
  summary,
  published: Date.parse(published_at),
})
