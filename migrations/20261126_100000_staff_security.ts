import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_staff_security_second_factor_roles" AS ENUM('admin', 'marketer', 'writer', 'support');
  CREATE TYPE "public"."enum__staff_security_v_version_second_factor_roles" AS ENUM('admin', 'marketer', 'writer', 'support');
  ALTER TYPE "public"."enum_audit_events_action" ADD VALUE 'end_sessions';
  ALTER TYPE "public"."enum_audit_events_action" ADD VALUE 'reset_factor';
  CREATE TABLE "staff_security_second_factor_roles" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_staff_security_second_factor_roles",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "staff_security" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_staff_security_v_version_second_factor_roles" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__staff_security_v_version_second_factor_roles",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "_staff_security_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "staff_security_second_factor_roles" ADD CONSTRAINT "staff_security_second_factor_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."staff_security"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_staff_security_v_version_second_factor_roles" ADD CONSTRAINT "_staff_security_v_version_second_factor_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_staff_security_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "staff_security_second_factor_roles_order_idx" ON "staff_security_second_factor_roles" USING btree ("order");
  CREATE INDEX "staff_security_second_factor_roles_parent_idx" ON "staff_security_second_factor_roles" USING btree ("parent_id");
  CREATE INDEX "_staff_security_v_version_second_factor_roles_order_idx" ON "_staff_security_v_version_second_factor_roles" USING btree ("order");
  CREATE INDEX "_staff_security_v_version_second_factor_roles_parent_idx" ON "_staff_security_v_version_second_factor_roles" USING btree ("parent_id");
  CREATE INDEX "_staff_security_v_created_at_idx" ON "_staff_security_v" USING btree ("created_at");
  CREATE INDEX "_staff_security_v_updated_at_idx" ON "_staff_security_v" USING btree ("updated_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "staff_security_second_factor_roles" CASCADE;
  DROP TABLE "staff_security" CASCADE;
  DROP TABLE "_staff_security_v_version_second_factor_roles" CASCADE;
  DROP TABLE "_staff_security_v" CASCADE;
  ALTER TABLE "audit_events" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_events_action";
  CREATE TYPE "public"."enum_audit_events_action" AS ENUM('resend', 'refund', 'revoke', 'restore', 'reissue', 'show_key', 'release_computer', 'move_order', 'extend_licence', 'show_email', 'show_whole_email', 'send_email', 'charge', 'extend', 'end_now', 'answer', 'note', 'take', 'give_free', 'close', 'reopen', 'edit');
  ALTER TABLE "audit_events" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_events_action" USING "action"::"public"."enum_audit_events_action";
  DROP TYPE "public"."enum_staff_security_second_factor_roles";
  DROP TYPE "public"."enum__staff_security_v_version_second_factor_roles";`)
}
