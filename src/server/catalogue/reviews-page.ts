import type { Line } from '@/pricing'
import type { Visit } from '@/site/visit'
import { readPost } from '../content/unreadable'
import {
  firstPlaceOf,
  PAGE_OF_ROUTE,
  pagesOf,
  type ShownReview,
  type ShownReviews,
  SPREAD_OF_ROUTE,
  type StarsRow,
  shownReviews,
} from '../customer-reviews/shown'
import { ruleBookOf } from '../preview/rule-book'
import { database } from '../runtime/database'
import { productNamer } from './namer'
import { type CardProduct, productCardsOf } from './product-cards'
import { productPages } from './product-pages'

export type ReviewsPage = {
  visit: Visit
  route: string
  name: string
  line: Line | undefined
  /** While it is on sale. */
  card: CardProduct | undefined
  /** All figures, and the texts of this page. */
  reviews: ShownReviews
  page: number
  pages: number
}

/** All that buyers say of a product, page by page; undefined where there is no such page. */
export async function reviewsPage(
  visit: Visit,
  route: string,
  page: number,
): Promise<ReviewsPage | undefined> {
  const [reviews, nameOf, snapshot, [card]] = await Promise.all([
    readPost('what buyers say', reviewsOn(visit, route, page)),
    productNamer(visit),
    ruleBookOf(visit),
    productCardsOf(visit, [route]),
  ])
  if (!reviews || reviews.newest.length === 0) return undefined
  const line = productPages(snapshot).byRoute.get(route)?.line
  return { visit, route, name: nameOf(route), line, card, reviews, page, pages: pagesOf(reviews) }
}

type Row = { stars: StarsRow[]; texts: ShownReview[] }

async function reviewsOn({ locale }: Visit, route: string, page: number): Promise<ShownReviews | undefined> {
  const [row] = await database.query<Row>(
    `select (select coalesce(jsonb_agg(to_jsonb(s)), '[]') from (${SPREAD_OF_ROUTE}) s) as stars,
       (select coalesce(jsonb_agg(to_jsonb(t)), '[]') from (${PAGE_OF_ROUTE}) t) as texts`,
    [locale, route, firstPlaceOf(page)],
  )
  return shownReviews(row?.stars ?? [], row?.texts ?? [])
}
