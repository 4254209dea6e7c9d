import type { Found, Invariant } from './finding'

/** Trial licences beside the purchases that earned them (decision 061). */
export const TRIALS: readonly Invariant[] = [
  {
    name: 'a trial is earned by a purchase through the link of who has it, and by nobody’s own',
    find: db =>
      db.query<Found>(
        `select o.number as row, 'bought by ' || coalesce(o.customer_id::text, 'a guest') || ' through '
           || coalesce(o.referred_by_id::text, 'nobody') || ', earned ' || t.customer_id::text || ' a trial' as says
         from trials t join orders o on o.id = t.order_id
         where t.kind = 'referral' and t.customer_id is not null
           and (o.referred_by_id is distinct from t.customer_id or o.customer_id = t.customer_id) order by o.number`,
      ),
  },
  {
    name: 'no trial is earned by what nobody paid for',
    find: db =>
      db.query<Found>(
        `select t.id::text as row, 'its order is ' || coalesce(o.state::text, 'gone') as says
         from trials t left join orders o on o.id = t.order_id
         where t.kind = 'referral' and (o.id is null or o.paid_at is null) order by t.id`,
      ),
  },
]
