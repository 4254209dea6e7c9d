import type { Found, Invariant } from './finding'

/** Orders, what they sold and the letters about it. */
export const ORDERS: readonly Invariant[] = [
  {
    name: 'a paid order has one licence for each unit that it sold',
    find: db =>
      db.query<Found>(
        `select o.number as row, 'sold ' || l.quantity || ', issued ' || count(c.id) as says
         from orders o join order_lines l on l.order_id = o.id left join licences c on c.order_line_id = l.id
         where o.state = 'paid' and o.subscription_id is null
         group by o.number, l.id, l.quantity having count(c.id) <> l.quantity order by o.number`,
      ),
  },
  {
    name: 'no licence works that nobody paid for',
    find: db =>
      db.query<Found>(
        `select c.key as row, 'the order ' || o.number || ' is ' || o.state as says
         from licences c join order_lines l on l.id = c.order_line_id join orders o on o.id = l.order_id
         where c.state = 'active' and o.state <> 'paid' and c.subscription_id is null order by c.key`,
      ),
  },
  {
    // Those of an account that was deleted are deleted with it, and no key is sent while a bank holds the money.
    name: 'a purchase is told by one email',
    find: db =>
      db.query<Found>(
        `select o.number as row, 'no email tells its licences' as says from orders o
         where o.state = 'paid' and (o.charge is null or o.charge = 1) and o.paid_at > now() - interval '30 days'
           and o.email not like '%@deleted.invalid' and coalesce(o.dispute::text, 'won') = 'won'
           and not exists (select from emails e where e.reason = 'licences:' || o.id::text) order by o.number`,
      ),
  },
]
