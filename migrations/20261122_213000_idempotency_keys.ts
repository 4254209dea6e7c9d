import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// The field’s term for what makes a form that is sent twice count once.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table "orders" rename column "attempt" to "idempotency_key";
    alter index "orders_attempt_idx" rename to "orders_idempotency_key_idx";
    alter table "audit_events" rename column "attempt" to "idempotency_key";
    alter index "audit_events_attempt_idx" rename to "audit_events_idempotency_key_idx";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter index "audit_events_idempotency_key_idx" rename to "audit_events_attempt_idx";
    alter table "audit_events" rename column "idempotency_key" to "attempt";
    alter index "orders_idempotency_key_idx" rename to "orders_attempt_idx";
    alter table "orders" rename column "idempotency_key" to "attempt";`)
}
