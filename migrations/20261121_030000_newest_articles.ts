import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// Lists of articles read the newest few, however many there are.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql`create index articles_newest_idx on articles (published_at desc, number desc) where _status = 'published'`,
  )
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop index articles_newest_idx`)
}
