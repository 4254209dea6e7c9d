import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// Amounts that no row may hold below zero, whoever writes it.
const AMOUNTS: Record<string, string[]> = {
  plans: ['price', 'price_eur', 'price_jpy', 'price_cny', 'origin_price', 'origin_price_eur', 'origin_price_jpy', 'origin_price_cny'],
  offer_rules: ['price', 'price_eur', 'price_jpy', 'price_cny', 'rate', 'pro_surcharge'],
  offer_rules_steps: ['price', 'price_eur', 'price_jpy', 'price_cny'],
  subscriber_prices: ['price', 'price_eur', 'price_jpy', 'price_cny'],
  coupons: ['discount', 'discount_eur', 'discount_jpy', 'discount_cny', 'allow_price'],
  orders: ['total'],
  order_lines: ['unit_total'],
  sandbox_payments: ['amount'],
}

// What the rule book is made of: a change of any of these makes every process load it again.
const RULE_BOOK = [
  'products', 'products_translations', 'products_suites', 'products_texts',
  'plans', 'bundles', 'bundles_rels', 'subscriber_prices',
  'offer_rules', 'offer_rules_translations', 'offer_rules_prod_types', 'offer_rules_lines', 'offer_rules_plans',
  'offer_rules_subscription_plans', 'offer_rules_steps', 'offer_rules_texts',
  'coupons', 'coupons_translations', 'coupons_allow_types', 'coupons_allow_locals', 'coupons_allow_payers', 'coupons_texts',
  'campaigns', 'campaigns_translations', 'campaigns_sites', 'campaigns_locales', 'campaigns_rels',
  'pricing_settings', 'pricing_settings_currencies',
  'product_copy',
]

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const [table, columns] of Object.entries(AMOUNTS)) {
    for (const column of columns) {
      await db.execute(sql.raw(`alter table "${table}" add constraint "${table}_${column}_not_negative" check ("${column}" >= 0)`))
    }
  }
  await db.execute(sql.raw(`
    create unique index coupons_code_without_case on coupons (lower(btrim(code)));
    create unique index customers_email_without_case on customers (lower(email));
    alter table plans add constraint plans_price_at_most_list check (price <= origin_price);
    alter table campaigns add constraint campaigns_window check (start_time < end_time);
    alter table coupons add constraint coupons_window check ("from" < until);
    alter table licences add constraint licences_unit_positive check (unit >= 1);
    alter table order_lines add constraint order_lines_quantity_positive check (quantity >= 1);

    create function rule_book_changed() returns trigger language plpgsql as $$
    begin
      perform pg_notify('rule_book', pg_current_xact_id()::text); -- one notice per transaction
      return null;
    end $$;

    create table seeded_rows (
      collection text not null,
      key text not null,
      fields jsonb not null,
      primary key (collection, key)
    );
    create table seed_state (only_row boolean primary key default true check (only_row), hash text not null);
  `))
  for (const table of RULE_BOOK) {
    await db.execute(sql.raw(`
      create trigger rule_book_changed after insert or update or delete or truncate on "${table}"
      for each statement execute function rule_book_changed()`))
  }
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const table of RULE_BOOK) await db.execute(sql.raw(`drop trigger rule_book_changed on "${table}"`))
  await db.execute(sql.raw(`
    drop table seed_state;
    drop table seeded_rows;
    drop function rule_book_changed();
    alter table order_lines drop constraint order_lines_quantity_positive;
    alter table licences drop constraint licences_unit_positive;
    alter table coupons drop constraint coupons_window;
    alter table campaigns drop constraint campaigns_window;
    alter table plans drop constraint plans_price_at_most_list;
    drop index customers_email_without_case;
    drop index coupons_code_without_case;
  `))
  for (const [table, columns] of Object.entries(AMOUNTS)) {
    for (const column of columns) {
      await db.execute(sql.raw(`alter table "${table}" drop constraint "${table}_${column}_not_negative"`))
    }
  }
}
