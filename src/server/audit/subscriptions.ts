import type { Found, Invariant } from './finding'

/** Subscriptions beside their charges, orders and licences (DOMAIN 6). */
export const SUBSCRIPTIONS: readonly Invariant[] = [
  {
    name: 'nobody has two subscriptions that charge for one product',
    find: db =>
      db.query<Found>(
        `select customer_id::text as row, count(*) || ' of the product ' || pid as says from subscriptions
         where customer_id is not null and state not in ('incomplete', 'ended', 'upgraded')
         group by customer_id, pid having count(*) > 1 order by customer_id`,
      ),
  },
  {
    name: 'the columns of a subscription say what its facts say',
    find: db =>
      db.query<Found>(
        `select id::text as row, state || ' beside ' || (facts ->> 'state') as says from subscriptions
         where facts ->> 'state' is distinct from state::text order by id`,
      ),
  },
  {
    name: 'each charge is an order of its own, of the same amount, and paid where it is',
    find: db =>
      db.query<Found>(
        `select s.id::text || ' ' || (c ->> 'number') as row,
           'charged ' || (c ->> 'amount') || ' ' || (c ->> 'state') || ', ordered ' || coalesce(o.total || ' ' || o.state, 'nothing') as says
         from subscriptions s cross join jsonb_array_elements(s.facts -> 'charges') c
           left join orders o on o.subscription_id = s.id and o.charge = (c ->> 'number')::int
         where (o.id is null and s.email not like '%@deleted.invalid') or o.total <> (c ->> 'amount')::int
           or (c ->> 'state' = 'paid') <> (o.state = 'paid' and o.dispute is distinct from 'lost') order by 1`,
      ),
  },
  {
    name: 'licences of a subscription work as long as it says, and no longer',
    find: db =>
      db.query<Found>(
        `select c.key as row, 'works until ' || coalesce(c.expires::text, 'ever') || ', its subscription gives access until '
           || coalesce(s.access_until::text, 'nothing') as says
         from licences c join subscriptions s on s.id = c.subscription_id
         where c.state = 'active' and s.state <> 'upgraded'
           and (c.expires is null or c.expires > coalesce(s.access_until, greatest(s.ended_at, now()))
             or (c.expires < s.access_until and s.facts -> 'items' @> jsonb_build_array(jsonb_build_object('pid', c.pid))))
         order by c.key`,
      ),
  },
  {
    // A refund of an earlier period ends it before what was paid since.
    name: 'nothing is charged after an end',
    find: db =>
      db.query<Found>(
        `select o.number as row, 'paid at ' || o.paid_at || ', ended at ' || s.ended_at as says
         from orders o join subscriptions s on s.id = o.subscription_id
         where o.state = 'paid' and o.paid_at > greatest(s.ended_at,
           (select min(e.at) from subscription_events e
            where e.subscription_id = s.id and e.outcome = 'done' and e.state in ('ended', 'upgraded'))) order by o.number`,
      ),
  },
]
