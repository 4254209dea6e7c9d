import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "housekeeping" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"unpaid_orders" numeric DEFAULT 90 NOT NULL,
  	"sandbox_payments" numeric DEFAULT 90 NOT NULL,
  	"letter_texts" numeric DEFAULT 30 NOT NULL,
  	"letters" numeric DEFAULT 730 NOT NULL,
  	"unconfirmed_accounts" numeric DEFAULT 30 NOT NULL,
  	"sessions" numeric DEFAULT 7 NOT NULL,
  	"sign_ins" numeric DEFAULT 180 NOT NULL,
  	"push_registrations" numeric DEFAULT 365 NOT NULL,
  	"client_reports" numeric DEFAULT 90 NOT NULL,
  	"referrals" numeric DEFAULT 365 NOT NULL,
  	"released_devices" numeric DEFAULT 365 NOT NULL,
  	"closed_tickets" numeric DEFAULT 1095 NOT NULL,
  	"erased_accounts" numeric DEFAULT 400 NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_housekeeping_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_unpaid_orders" numeric DEFAULT 90 NOT NULL,
  	"version_sandbox_payments" numeric DEFAULT 90 NOT NULL,
  	"version_letter_texts" numeric DEFAULT 30 NOT NULL,
  	"version_letters" numeric DEFAULT 730 NOT NULL,
  	"version_unconfirmed_accounts" numeric DEFAULT 30 NOT NULL,
  	"version_sessions" numeric DEFAULT 7 NOT NULL,
  	"version_sign_ins" numeric DEFAULT 180 NOT NULL,
  	"version_push_registrations" numeric DEFAULT 365 NOT NULL,
  	"version_client_reports" numeric DEFAULT 90 NOT NULL,
  	"version_referrals" numeric DEFAULT 365 NOT NULL,
  	"version_released_devices" numeric DEFAULT 365 NOT NULL,
  	"version_closed_tickets" numeric DEFAULT 1095 NOT NULL,
  	"version_erased_accounts" numeric DEFAULT 400 NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE INDEX "_housekeeping_v_created_at_idx" ON "_housekeeping_v" USING btree ("created_at");
  CREATE INDEX "_housekeeping_v_updated_at_idx" ON "_housekeeping_v" USING btree ("updated_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "housekeeping" CASCADE;
  DROP TABLE "_housekeeping_v" CASCADE;`)
}
