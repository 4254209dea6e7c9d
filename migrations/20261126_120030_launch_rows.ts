import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// What a launch publishes (decision 084): one row per document or price set. Versions are named by their id and instant.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table launch_rows (
      id uuid primary key default gen_random_uuid(),
      launch_id uuid not null references launches (id) on delete cascade,
      kind text not null check (kind in ('pages', 'articles', 'product-copy', 'guides', 'reviews', 'best-lists', 'legal',
        'campaigns', 'coupons', 'price-sets')),
      item_id uuid not null,
      languages text[] not null default '{}',
      name text not null,
      seen text not null,
      before text,
      after text,
      added_by text not null,
      added_at timestamptz not null,
      unique (launch_id, kind, item_id)
    );`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table launch_rows`)
}
