import type { Visit } from '@/site/visit'
import { ARTICLES_ABOUT, type ArticleLink } from '../content/articles-about'
import {
  NEWEST_OF_ROUTE,
  type ShownReview,
  type ShownReviews,
  SPREAD_OF_ROUTE,
  type StarsRow,
  shownReviews,
} from '../customer-reviews/shown'
import { database } from '../runtime/database'

export type ToldAbout = { articles: readonly ArticleLink[]; reviews: ShownReviews | undefined }

type Row = { articles: ArticleLink[]; stars: StarsRow[]; newest: ShownReview[] }

/** What stands elsewhere about a product, in one statement: articles in the visitor’s language, and its buyers’ reviews. */
export async function toldAbout(
  { locale, at }: Pick<Visit, 'locale' | 'at'>,
  route: string,
): Promise<ToldAbout> {
  const [row] = await database.query<Row>(
    `select (select coalesce(jsonb_agg(to_jsonb(a)), '[]') from (${ARTICLES_ABOUT}) a) as articles,
       (select coalesce(jsonb_agg(to_jsonb(s)), '[]') from (${SPREAD_OF_ROUTE}) s) as stars,
       (select coalesce(jsonb_agg(to_jsonb(n)), '[]') from (${NEWEST_OF_ROUTE}) n) as newest`,
    [locale, route, new Date(at)],
  )
  const { articles = [], stars = [], newest = [] } = row ?? {}
  return { articles, reviews: shownReviews(stars, newest) }
}
