import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_audit_events_action" ADD VALUE 'show_letter';
  ALTER TYPE "public"."enum_audit_events_action" ADD VALUE 'show_whole_letter';
  ALTER TYPE "public"."enum_audit_events_action" ADD VALUE 'edit';
  ALTER TABLE "audit_events" ALTER COLUMN "order_number" DROP NOT NULL;
  ALTER TABLE "audit_events" ADD COLUMN "record" varchar;
  CREATE INDEX "audit_events_record_idx" ON "audit_events" USING btree ("record");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "audit_events" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_events_action";
  CREATE TYPE "public"."enum_audit_events_action" AS ENUM('resend', 'refund', 'revoke', 'restore', 'reissue', 'show_key');
  ALTER TABLE "audit_events" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_events_action" USING "action"::"public"."enum_audit_events_action";
  DROP INDEX "audit_events_record_idx";
  ALTER TABLE "audit_events" ALTER COLUMN "order_number" SET NOT NULL;
  ALTER TABLE "audit_events" DROP COLUMN "record";`)
}
