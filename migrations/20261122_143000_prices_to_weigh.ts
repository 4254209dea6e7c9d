import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// Which prices stand on a licence is asked with every licence that changes; those to be looked at are marked until that was
// done, so that none is forgotten with a job.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table payment_sessions add column weigh_after timestamptz;
    create index payment_sessions_weigh on payment_sessions (weigh_after) where weigh_after is not null;
    create index payment_sessions_stood_on on payment_sessions using gin (stood_on jsonb_path_ops)
      where stood_on <> '[]';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop index payment_sessions_stood_on;
    alter table payment_sessions drop column weigh_after;`)
}
