import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// What a price set changes (decision 076): one row per amount of a plan, as plans store it, before and after.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table price_set_rows (
      set_id uuid not null references price_sets (id) on delete cascade,
      plan_id uuid not null references plans (id) on delete cascade,
      field text not null check (field in ('price', 'price_eur', 'price_jpy', 'price_cny',
        'origin_price', 'origin_price_eur', 'origin_price_jpy', 'origin_price_cny')),
      before numeric not null check (before >= 0),
      after numeric not null check (after >= 0),
      primary key (set_id, plan_id, field)
    );
    create index price_set_rows_plan on price_set_rows (plan_id);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table price_set_rows`)
}
