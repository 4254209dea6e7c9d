import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// Of the links of a customer's letters the newest of each kind works, however many are asked for at once.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    delete from sessions older using sessions newer where older.kind <> 'session' and newer.kind = older.kind
      and newer.customer_id = older.customer_id and (newer.created_at, newer.id) > (older.created_at, older.id);
    create unique index sessions_one_link_of_a_kind on sessions (customer_id, kind) where kind <> 'session'`),
  )
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw('drop index sessions_one_link_of_a_kind'))
}
