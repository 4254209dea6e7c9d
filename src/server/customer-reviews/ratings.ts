import { database } from '../runtime/database'
import { type StarsRow, shownReviews } from './shown'

/** The average to one decimal. */
export type Rating = { average: number; count: number }

type Row = StarsRow & { route: string }

/** What customers gave products, by their routes; those of which no review is shown are not in it. */
export async function ratingsOf(routes: readonly string[]): Promise<Map<string, Rating>> {
  const rows = await database.query<Row>(
    `select route, stars::int as stars, count(*)::int as count from customer_reviews
     where route = any($1::text[]) and state = 'shown' group by route, stars`,
    [routes],
  )
  const given = Map.groupBy(rows, ({ route }) => route)
  return new Map([...given].flatMap(([route, own]) => ratingIn(route, own)))
}

function ratingIn(route: string, own: readonly StarsRow[]): [string, Rating][] {
  const shown = shownReviews(own, [])
  return shown ? [[route, { average: shown.average, count: shown.count }]] : []
}
