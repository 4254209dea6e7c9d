import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// A subscriber's visit to the page of a payer on which another card is told: stored before the payer is asked, one open at a
// time. What a payer has saved can be paused there; `mandate_asked_at` is when it was looked at without being told.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table card_changes (
      id uuid primary key default gen_random_uuid(),
      subscription_id uuid not null references subscriptions (id) on delete cascade,
      provider text not null,
      session text,
      state text not null default 'open' check (state in ('open', 'done', 'over')),
      created_at timestamptz not null default now(),
      asked_at timestamptz not null default now()
    );
    create unique index card_changes_open on card_changes (subscription_id) where state = 'open';
    create index card_changes_session on card_changes (provider, session);
    alter table sandbox_mandates add column paused_at timestamptz;
    alter table subscriptions add column mandate_asked_at timestamptz;
    create index subscriptions_mandate_idx on subscriptions (mandate);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop index subscriptions_mandate_idx;
    alter table subscriptions drop column mandate_asked_at;
    alter table sandbox_mandates drop column paused_at;
    drop table card_changes;`)
}
