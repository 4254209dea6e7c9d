import type { Found, Invariant } from './finding'

/** What the shop knows of money, beside what was told by payers and what the sandbox holds. */
export const PAYMENTS: readonly Invariant[] = [
  {
    name: 'a paid order was paid once, by what it costs',
    find: db =>
      db.query<Found>(
        `select o.number as row, 'costs ' || o.total || ', paid ' || coalesce(string_agg(s.total::text, ' + '), 'nothing') as says
         from orders o left join payment_sessions s
           on s.order_id = o.id and s.purpose = 'order' and s.state = 'paid' and s.currency = o.currency::text
         where o.state = 'paid' and o.total > 0
         group by o.number, o.total having count(s.id) <> 1 or sum(s.total) <> o.total order by o.number`,
      ),
  },
  {
    name: 'what was paid belongs to an order that is sold or given back',
    find: db =>
      db.query<Found>(
        `select o.number as row, 'is ' || o.state || ', though ' || s.total || ' ' || s.currency || ' came' as says
         from payment_sessions s join orders o on o.id = s.order_id
         where s.state = 'paid' and s.purpose = 'order' and s.owed_at is null and o.state not in ('paid', 'refunded')
         order by o.number`,
      ),
  },
  {
    name: 'money that is owed goes back within an hour',
    find: db =>
      db.query<Found>(
        `select s.id::text as row, s.total || ' ' || s.currency || ' of the order ' || o.number || ' is owed still' as says
         from payment_sessions s join orders o on o.id = s.order_id
         where s.given_back_at is null and s.owed_at < now() - interval '1 hour' order by s.owed_at`,
      ),
  },
  {
    name: 'what a payer told is applied within ten minutes',
    find: db =>
      db.query<Found>(
        `select id::text as row, provider || ' told ' || type || coalesce(': ' || error, '') as says from payment_events
         where applied_at is null and created_at < now() - interval '10 minutes' order by created_at`,
      ),
  },
  {
    name: 'the sandbox took what the shop asked for',
    find: db =>
      db.query<Found>(
        `select p.session as row, 'the sandbox has ' || p.amount || ' ' || p.currency || ', the shop '
           || coalesce(s.total || ' ' || s.currency, 'no such payment') as says
         from sandbox_payments p left join payment_sessions s on s.provider = 'sandbox' and s.session = p.session
         where p.state in ('paid', 'disputed', 'charged_back', 'refunded')
           and ((s.id is null and p.amount > 0) or s.total <> p.amount or s.currency <> p.currency::text) order by p.session`,
      ),
  },
  {
    name: 'the sandbox has what the shop calls paid',
    find: db =>
      db.query<Found>(
        `select s.session as row, 'the sandbox says ' || coalesce(p.state::text, 'nothing') as says
         from payment_sessions s left join sandbox_payments p on p.session = s.session
         where s.provider = 'sandbox' and s.state = 'paid' and s.session is not null
           and coalesce(p.state::text, '') not in ('paid', 'disputed', 'charged_back', 'refunded') order by s.session`,
      ),
  },
]
