import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// Whether an address already subscribes a product is asked when a first payment comes.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw('create index subscriptions_of_guests on subscriptions (lower(email)) where customer_id is null'),
  )
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw('drop index subscriptions_of_guests'))
}
