import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// Who bought as a guest, and whom a letter went to, is found by the address in small letters.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    create index customers_by_address on customers (lower(email));
    create index orders_of_guests on orders (lower(email)) where customer_id is null;
    create index licences_of_guests on licences (lower(email)) where customer_id is null;
    create index letters_by_address on letters (lower("to"))`),
  )
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    drop index letters_by_address;
    drop index licences_of_guests;
    drop index orders_of_guests;
    drop index customers_by_address`),
  )
}
