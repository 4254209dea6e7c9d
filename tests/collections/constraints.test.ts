import { expect, test } from 'vitest'
import { freshDatabase } from '../support/database'

const db = await freshDatabase()

const product = `(select id from products where pid = 10337)`

/** What the database itself refuses, whoever writes: a statement and the constraint that stops it. */
const REFUSED: [string, string, RegExp][] = [
  [
    'two products with one pid',
    `insert into products (pid, route, os, prod_type, line, tier, app_id, public_time) values (10337, 'x', 'win', 'single', 'video', 'A', 'video_downloader', now())`,
    /unique/,
  ],
  [
    'two products for one route and system',
    `update products set route = 'hulu_downloader' where pid = 10337`,
    /unique/,
  ],
  [
    'two plans with one pay_key',
    `update plans set pay_key = '10337-1Y' where pay_key = '10337-LFT'`,
    /unique/,
  ],
  [
    'two plans of one kind for a product',
    `insert into plans (pay_key, product_id, type, price, origin_price) values ('x', ${product}, 'LFT', 1, 1)`,
    /unique/,
  ],
  [
    'a coupon code that differs by case and space alone',
    `insert into coupons (code, type) values (' aio_PRO ', 'rate')`,
    /coupons_code_without_case/,
  ],
  ['a negative price', `update plans set price = -1 where pay_key = '10337-LFT'`, /plans_price_not_negative/],
  [
    'a negative price in yen',
    `update plans set price_jpy = -1 where pay_key = '10337-LFT'`,
    /plans_price_jpy_not_negative/,
  ],
  [
    'a selling price above the list price',
    `update plans set price = 9999 where pay_key = '10337-LFT'`,
    /plans_price_at_most_list/,
  ],
  [
    'a negative ladder step',
    `update offer_rules_steps set price = -0.01`,
    /offer_rules_steps_price_not_negative/,
  ],
  ['a negative discount', `update coupons set discount = -2`, /coupons_discount_not_negative/],
  [
    'a plan of a product that does not exist',
    `insert into plans (pay_key, product_id, type, price, origin_price) values ('x', gen_random_uuid(), 'LFT', 1, 1)`,
    /foreign key/,
  ],
  [
    'deleting a product that has plans',
    `delete from products where pid = 10337`,
    /null value in column "product_id"|foreign key/,
  ],
  [
    'a campaign that ends before it starts',
    `update campaigns set end_time = start_time - interval '1 day'`,
    /campaigns_window/,
  ],
  ['a coupon whose window is empty', `update coupons set "from" = now(), until = now()`, /coupons_window/],
  [
    'two customers with one address',
    `insert into customers (email) values ('A@b.test'), ('a@B.test')`,
    /customers_email_without_case/,
  ],
]

test.each(REFUSED)('the database refuses %s', async (_, statement, reason) => {
  await expect(db.query(statement)).rejects.toThrow(reason)
})

test('one licence per unit of an order line, whoever inserts it', async () => {
  await db.query(`
    with o as (insert into orders (number, secret, idempotency_key, email, currency, total, provider, site, locale, country, os, quote)
      values ('N', 's', 'a', 'a@b.test', 'USD', 1, 'sandbox', 'com', 'en', 'us', 'win', '{}') returning id)
    insert into order_lines (order_id, product_id, pid, plan, quantity, unit_total) select id, ${product}, 10337, 'LFT', 1, 1 from o`)
  const issue = (key: string) =>
    db.query(`insert into licences (key, email, order_line_id, unit, product_id, pid, plan, issued)
      select '${key}', 'a@b.test', id, 1, ${product}, 10337, 'LFT', now() from order_lines`)
  await issue('one')
  await expect(issue('two')).rejects.toThrow(/orderLine_unit_idx/)
})
