import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// To whom a push message goes, and what became of it (decision 062): one row per browser, so that each gets it once.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table push_deliveries (
      id uuid primary key default gen_random_uuid(),
      message_id uuid not null references push_messages (id) on delete cascade,
      registration_id uuid references push_registrations (id) on delete set null,
      state text not null default 'queued' check (state in ('queued', 'delivered', 'gone', 'failed', 'stopped')),
      attempts integer not null default 0,
      created_at timestamptz not null,
      due_at timestamptz not null,
      leased_until timestamptz,
      sent_at timestamptz,
      clicked_at timestamptz
    );
    create unique index push_deliveries_once on push_deliveries (message_id, registration_id);
    create index push_deliveries_due on push_deliveries (message_id, due_at) where state = 'queued';
    create index push_deliveries_registration on push_deliveries (registration_id, created_at);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table push_deliveries`)
}
