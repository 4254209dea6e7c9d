import type { ReviewProblems } from '@/site/customer-review'
import { consume } from '../http/rate-limit'
import { ruleBook } from '../rule-book/live'
import { type Database, inTransaction } from '../runtime/database'
import { lockPaidLicences, type Rateable, rateableBy } from './rateable'
import { type Review, readReview, type TypedReview } from './typed-review'

export type NotTaken =
  | { why: 'bad_input'; problems: ReviewProblems }
  | { why: 'not_bought' | 'too_many_tries' }

type Writing = { customerId: string; route: string; typed: TypedReview; at: number }

/**
 * Keeps a customer’s review of what they bought until staff show it; null on success. There is one of each product:
 * the last one sent counts, and what is the same as before waits for nobody anew.
 */
export async function writeReview({ customerId, route, typed, at }: Writing): Promise<NotTaken | null> {
  const review = readReview(typed)
  if ('problems' in review) return { why: 'bad_input', problems: review.problems }
  if (!(await consume('customer_review', customerId)).ok) return { why: 'too_many_tries' }
  const { book } = await ruleBook()
  return inTransaction(async tx => {
    const licences = await lockPaidLicences(tx, customerId)
    const allowed = rateableBy(book, licences).find(each => each.route === route)
    if (!allowed) return { why: 'not_bought' }
    await keep(tx, { customerId, review, allowed, at })
    return null
  })
}

type Keeping = { customerId: string; review: Review; allowed: Rateable; at: number }

async function keep(tx: Database, { customerId, review, allowed, at }: Keeping): Promise<void> {
  const { stars, title, text, locale, name } = review
  await tx.query(
    `insert into customer_reviews as r (route, customer_id, licence_id, stars, title, text, locale, name, state, written_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, 'waiting', $9)
     on conflict (customer_id, route) do update set licence_id = excluded.licence_id, stars = excluded.stars,
       title = excluded.title, text = excluded.text, locale = excluded.locale, name = excluded.name, state = 'waiting',
       refusal = null, decided_at = null, decided_by = null, written_at = excluded.written_at, updated_at = now()
     where (r.stars, r.title, r.text, r.locale, r.name)
       is distinct from (excluded.stars, excluded.title, excluded.text, excluded.locale, excluded.name)`,
    [allowed.route, customerId, allowed.licence, stars, title, text, locale, name, new Date(at)],
  )
}

/** By its writer, whatever became of it; false where there is none. */
export async function removeReview(db: Database, customerId: string, route: string): Promise<boolean> {
  const gone = await db.query<{ id: string }>(
    'delete from customer_reviews where customer_id = $1 and route = $2 returning id',
    [customerId, route],
  )
  return gone.length > 0
}
