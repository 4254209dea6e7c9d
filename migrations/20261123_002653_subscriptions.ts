import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_plans_billing" AS ENUM('renewing', 'once', 'both');
  CREATE TYPE "public"."enum__plans_v_version_billing" AS ENUM('renewing', 'once', 'both');
  CREATE TYPE "public"."enum_subscription_change_rules_from_plans" AS ENUM('1M', '3M', '6M', '1Y');
  CREATE TYPE "public"."enum_subscription_change_rules_to_plans" AS ENUM('1M', '3M', '6M', '1Y');
  CREATE TYPE "public"."enum_subscription_change_rules_interval" AS ENUM('longer', 'same', 'shorter');
  CREATE TYPE "public"."enum_subscription_change_rules_price" AS ENUM('higher', 'same', 'lower');
  CREATE TYPE "public"."enum_subscription_change_rules_applies" AS ENUM('at_once', 'at_period_end');
  CREATE TYPE "public"."enum__subscription_change_rules_v_version_from_plans" AS ENUM('1M', '3M', '6M', '1Y');
  CREATE TYPE "public"."enum__subscription_change_rules_v_version_to_plans" AS ENUM('1M', '3M', '6M', '1Y');
  CREATE TYPE "public"."enum__subscription_change_rules_v_version_interval" AS ENUM('longer', 'same', 'shorter');
  CREATE TYPE "public"."enum__subscription_change_rules_v_version_price" AS ENUM('higher', 'same', 'lower');
  CREATE TYPE "public"."enum__subscription_change_rules_v_version_applies" AS ENUM('at_once', 'at_period_end');
  CREATE TYPE "public"."enum_subscriptions_plan" AS ENUM('1M', '3M', '6M', '1Y');
  CREATE TYPE "public"."enum_subscriptions_state" AS ENUM('incomplete', 'active', 'past_due', 'unpaid', 'cancel_at_end', 'paused', 'ended', 'upgraded');
  CREATE TYPE "public"."enum_subscriptions_currency" AS ENUM('USD', 'EUR', 'JPY', 'CNY');
  CREATE TYPE "public"."enum_subscriptions_provider" AS ENUM('sandbox', 'stripe', 'paddle');
  CREATE TABLE "subscription_change_rules_from_plans" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_subscription_change_rules_from_plans",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "subscription_change_rules_to_plans" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_subscription_change_rules_to_plans",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "subscription_change_rules" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"changed_by" varchar,
  	"key" varchar NOT NULL,
  	"position" numeric NOT NULL,
  	"enabled" boolean DEFAULT true,
  	"interval" "enum_subscription_change_rules_interval",
  	"price" "enum_subscription_change_rules_price",
  	"applies" "enum_subscription_change_rules_applies" NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_subscription_change_rules_v_version_from_plans" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__subscription_change_rules_v_version_from_plans",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "_subscription_change_rules_v_version_to_plans" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__subscription_change_rules_v_version_to_plans",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "_subscription_change_rules_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_changed_by" varchar,
  	"version_key" varchar NOT NULL,
  	"version_position" numeric NOT NULL,
  	"version_enabled" boolean DEFAULT true,
  	"version_interval" "enum__subscription_change_rules_v_version_interval",
  	"version_price" "enum__subscription_change_rules_v_version_price",
  	"version_applies" "enum__subscription_change_rules_v_version_applies" NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "subscriptions" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"email" varchar NOT NULL,
  	"customer_id" uuid,
  	"product_id" uuid NOT NULL,
  	"pid" numeric NOT NULL,
  	"plan" "enum_subscriptions_plan" NOT NULL,
  	"state" "enum_subscriptions_state" NOT NULL,
  	"currency" "enum_subscriptions_currency" NOT NULL,
  	"price" numeric NOT NULL,
  	"balance" numeric NOT NULL,
  	"period_start" timestamp(3) with time zone NOT NULL,
  	"period_end" timestamp(3) with time zone NOT NULL,
  	"access_until" timestamp(3) with time zone,
  	"periods_paid" numeric DEFAULT 0 NOT NULL,
  	"due_at" timestamp(3) with time zone,
  	"ended_at" timestamp(3) with time zone,
  	"provider" "enum_subscriptions_provider" NOT NULL,
  	"mandate" varchar,
  	"site" varchar NOT NULL,
  	"locale" varchar NOT NULL,
  	"country" varchar NOT NULL,
  	"os" varchar NOT NULL,
  	"version" numeric DEFAULT 1 NOT NULL,
  	"facts" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "subscription_events" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"subscription_id" uuid NOT NULL,
  	"name" varchar NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"outcome" varchar NOT NULL,
  	"state" varchar NOT NULL,
  	"version" numeric NOT NULL,
  	"told" jsonb NOT NULL,
  	"effects" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "subscription_settings_retry_days" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"day" numeric NOT NULL
  );
  
  CREATE TABLE "subscription_settings" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"changed_by" varchar,
  	"payment_hours" numeric NOT NULL,
  	"grace_days" numeric NOT NULL,
  	"unpaid_days" numeric NOT NULL,
  	"notice_days" numeric NOT NULL,
  	"preview_minutes" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_subscription_settings_v_version_retry_days" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"day" numeric NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_subscription_settings_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_changed_by" varchar,
  	"version_payment_hours" numeric NOT NULL,
  	"version_grace_days" numeric NOT NULL,
  	"version_unpaid_days" numeric NOT NULL,
  	"version_notice_days" numeric NOT NULL,
  	"version_preview_minutes" numeric NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "plans" ADD COLUMN "billing" "enum_plans_billing" DEFAULT 'both';
  ALTER TABLE "_plans_v" ADD COLUMN "version_billing" "enum__plans_v_version_billing" DEFAULT 'both';
  ALTER TABLE "orders" ADD COLUMN "subscription_id" uuid;
  ALTER TABLE "orders" ADD COLUMN "charge" numeric;
  ALTER TABLE "licences" ADD COLUMN "subscription_id" uuid;
  ALTER TABLE "sandbox_payments" ADD COLUMN "keeps_mandate" boolean DEFAULT false;
  ALTER TABLE "sandbox_payments" ADD COLUMN "mandate" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "subscription_change_rules_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "subscriptions_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "subscription_events_id" uuid;
  ALTER TABLE "subscription_change_rules_from_plans" ADD CONSTRAINT "subscription_change_rules_from_plans_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."subscription_change_rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "subscription_change_rules_to_plans" ADD CONSTRAINT "subscription_change_rules_to_plans_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."subscription_change_rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_subscription_change_rules_v_version_from_plans" ADD CONSTRAINT "_subscription_change_rules_v_version_from_plans_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_subscription_change_rules_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_subscription_change_rules_v_version_to_plans" ADD CONSTRAINT "_subscription_change_rules_v_version_to_plans_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_subscription_change_rules_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_subscription_change_rules_v" ADD CONSTRAINT "_subscription_change_rules_v_parent_id_subscription_change_rules_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."subscription_change_rules"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "subscription_events" ADD CONSTRAINT "subscription_events_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "subscription_settings_retry_days" ADD CONSTRAINT "subscription_settings_retry_days_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."subscription_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_subscription_settings_v_version_retry_days" ADD CONSTRAINT "_subscription_settings_v_version_retry_days_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_subscription_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "subscription_change_rules_from_plans_order_idx" ON "subscription_change_rules_from_plans" USING btree ("order");
  CREATE INDEX "subscription_change_rules_from_plans_parent_idx" ON "subscription_change_rules_from_plans" USING btree ("parent_id");
  CREATE INDEX "subscription_change_rules_to_plans_order_idx" ON "subscription_change_rules_to_plans" USING btree ("order");
  CREATE INDEX "subscription_change_rules_to_plans_parent_idx" ON "subscription_change_rules_to_plans" USING btree ("parent_id");
  CREATE UNIQUE INDEX "subscription_change_rules_key_idx" ON "subscription_change_rules" USING btree ("key");
  CREATE INDEX "subscription_change_rules_updated_at_idx" ON "subscription_change_rules" USING btree ("updated_at");
  CREATE INDEX "subscription_change_rules_created_at_idx" ON "subscription_change_rules" USING btree ("created_at");
  CREATE INDEX "_subscription_change_rules_v_version_from_plans_order_idx" ON "_subscription_change_rules_v_version_from_plans" USING btree ("order");
  CREATE INDEX "_subscription_change_rules_v_version_from_plans_parent_idx" ON "_subscription_change_rules_v_version_from_plans" USING btree ("parent_id");
  CREATE INDEX "_subscription_change_rules_v_version_to_plans_order_idx" ON "_subscription_change_rules_v_version_to_plans" USING btree ("order");
  CREATE INDEX "_subscription_change_rules_v_version_to_plans_parent_idx" ON "_subscription_change_rules_v_version_to_plans" USING btree ("parent_id");
  CREATE INDEX "_subscription_change_rules_v_parent_idx" ON "_subscription_change_rules_v" USING btree ("parent_id");
  CREATE INDEX "_subscription_change_rules_v_version_version_key_idx" ON "_subscription_change_rules_v" USING btree ("version_key");
  CREATE INDEX "_subscription_change_rules_v_version_version_updated_at_idx" ON "_subscription_change_rules_v" USING btree ("version_updated_at");
  CREATE INDEX "_subscription_change_rules_v_version_version_created_at_idx" ON "_subscription_change_rules_v" USING btree ("version_created_at");
  CREATE INDEX "_subscription_change_rules_v_created_at_idx" ON "_subscription_change_rules_v" USING btree ("created_at");
  CREATE INDEX "_subscription_change_rules_v_updated_at_idx" ON "_subscription_change_rules_v" USING btree ("updated_at");
  CREATE INDEX "subscriptions_email_idx" ON "subscriptions" USING btree ("email");
  CREATE INDEX "subscriptions_customer_idx" ON "subscriptions" USING btree ("customer_id");
  CREATE INDEX "subscriptions_product_idx" ON "subscriptions" USING btree ("product_id");
  CREATE INDEX "subscriptions_state_idx" ON "subscriptions" USING btree ("state");
  CREATE INDEX "subscriptions_due_at_idx" ON "subscriptions" USING btree ("due_at");
  CREATE INDEX "subscriptions_updated_at_idx" ON "subscriptions" USING btree ("updated_at");
  CREATE INDEX "subscriptions_created_at_idx" ON "subscriptions" USING btree ("created_at");
  CREATE INDEX "subscription_events_subscription_idx" ON "subscription_events" USING btree ("subscription_id");
  CREATE INDEX "subscription_events_updated_at_idx" ON "subscription_events" USING btree ("updated_at");
  CREATE INDEX "subscription_events_created_at_idx" ON "subscription_events" USING btree ("created_at");
  CREATE INDEX "subscription_settings_retry_days_order_idx" ON "subscription_settings_retry_days" USING btree ("_order");
  CREATE INDEX "subscription_settings_retry_days_parent_id_idx" ON "subscription_settings_retry_days" USING btree ("_parent_id");
  CREATE INDEX "_subscription_settings_v_version_retry_days_order_idx" ON "_subscription_settings_v_version_retry_days" USING btree ("_order");
  CREATE INDEX "_subscription_settings_v_version_retry_days_parent_id_idx" ON "_subscription_settings_v_version_retry_days" USING btree ("_parent_id");
  CREATE INDEX "_subscription_settings_v_created_at_idx" ON "_subscription_settings_v" USING btree ("created_at");
  CREATE INDEX "_subscription_settings_v_updated_at_idx" ON "_subscription_settings_v" USING btree ("updated_at");
  ALTER TABLE "orders" ADD CONSTRAINT "orders_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "licences" ADD CONSTRAINT "licences_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_subscription_change_rules_fk" FOREIGN KEY ("subscription_change_rules_id") REFERENCES "public"."subscription_change_rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_subscriptions_fk" FOREIGN KEY ("subscriptions_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_subscription_events_fk" FOREIGN KEY ("subscription_events_id") REFERENCES "public"."subscription_events"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "orders_subscription_idx" ON "orders" USING btree ("subscription_id");
  CREATE UNIQUE INDEX "subscription_charge_idx" ON "orders" USING btree ("subscription_id","charge");
  CREATE INDEX "licences_subscription_idx" ON "licences" USING btree ("subscription_id");
  CREATE UNIQUE INDEX "subscription_pid_idx" ON "licences" USING btree ("subscription_id","pid");
  CREATE INDEX "payload_locked_documents_rels_subscription_change_rules__idx" ON "payload_locked_documents_rels" USING btree ("subscription_change_rules_id");
  CREATE INDEX "payload_locked_documents_rels_subscriptions_id_idx" ON "payload_locked_documents_rels" USING btree ("subscriptions_id");
  CREATE INDEX "payload_locked_documents_rels_subscription_events_id_idx" ON "payload_locked_documents_rels" USING btree ("subscription_events_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "subscription_change_rules_from_plans" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "subscription_change_rules_to_plans" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "subscription_change_rules" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_subscription_change_rules_v_version_from_plans" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_subscription_change_rules_v_version_to_plans" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_subscription_change_rules_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "subscriptions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "subscription_events" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "subscription_settings_retry_days" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "subscription_settings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_subscription_settings_v_version_retry_days" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_subscription_settings_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "subscription_change_rules_from_plans" CASCADE;
  DROP TABLE "subscription_change_rules_to_plans" CASCADE;
  DROP TABLE "subscription_change_rules" CASCADE;
  DROP TABLE "_subscription_change_rules_v_version_from_plans" CASCADE;
  DROP TABLE "_subscription_change_rules_v_version_to_plans" CASCADE;
  DROP TABLE "_subscription_change_rules_v" CASCADE;
  DROP TABLE "subscriptions" CASCADE;
  DROP TABLE "subscription_events" CASCADE;
  DROP TABLE "subscription_settings_retry_days" CASCADE;
  DROP TABLE "subscription_settings" CASCADE;
  DROP TABLE "_subscription_settings_v_version_retry_days" CASCADE;
  DROP TABLE "_subscription_settings_v" CASCADE;
  ALTER TABLE "orders" DROP CONSTRAINT "orders_subscription_id_subscriptions_id_fk";
  
  ALTER TABLE "licences" DROP CONSTRAINT "licences_subscription_id_subscriptions_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_subscription_change_rules_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_subscriptions_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_subscription_events_fk";
  
  DROP INDEX "orders_subscription_idx";
  DROP INDEX "subscription_charge_idx";
  DROP INDEX "licences_subscription_idx";
  DROP INDEX "subscription_pid_idx";
  DROP INDEX "payload_locked_documents_rels_subscription_change_rules__idx";
  DROP INDEX "payload_locked_documents_rels_subscriptions_id_idx";
  DROP INDEX "payload_locked_documents_rels_subscription_events_id_idx";
  ALTER TABLE "plans" DROP COLUMN "billing";
  ALTER TABLE "_plans_v" DROP COLUMN "version_billing";
  ALTER TABLE "orders" DROP COLUMN "subscription_id";
  ALTER TABLE "orders" DROP COLUMN "charge";
  ALTER TABLE "licences" DROP COLUMN "subscription_id";
  ALTER TABLE "sandbox_payments" DROP COLUMN "keeps_mandate";
  ALTER TABLE "sandbox_payments" DROP COLUMN "mandate";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "subscription_change_rules_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "subscriptions_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "subscription_events_id";
  DROP TYPE "public"."enum_plans_billing";
  DROP TYPE "public"."enum__plans_v_version_billing";
  DROP TYPE "public"."enum_subscription_change_rules_from_plans";
  DROP TYPE "public"."enum_subscription_change_rules_to_plans";
  DROP TYPE "public"."enum_subscription_change_rules_interval";
  DROP TYPE "public"."enum_subscription_change_rules_price";
  DROP TYPE "public"."enum_subscription_change_rules_applies";
  DROP TYPE "public"."enum__subscription_change_rules_v_version_from_plans";
  DROP TYPE "public"."enum__subscription_change_rules_v_version_to_plans";
  DROP TYPE "public"."enum__subscription_change_rules_v_version_interval";
  DROP TYPE "public"."enum__subscription_change_rules_v_version_price";
  DROP TYPE "public"."enum__subscription_change_rules_v_version_applies";
  DROP TYPE "public"."enum_subscriptions_plan";
  DROP TYPE "public"."enum_subscriptions_state";
  DROP TYPE "public"."enum_subscriptions_currency";
  DROP TYPE "public"."enum_subscriptions_provider";`)
}
