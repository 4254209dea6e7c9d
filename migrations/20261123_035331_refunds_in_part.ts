import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_audit_events_action" ADD VALUE 'charge' BEFORE 'edit';
  ALTER TYPE "public"."enum_audit_events_action" ADD VALUE 'extend' BEFORE 'edit';
  ALTER TYPE "public"."enum_audit_events_action" ADD VALUE 'end_now' BEFORE 'edit';
  ALTER TABLE "orders" ADD COLUMN "refunded" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "orders" ADD COLUMN "refund_asked" numeric DEFAULT 0 NOT NULL;
  UPDATE "orders" SET "refunded" = "total" WHERE "state" = 'refunded';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "audit_events" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_events_action";
  CREATE TYPE "public"."enum_audit_events_action" AS ENUM('resend', 'refund', 'revoke', 'restore', 'reissue', 'show_key', 'show_email', 'show_whole_email', 'send_email', 'edit');
  ALTER TABLE "audit_events" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_events_action" USING "action"::"public"."enum_audit_events_action";
  ALTER TABLE "orders" DROP COLUMN "refunded";
  ALTER TABLE "orders" DROP COLUMN "refund_asked";`)
}
