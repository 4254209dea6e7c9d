import type { Found, Invariant } from './finding'

/**
 * Counted as they were taken: a limit that was lowered since is no fault, and what is over was honoured since its money
 * came late.
 */
const COUNTED = `coupon_uses u join coupons c on c.id = u.coupon_id
  join orders o on o.id = u.order_id and o.state in ('pending', 'paid') and not u.is_over`

/** Uses of coupons. */
export const COUPONS: readonly Invariant[] = [
  {
    name: 'no coupon is used more often than it may be',
    find: db =>
      db.query<Found>(
        `select coalesce(c.code, '') as row, 'used ' || count(*) || ' times, at most ' || max(u.limit_total) as says from ${COUNTED}
         group by c.id, c.code having count(*) > max(u.limit_total) and bool_and(u.limit_total is not null) order by c.code`,
      ),
  },
  {
    name: 'no customer uses a coupon more often than one may',
    find: db =>
      db.query<Found>(
        `select coalesce(c.code, '') as row, 'used ' || count(*) || ' times by one customer, at most ' || max(u.limit_each) as says
         from ${COUNTED} and o.email not like '%@deleted.invalid' group by c.id, c.code, plain_address(o.email)
         having count(*) > max(u.limit_each) and bool_and(u.limit_each is not null) order by c.code`,
      ),
  },
  {
    name: 'a code for one use is used once',
    find: db =>
      db.query<Found>(
        `select k.code as row, 'used by the orders ' || string_agg(o.number, ', ' order by o.number) as says
         from ${COUNTED} join coupon_codes k on k.id = u.code_id
         group by k.id, k.code having count(*) > 1 order by k.code`,
      ),
  },
]
