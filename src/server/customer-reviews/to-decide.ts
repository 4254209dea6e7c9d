import type { RefusalReason, ReviewState, Stars } from '@/site/customer-review'
import type { Locale } from '@/site/locale'
import { database } from '../runtime/database'

/** As the screen of customer reviews shows it; instants in ms. `by`: whose it is, for support alone. */
export type ReviewToDecide = {
  id: string
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
  decidedAt: number | null
  decidedBy: string | null
  by: { customer: string; email: string } | null
}

type Row = Omit<ReviewToDecide, 'at' | 'decidedAt' | 'by'> & {
  written_at: Date
  decided_at: Date | null
  customer: string | null
  email: string | null
}

/** What fits on a screen. */
const MOST = 50

const SHOWN = `select r.id, r.route, r.stars::int, coalesce(r.title, '') as title, r.text, r.locale, coalesce(r.name, '') as name,
    r.state, r.refusal, coalesce(r.answer, '') as answer, r.written_at, r.decided_at, r.decided_by as "decidedBy",
    c.id as customer, c.email
  from customer_reviews r left join customers c on c.id = r.customer_id`

/** Of a state: those that wait the oldest first, all others the newest first. */
export async function reviewsToDecide(state: ReviewState): Promise<ReviewToDecide[]> {
  const rows = await database.query<Row>(
    `${SHOWN} where r.state = $1
     order by case when r.state = 'waiting' then r.written_at end, r.written_at desc, r.id limit $2`,
    [state, MOST],
  )
  return rows.map(reviewOf)
}

/** One alone, such as the search found it. */
export async function reviewToDecide(id: string): Promise<ReviewToDecide | undefined> {
  const [row] = await database.query<Row>(`${SHOWN} where r.id = $1`, [id])
  return row && reviewOf(row)
}

const reviewOf = ({ written_at, decided_at, customer, email, ...review }: Row): ReviewToDecide => ({
  ...review,
  at: written_at.getTime(),
  decidedAt: decided_at?.getTime() ?? null,
  by: customer === null || email === null ? null : { customer, email },
})

export type ReviewCounts = Readonly<Record<ReviewState, number>>

/** By state, of all routes and languages; 0 where there are none. */
export async function reviewCounts(): Promise<ReviewCounts> {
  const rows = await database.query<{ state: ReviewState; count: number }>(
    'select state, count(*)::int as count from customer_reviews group by state',
  )
  const counts = { waiting: 0, shown: 0, refused: 0 }
  for (const { state, count } of rows) counts[state] = count
  return counts
}
