import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// The counting library can make this table itself, but two processes that do so at once collide.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql`create table if not exists rate_limits (key varchar(255) primary key, points integer not null default 0, expire bigint)`,
  )
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table rate_limits`)
}
