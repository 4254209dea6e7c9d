import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// Who takes the money is the provider, as in the tables of its sessions and events.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table "orders" rename column "payer" to "provider";
    alter type "enum_orders_payer" rename to "enum_orders_provider";
    alter table "orders" rename column "payer_session" to "provider_session";
    alter index "orders_payer_session_idx" rename to "orders_provider_session_idx";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter index "orders_provider_session_idx" rename to "orders_payer_session_idx";
    alter table "orders" rename column "provider_session" to "payer_session";
    alter type "enum_orders_provider" rename to "enum_orders_payer";
    alter table "orders" rename column "provider" to "payer";`)
}
