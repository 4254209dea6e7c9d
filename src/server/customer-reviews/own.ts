import type { RefusalReason, ReviewState, Stars } from '@/site/customer-review'
import type { Locale } from '@/site/locale'
import { ruleBook } from '../rule-book/live'
import { database } from '../runtime/database'
import { paidLicences, type Rateable, rateableBy } from './rateable'

/** `at`: when it was written last, in ms. */
export type OwnReview = {
  route: string
  stars: Stars
  title: string
  text: string
  locale: Locale
  name: string
  state: ReviewState
  refusal: RefusalReason | null
  answer: string
  at: number
}

export type OwnReviews = {
  written: readonly OwnReview[]
  /** All that may be rated, written of already or not. */
  rateable: readonly Rateable[]
}

type Row = Omit<OwnReview, 'at'> & { written_at: Date }

/** A customer’s own reviews, the newest first, and what they may rate. */
export async function ownReviews(customerId: string): Promise<OwnReviews> {
  const [rows, licences, { book }] = await Promise.all([
    database.query<Row>(
      `select route, stars::int, coalesce(title, '') as title, text, locale, coalesce(name, '') as name, state, refusal,
         coalesce(answer, '') as answer, written_at
       from customer_reviews where customer_id = $1 order by written_at desc, route`,
      [customerId],
    ),
    paidLicences(customerId),
    ruleBook(),
  ])
  const written = rows.map(({ written_at, ...review }) => ({ ...review, at: written_at.getTime() }))
  return { written, rateable: rateableBy(book, licences) }
}

/** The route of a product that may be rated and is not yet. */
export const notRated = ({ written, rateable }: OwnReviews, route: string | undefined): string | undefined =>
  rateable.some(each => each.route === route) && written.every(each => each.route !== route)
    ? route
    : undefined
