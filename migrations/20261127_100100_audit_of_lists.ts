import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// Whoever takes a list of customers out of the shop as a file stands in the audit log (decision 083).
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`ALTER TYPE "public"."enum_audit_events_action" ADD VALUE 'export_list'`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "audit_events" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_events_action";
  CREATE TYPE "public"."enum_audit_events_action" AS ENUM('resend', 'refund', 'revoke', 'restore', 'reissue', 'show_key', 'release_computer', 'move_order', 'extend_licence', 'show_email', 'show_whole_email', 'send_email', 'charge', 'extend', 'end_now', 'answer', 'note', 'take', 'give_free', 'close', 'reopen', 'edit', 'end_sessions', 'reset_factor');
  ALTER TABLE "audit_events" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_events_action" USING "action"::"public"."enum_audit_events_action";`)
}
