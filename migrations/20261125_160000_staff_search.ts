import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// The search of the staff finds people by any part of an address or number.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
      create index orders_staff_search_trigrams on orders using gin (lower(number || ' ' || email) gin_trgm_ops);
      create index customers_staff_search_trigrams on customers
        using gin (lower(email || ' ' || coalesce(username, '')) gin_trgm_ops)`),
  )
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql.raw(`
      drop index customers_staff_search_trigrams;
      drop index orders_staff_search_trigrams`),
  )
}
