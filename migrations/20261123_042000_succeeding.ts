import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// A subscription that somebody came back to names the ended one that it succeeds: its price was told then, and holds.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table subscriptions add column succeeds uuid references subscriptions (id);
    create index subscriptions_succeeds_idx on subscriptions (succeeds);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`alter table subscriptions drop column succeeds;`)
}
