import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// A second base that is given back raises what is missing: what was paid for the first is kept beside it.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql`alter table price_differences add column paid_before integer not null default 0 check (paid_before >= 0)`,
  )
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`alter table price_differences drop column paid_before`)
}
