import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// A letter is sent by whoever holds its lease; what the sweeps look for is indexed.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(`
    alter table letters add column leased_until timestamptz;
    create index letters_waiting on letters (updated_at) where state = 'queued';
    create index payment_events_waiting on payment_events (created_at) where applied_at is null;
    create index orders_waiting on orders (updated_at) where state = 'pending';
  `))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw(`
    drop index orders_waiting;
    drop index payment_events_waiting;
    drop index letters_waiting;
    alter table letters drop column leased_until;
  `))
}
