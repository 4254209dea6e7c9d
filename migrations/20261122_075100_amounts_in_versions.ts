import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum__products_v_version_suites" AS ENUM('video', 'adult', 'music');
  CREATE TYPE "public"."enum__products_v_version_os" AS ENUM('win', 'mac');
  CREATE TYPE "public"."enum__products_v_version_status" AS ENUM('1', '2');
  CREATE TYPE "public"."enum__products_v_version_prod_type" AS ENUM('single', 'all_in_one', 'bundle', 'service');
  CREATE TYPE "public"."enum__products_v_version_line" AS ENUM('video', 'adult', 'music', 'ai', 'video_music', 'service');
  CREATE TYPE "public"."enum__products_v_version_app_id" AS ENUM('video_downloader', 'music_converter', 'video_ai');
  CREATE TYPE "public"."enum__products_v_version_family" AS ENUM('video_l1', 'video_group', 'video_aggregation', 'adult', 'aio', 'aio_lft3', 'adult_lft3');
  CREATE TYPE "public"."enum__products_v_version_eligibility" AS ENUM('anyone', 'difference_to_pro', 'lifetime_owner');
  CREATE TYPE "public"."enum__plans_v_version_type" AS ENUM('1M', '3M', '6M', '1Y', 'LFT', 'LFT_3');
  CREATE TYPE "public"."enum__subscriber_prices_v_version_family" AS ENUM('video_l1', 'video_group', 'video_aggregation', 'adult', 'aio', 'aio_lft3', 'adult_lft3');
  CREATE TYPE "public"."enum__subscriber_prices_v_version_source" AS ENUM('monthly', 'yearly', 'lifetime');
  CREATE TABLE "_products_v_version_suites" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__products_v_version_suites",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "_products_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_changed_by" varchar,
  	"version_pid" numeric NOT NULL,
  	"version_route" varchar NOT NULL,
  	"version_os" "enum__products_v_version_os" NOT NULL,
  	"version_url" varchar DEFAULT '',
  	"version_status" "enum__products_v_version_status" DEFAULT '1' NOT NULL,
  	"version_prod_type" "enum__products_v_version_prod_type" NOT NULL,
  	"version_line" "enum__products_v_version_line" NOT NULL,
  	"version_tier" varchar NOT NULL,
  	"version_app_id" "enum__products_v_version_app_id" NOT NULL,
  	"version_family" "enum__products_v_version_family",
  	"version_region" varchar DEFAULT 'global',
  	"version_pro" boolean DEFAULT false,
  	"version_eligibility" "enum__products_v_version_eligibility" DEFAULT 'anyone' NOT NULL,
  	"version_public_time" timestamp(3) with time zone NOT NULL,
  	"version_sort_order" numeric DEFAULT 0 NOT NULL,
  	"version_internal_note" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_products_v_translations" (
  	"version_name" varchar NOT NULL,
  	"version_short_name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_products_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_plans_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_changed_by" varchar,
  	"version_pay_key" varchar NOT NULL,
  	"version_product_id" uuid NOT NULL,
  	"version_type" "enum__plans_v_version_type" NOT NULL,
  	"version_price" numeric NOT NULL,
  	"version_price_eur" numeric,
  	"version_price_jpy" numeric,
  	"version_price_cny" numeric,
  	"version_origin_price" numeric NOT NULL,
  	"version_origin_price_eur" numeric,
  	"version_origin_price_jpy" numeric,
  	"version_origin_price_cny" numeric,
  	"version_enable" boolean DEFAULT true,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_bundles_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_changed_by" varchar,
  	"version_product_id" uuid NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_bundles_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" uuid
  );
  
  CREATE TABLE "_subscriber_prices_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_changed_by" varchar,
  	"version_family" "enum__subscriber_prices_v_version_family" NOT NULL,
  	"version_source" "enum__subscriber_prices_v_version_source" NOT NULL,
  	"version_price" numeric NOT NULL,
  	"version_price_eur" numeric,
  	"version_price_jpy" numeric,
  	"version_price_cny" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "products" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "plans" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "bundles" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "offer_rules" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "offer_rules" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_offer_rules_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "_offer_rules_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "subscriber_prices" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "coupons" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "coupons" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_coupons_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "_coupons_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "campaigns" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "campaigns" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_campaigns_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "_campaigns_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "pricing_settings" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "_pricing_settings_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "_products_v_version_suites" ADD CONSTRAINT "_products_v_version_suites_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_parent_id_products_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v_translations" ADD CONSTRAINT "_products_v_translations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_texts" ADD CONSTRAINT "_products_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_plans_v" ADD CONSTRAINT "_plans_v_parent_id_plans_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."plans"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_plans_v" ADD CONSTRAINT "_plans_v_version_product_id_products_id_fk" FOREIGN KEY ("version_product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_bundles_v" ADD CONSTRAINT "_bundles_v_parent_id_bundles_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."bundles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_bundles_v" ADD CONSTRAINT "_bundles_v_version_product_id_products_id_fk" FOREIGN KEY ("version_product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_bundles_v_rels" ADD CONSTRAINT "_bundles_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_bundles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_bundles_v_rels" ADD CONSTRAINT "_bundles_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_subscriber_prices_v" ADD CONSTRAINT "_subscriber_prices_v_parent_id_subscriber_prices_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."subscriber_prices"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "_products_v_version_suites_order_idx" ON "_products_v_version_suites" USING btree ("order");
  CREATE INDEX "_products_v_version_suites_parent_idx" ON "_products_v_version_suites" USING btree ("parent_id");
  CREATE INDEX "_products_v_parent_idx" ON "_products_v" USING btree ("parent_id");
  CREATE INDEX "_products_v_version_version_pid_idx" ON "_products_v" USING btree ("version_pid");
  CREATE INDEX "_products_v_version_version_route_idx" ON "_products_v" USING btree ("version_route");
  CREATE INDEX "_products_v_version_version_line_idx" ON "_products_v" USING btree ("version_line");
  CREATE INDEX "_products_v_version_version_updated_at_idx" ON "_products_v" USING btree ("version_updated_at");
  CREATE INDEX "_products_v_version_version_created_at_idx" ON "_products_v" USING btree ("version_created_at");
  CREATE INDEX "_products_v_created_at_idx" ON "_products_v" USING btree ("created_at");
  CREATE INDEX "_products_v_updated_at_idx" ON "_products_v" USING btree ("updated_at");
  CREATE INDEX "version_route_version_os_idx" ON "_products_v" USING btree ("version_route","version_os");
  CREATE UNIQUE INDEX "_products_v_translations_locale_parent_id_unique" ON "_products_v_translations" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_texts_order_parent" ON "_products_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_plans_v_parent_idx" ON "_plans_v" USING btree ("parent_id");
  CREATE INDEX "_plans_v_version_version_pay_key_idx" ON "_plans_v" USING btree ("version_pay_key");
  CREATE INDEX "_plans_v_version_version_product_idx" ON "_plans_v" USING btree ("version_product_id");
  CREATE INDEX "_plans_v_version_version_updated_at_idx" ON "_plans_v" USING btree ("version_updated_at");
  CREATE INDEX "_plans_v_version_version_created_at_idx" ON "_plans_v" USING btree ("version_created_at");
  CREATE INDEX "_plans_v_created_at_idx" ON "_plans_v" USING btree ("created_at");
  CREATE INDEX "_plans_v_updated_at_idx" ON "_plans_v" USING btree ("updated_at");
  CREATE INDEX "version_product_version_type_idx" ON "_plans_v" USING btree ("version_product_id","version_type");
  CREATE INDEX "_bundles_v_parent_idx" ON "_bundles_v" USING btree ("parent_id");
  CREATE INDEX "_bundles_v_version_version_product_idx" ON "_bundles_v" USING btree ("version_product_id");
  CREATE INDEX "_bundles_v_version_version_updated_at_idx" ON "_bundles_v" USING btree ("version_updated_at");
  CREATE INDEX "_bundles_v_version_version_created_at_idx" ON "_bundles_v" USING btree ("version_created_at");
  CREATE INDEX "_bundles_v_created_at_idx" ON "_bundles_v" USING btree ("created_at");
  CREATE INDEX "_bundles_v_updated_at_idx" ON "_bundles_v" USING btree ("updated_at");
  CREATE INDEX "_bundles_v_rels_order_idx" ON "_bundles_v_rels" USING btree ("order");
  CREATE INDEX "_bundles_v_rels_parent_idx" ON "_bundles_v_rels" USING btree ("parent_id");
  CREATE INDEX "_bundles_v_rels_path_idx" ON "_bundles_v_rels" USING btree ("path");
  CREATE INDEX "_bundles_v_rels_products_id_idx" ON "_bundles_v_rels" USING btree ("products_id");
  CREATE INDEX "_subscriber_prices_v_parent_idx" ON "_subscriber_prices_v" USING btree ("parent_id");
  CREATE INDEX "_subscriber_prices_v_version_version_updated_at_idx" ON "_subscriber_prices_v" USING btree ("version_updated_at");
  CREATE INDEX "_subscriber_prices_v_version_version_created_at_idx" ON "_subscriber_prices_v" USING btree ("version_created_at");
  CREATE INDEX "_subscriber_prices_v_created_at_idx" ON "_subscriber_prices_v" USING btree ("created_at");
  CREATE INDEX "_subscriber_prices_v_updated_at_idx" ON "_subscriber_prices_v" USING btree ("updated_at");
  CREATE INDEX "version_family_version_source_idx" ON "_subscriber_prices_v" USING btree ("version_family","version_source");
  CREATE INDEX "offer_rules_deleted_at_idx" ON "offer_rules" USING btree ("deleted_at");
  CREATE INDEX "_offer_rules_v_version_version_deleted_at_idx" ON "_offer_rules_v" USING btree ("version_deleted_at");
  CREATE INDEX "coupons_deleted_at_idx" ON "coupons" USING btree ("deleted_at");
  CREATE INDEX "_coupons_v_version_version_deleted_at_idx" ON "_coupons_v" USING btree ("version_deleted_at");
  CREATE INDEX "campaigns_deleted_at_idx" ON "campaigns" USING btree ("deleted_at");
  CREATE INDEX "_campaigns_v_version_version_deleted_at_idx" ON "_campaigns_v" USING btree ("version_deleted_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "_products_v_version_suites" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v_translations" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_plans_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_bundles_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_bundles_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_subscriber_prices_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "_products_v_version_suites" CASCADE;
  DROP TABLE "_products_v" CASCADE;
  DROP TABLE "_products_v_translations" CASCADE;
  DROP TABLE "_products_v_texts" CASCADE;
  DROP TABLE "_plans_v" CASCADE;
  DROP TABLE "_bundles_v" CASCADE;
  DROP TABLE "_bundles_v_rels" CASCADE;
  DROP TABLE "_subscriber_prices_v" CASCADE;
  DROP INDEX "offer_rules_deleted_at_idx";
  DROP INDEX "_offer_rules_v_version_version_deleted_at_idx";
  DROP INDEX "coupons_deleted_at_idx";
  DROP INDEX "_coupons_v_version_version_deleted_at_idx";
  DROP INDEX "campaigns_deleted_at_idx";
  DROP INDEX "_campaigns_v_version_version_deleted_at_idx";
  ALTER TABLE "products" DROP COLUMN "changed_by";
  ALTER TABLE "plans" DROP COLUMN "changed_by";
  ALTER TABLE "bundles" DROP COLUMN "changed_by";
  ALTER TABLE "offer_rules" DROP COLUMN "changed_by";
  ALTER TABLE "offer_rules" DROP COLUMN "deleted_at";
  ALTER TABLE "_offer_rules_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "_offer_rules_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "subscriber_prices" DROP COLUMN "changed_by";
  ALTER TABLE "coupons" DROP COLUMN "changed_by";
  ALTER TABLE "coupons" DROP COLUMN "deleted_at";
  ALTER TABLE "_coupons_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "_coupons_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "campaigns" DROP COLUMN "changed_by";
  ALTER TABLE "campaigns" DROP COLUMN "deleted_at";
  ALTER TABLE "_campaigns_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "_campaigns_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "pricing_settings" DROP COLUMN "changed_by";
  ALTER TABLE "_pricing_settings_v" DROP COLUMN "version_changed_by";
  DROP TYPE "public"."enum__products_v_version_suites";
  DROP TYPE "public"."enum__products_v_version_os";
  DROP TYPE "public"."enum__products_v_version_status";
  DROP TYPE "public"."enum__products_v_version_prod_type";
  DROP TYPE "public"."enum__products_v_version_line";
  DROP TYPE "public"."enum__products_v_version_app_id";
  DROP TYPE "public"."enum__products_v_version_family";
  DROP TYPE "public"."enum__products_v_version_eligibility";
  DROP TYPE "public"."enum__plans_v_version_type";
  DROP TYPE "public"."enum__subscriber_prices_v_version_family";
  DROP TYPE "public"."enum__subscriber_prices_v_version_source";`)
}
