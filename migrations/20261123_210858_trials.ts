import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_trials_kind" AS ENUM('free', 'referral');
  CREATE TYPE "public"."enum_trials_line" AS ENUM('video', 'adult', 'music', 'ai', 'video_music');
  CREATE TYPE "public"."enum_referral_settings_line" AS ENUM('bought', 'video', 'adult', 'music', 'ai', 'video_music');
  CREATE TYPE "public"."enum__referral_settings_v_version_line" AS ENUM('bought', 'video', 'adult', 'music', 'ai', 'video_music');
  CREATE TABLE "trials" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"key" varchar NOT NULL,
  	"customer_id" uuid,
  	"kind" "enum_trials_kind" NOT NULL,
  	"line" "enum_trials_line" NOT NULL,
  	"order_id" uuid,
  	"begins" timestamp(3) with time zone NOT NULL,
  	"ends" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "referral_settings" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"changed_by" varchar,
  	"trial_days" numeric DEFAULT 30 NOT NULL,
  	"line" "enum_referral_settings_line" DEFAULT 'bought' NOT NULL,
  	"most_per_year" numeric DEFAULT 12 NOT NULL,
  	"free_days" numeric DEFAULT 7 NOT NULL,
  	"default_code" varchar DEFAULT 'TIDEMARK10' NOT NULL,
  	"coupon" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_referral_settings_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_changed_by" varchar,
  	"version_trial_days" numeric DEFAULT 30 NOT NULL,
  	"version_line" "enum__referral_settings_v_version_line" DEFAULT 'bought' NOT NULL,
  	"version_most_per_year" numeric DEFAULT 12 NOT NULL,
  	"version_free_days" numeric DEFAULT 7 NOT NULL,
  	"version_default_code" varchar DEFAULT 'TIDEMARK10' NOT NULL,
  	"version_coupon" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "orders" ADD COLUMN "referred_by_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "trials_id" uuid;
  ALTER TABLE "trials" ADD CONSTRAINT "trials_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "trials" ADD CONSTRAINT "trials_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "trials_key_idx" ON "trials" USING btree ("key");
  CREATE INDEX "trials_customer_idx" ON "trials" USING btree ("customer_id");
  CREATE INDEX "trials_order_idx" ON "trials" USING btree ("order_id");
  CREATE INDEX "trials_updated_at_idx" ON "trials" USING btree ("updated_at");
  CREATE INDEX "trials_created_at_idx" ON "trials" USING btree ("created_at");
  CREATE INDEX "_referral_settings_v_created_at_idx" ON "_referral_settings_v" USING btree ("created_at");
  CREATE INDEX "_referral_settings_v_updated_at_idx" ON "_referral_settings_v" USING btree ("updated_at");
  ALTER TABLE "orders" ADD CONSTRAINT "orders_referred_by_id_customers_id_fk" FOREIGN KEY ("referred_by_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_trials_fk" FOREIGN KEY ("trials_id") REFERENCES "public"."trials"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "orders_referred_by_idx" ON "orders" USING btree ("referred_by_id");
  CREATE INDEX "payload_locked_documents_rels_trials_id_idx" ON "payload_locked_documents_rels" USING btree ("trials_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "trials" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "referral_settings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_referral_settings_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "trials" CASCADE;
  DROP TABLE "referral_settings" CASCADE;
  DROP TABLE "_referral_settings_v" CASCADE;
  ALTER TABLE "orders" DROP CONSTRAINT "orders_referred_by_id_customers_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_trials_fk";
  
  DROP INDEX "orders_referred_by_idx";
  DROP INDEX "payload_locked_documents_rels_trials_id_idx";
  ALTER TABLE "orders" DROP COLUMN "referred_by_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "trials_id";
  DROP TYPE "public"."enum_trials_kind";
  DROP TYPE "public"."enum_trials_line";
  DROP TYPE "public"."enum_referral_settings_line";
  DROP TYPE "public"."enum__referral_settings_v_version_line";`)
}
