import { database } from '../runtime/database'
import type { PersonName } from './person'

export type Found = { name: PersonName; email: string; orders: number }

/** Shorter texts would match nearly everyone. */
export const MIN_SEARCH_LENGTH = 3
/** The console shows this much of a key. Searching by any part would let it be guessed sign by sign. */
const KEY_END = 5
/** So many are told at most. */
export const SHOWN = 25

type Row = { customer: string | null; guest: string | null; email: string; orders: number }

/**
 * By part of an address, or by a whole order number, ticket number, payer reference, licence key, or exactly its
 * last five characters. None below three characters; at most 25, by address.
 */
export async function findPeople(text: string): Promise<Found[]> {
  const asked = text.trim().slice(0, 200)
  if (asked.length < MIN_SEARCH_LENGTH || asked.includes('\0')) return []
  const rows = await database.query<Row>(PEOPLE, [asked, asked.length === KEY_END])
  return rows.map(({ customer, guest, email, orders }) => ({
    name: customer === null ? { guest: guest ?? '' } : { customer },
    email,
    orders,
  }))
}

/** Plain comparisons, so that nothing is a wildcard. Guests are named by their newest order. */
const PEOPLE = `with found as (
    select o.customer_id, lower(o.email) as email from orders o
      where o.number = upper($1) or o.provider_session = $1
        or (o.customer_id is null and position(lower($1) in lower(o.email)) > 0)
        or o.id in (select e.order_id from payment_events e where e.session = $1 or e.event_id = $1)
    union select l.customer_id, lower(l.email) from licences l
      where upper(l.key) = upper($1) or ($2 and right(upper(l.key), ${KEY_END}) = upper($1))
    union select t.customer_id, null from tickets t where t.number = upper($1)
    union select c.id, null from customers c where position(lower($1) in lower(c.email)) > 0)
  select c.id as customer, null as guest, c.email, (select count(*)::int from orders o where o.customer_id = c.id) as orders
    from customers c where c.id in (select customer_id from found)
  union all
  select null, (array_agg(o.number order by o.created_at desc))[1], lower(o.email), count(*)::int
    from orders o where o.customer_id is null
      and lower(o.email) in (select email from found where customer_id is null) group by lower(o.email)
  order by email, guest limit ${SHOWN}`
