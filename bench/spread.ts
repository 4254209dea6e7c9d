import type { Client } from 'pg'

/** An instant of the time before, the same for each order whenever it is asked. */
const SOME_TIME = "now() - (abs(hashtext(number)) % (525600 * $1::int)) * interval '1 minute'"

const SPREAD = [
  `insert into subscriptions (email, product_id, pid, plan, state, currency, price, balance, period_start, period_end,
     periods_paid, provider, site, locale, country, os, facts)
   select o.email, l.product_id, l.pid, '1Y', 'active', 'USD', 4990, 0, now(), now() + interval '1 year', 1, 'sandbox', 'com',
     'en', 'us', 'win', '{"items": [{"price": 4990, "isGivenUp": false}]}'
   from orders o join order_lines l on l.order_id = o.id where abs(hashtext(o.number)) % 10 = 0`,
  `update orders o set
     paid_at = ${SOME_TIME},
     created_at = ${SOME_TIME},
     updated_at = ${SOME_TIME},
     currency = (array['USD', 'EUR', 'JPY'])[abs(hashtext(number)) % 3 + 1]::enum_orders_currency,
     refunded = case abs(hashtext(number)) % 20 when 1 then total else 0 end,
     visits = jsonb_build_array(jsonb_build_object('source', 'source-' || abs(hashtext(number)) % 6)),
     subscription_id = (select s.id from subscriptions s where s.email = o.email limit 1),
     charge = case abs(hashtext(number)) % 10 when 0 then 1 end`,
  `update licences c set issued = o.paid_at from order_lines l join orders o on o.id = l.order_id where l.id = c.order_line_id`,
  `insert into invoices (kind, key, order_number, market, seller_of_record, country, currency, total, tax_mode, tax_lines, issued_at)
   select 'invoice', 'bench ' || number, number, 'europe', 'shop', (array['de', 'fr', 'jp', 'us'])[abs(hashtext(number)) % 4 + 1],
     currency::text, total, 'inclusive', jsonb_build_array(jsonb_build_object('country', 'de', 'rate', 1900,
       'base', total - round(total * 19 / 119), 'amount', round(total * 19 / 119), 'inclusive', true)), paid_at from orders`,
  `insert into invoices (kind, key, order_number, corrects, market, seller_of_record, country, currency, total, tax_mode, tax_lines, issued_at)
   select 'credit_note', i.key, i.order_number, i.id, i.market, i.seller_of_record, i.country, i.currency, i.total, i.tax_mode,
     i.tax_lines, i.issued_at from invoices i join orders o on o.number = i.order_number where o.refunded > 0`,
]

/** Spreads the orders over years, three currencies, six sources and, every tenth, a subscription, and writes their invoices; every twentieth went back. */
export async function spread(db: Client, { years }: { years: number }): Promise<void> {
  for (const text of SPREAD) await db.query(text, text.includes('$1') ? [years] : [])
  // Each order was written twice: in a shop its rows lie close.
  await db.query('vacuum full orders, licences')
  await db.query('vacuum analyze')
}
