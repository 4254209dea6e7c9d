import { averageOf, countOf, type Spread, STARS, type Stars } from '@/site/customer-review'
import type { Locale } from '@/site/locale'

/** `at`: when it was written, in ms. */
export type ShownReview = {
  id: string
  stars: Stars
  title: string
  text: string
  name: string
  locale: Locale
  answer: string
  at: number
}

export type ShownReviews = {
  count: number
  /** To one decimal. */
  average: number
  spread: Spread
  /** Those in the reader’s language first, then the newest; not more than a page holds. */
  newest: readonly ShownReview[]
}

/** Of the route $2: how many stars how often. */
export const SPREAD_OF_ROUTE = `select stars::int as stars, count(*)::int as count from customer_reviews
  where route = $2 and state = 'shown' group by stars`

/** Of the route $2, for a reader of the language $1. */
const OF_ROUTE = `select id, stars::int as stars, coalesce(title, '') as title, text, coalesce(name, '') as name, locale,
    coalesce(answer, '') as answer, (extract(epoch from written_at) * 1000)::float8 as at
  from customer_reviews where route = $2 and state = 'shown'
  order by (locale::text = $1::text) desc, written_at desc, id`

/** So many texts a page holds. */
const ON_A_PAGE = 30

export const NEWEST_OF_ROUTE = `${OF_ROUTE} limit 30`

/** Those from the place $3 on. */
export const PAGE_OF_ROUTE = `${OF_ROUTE} limit 30 offset $3::int`

/** None where there are no reviews. */
export const pagesOf = ({ count }: Pick<ShownReviews, 'count'>): number => Math.ceil(count / ON_A_PAGE)
/** How many reviews stand before a page; the first page is 1. */
export const firstPlaceOf = (page: number): number => (page - 1) * ON_A_PAGE

export type StarsRow = { stars: Stars; count: number }

/** Undefined where nobody’s is shown: then a page says nothing of reviews. */
export function shownReviews(
  rows: readonly StarsRow[],
  newest: readonly ShownReview[],
): ShownReviews | undefined {
  const spread = spreadOf(rows)
  const count = countOf(spread)
  return count === 0 ? undefined : { count, average: averageOf(spread), spread, newest }
}

function spreadOf(rows: readonly StarsRow[]): Spread {
  const spread: Record<Stars, number> = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 }
  for (const stars of STARS) spread[stars] = rows.find(row => row.stars === stars)?.count ?? 0
  return spread
}
