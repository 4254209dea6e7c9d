import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// Ids alone, which lead to nobody but in a backup from before the deletion: restoring that, they are deleted again.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql`create table erased_accounts (customer_id uuid primary key, erased_at timestamptz not null default now())`,
  )
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table erased_accounts`)
}
