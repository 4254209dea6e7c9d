import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."_locales" AS ENUM('en', 'ja', 'de', 'es', 'it', 'fr', 'zh');
  CREATE TYPE "public"."enum_products_suites" AS ENUM('video', 'adult', 'music');
  CREATE TYPE "public"."enum_products_os" AS ENUM('win', 'mac');
  CREATE TYPE "public"."enum_products_status" AS ENUM('1', '2');
  CREATE TYPE "public"."enum_products_prod_type" AS ENUM('single', 'all_in_one', 'bundle', 'service');
  CREATE TYPE "public"."enum_products_line" AS ENUM('video', 'adult', 'music', 'ai', 'video_music', 'service');
  CREATE TYPE "public"."enum_products_app_id" AS ENUM('video_downloader', 'music_converter', 'video_ai');
  CREATE TYPE "public"."enum_products_family" AS ENUM('video_l1', 'video_group', 'video_aggregation', 'adult', 'aio', 'aio_lft3', 'adult_lft3');
  CREATE TYPE "public"."enum_products_eligibility" AS ENUM('anyone', 'difference_to_pro', 'lifetime_owner');
  CREATE TYPE "public"."enum_plans_type" AS ENUM('1M', '3M', '6M', '1Y', 'LFT', 'LFT_3');
  CREATE TYPE "public"."enum_offer_rules_prod_types" AS ENUM('single', 'all_in_one', 'bundle', 'service');
  CREATE TYPE "public"."enum_offer_rules_lines" AS ENUM('video', 'adult', 'music', 'ai', 'video_music', 'service');
  CREATE TYPE "public"."enum_offer_rules_plans" AS ENUM('1M', '3M', '6M', '1Y', 'LFT', 'LFT_3');
  CREATE TYPE "public"."enum_offer_rules_subscription_plans" AS ENUM('1M', '3M', '6M', '1Y', 'LFT', 'LFT_3');
  CREATE TYPE "public"."enum_offer_rules_off_type" AS ENUM('1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11');
  CREATE TYPE "public"."enum_offer_rules_pro" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum_offer_rules_benefit" AS ENUM('price', 'ladder', 'rate');
  CREATE TYPE "public"."enum_offer_rules_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__offer_rules_v_version_prod_types" AS ENUM('single', 'all_in_one', 'bundle', 'service');
  CREATE TYPE "public"."enum__offer_rules_v_version_lines" AS ENUM('video', 'adult', 'music', 'ai', 'video_music', 'service');
  CREATE TYPE "public"."enum__offer_rules_v_version_plans" AS ENUM('1M', '3M', '6M', '1Y', 'LFT', 'LFT_3');
  CREATE TYPE "public"."enum__offer_rules_v_version_subscription_plans" AS ENUM('1M', '3M', '6M', '1Y', 'LFT', 'LFT_3');
  CREATE TYPE "public"."enum__offer_rules_v_version_off_type" AS ENUM('1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11');
  CREATE TYPE "public"."enum__offer_rules_v_version_pro" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum__offer_rules_v_version_benefit" AS ENUM('price', 'ladder', 'rate');
  CREATE TYPE "public"."enum__offer_rules_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__offer_rules_v_published_locale" AS ENUM('en', 'ja', 'de', 'es', 'it', 'fr', 'zh');
  CREATE TYPE "public"."enum_subscriber_prices_family" AS ENUM('video_l1', 'video_group', 'video_aggregation', 'adult', 'aio', 'aio_lft3', 'adult_lft3');
  CREATE TYPE "public"."enum_subscriber_prices_source" AS ENUM('monthly', 'yearly', 'lifetime');
  CREATE TYPE "public"."enum_coupons_allow_types" AS ENUM('1M', '3M', '6M', '1Y', 'LFT', 'LFT_3');
  CREATE TYPE "public"."enum_coupons_allow_locals" AS ENUM('en', 'ja', 'de', 'es', 'it', 'fr', 'zh');
  CREATE TYPE "public"."enum_coupons_allow_payers" AS ENUM('sandbox', 'stripe', 'paddle');
  CREATE TYPE "public"."enum_coupons_type" AS ENUM('rate', 'fixed', 'diff', 'num');
  CREATE TYPE "public"."enum_coupons_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__coupons_v_version_allow_types" AS ENUM('1M', '3M', '6M', '1Y', 'LFT', 'LFT_3');
  CREATE TYPE "public"."enum__coupons_v_version_allow_locals" AS ENUM('en', 'ja', 'de', 'es', 'it', 'fr', 'zh');
  CREATE TYPE "public"."enum__coupons_v_version_allow_payers" AS ENUM('sandbox', 'stripe', 'paddle');
  CREATE TYPE "public"."enum__coupons_v_version_type" AS ENUM('rate', 'fixed', 'diff', 'num');
  CREATE TYPE "public"."enum__coupons_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__coupons_v_published_locale" AS ENUM('en', 'ja', 'de', 'es', 'it', 'fr', 'zh');
  CREATE TYPE "public"."enum_campaigns_sites" AS ENUM('com', 'jp', 'discover_com', 'discover_jp');
  CREATE TYPE "public"."enum_campaigns_locales" AS ENUM('en', 'ja', 'de', 'es', 'it', 'fr', 'zh');
  CREATE TYPE "public"."enum_campaigns_starttime_tz" AS ENUM('UTC', 'Pacific/Midway', 'Pacific/Niue', 'Pacific/Honolulu', 'Pacific/Rarotonga', 'America/Anchorage', 'Pacific/Gambier', 'America/Los_Angeles', 'America/Tijuana', 'America/Denver', 'America/Phoenix', 'America/Chicago', 'America/Guatemala', 'America/New_York', 'America/Bogota', 'America/Caracas', 'America/Santiago', 'America/Buenos_Aires', 'America/Sao_Paulo', 'Atlantic/South_Georgia', 'Atlantic/Azores', 'Atlantic/Cape_Verde', 'Europe/London', 'Europe/Berlin', 'Africa/Lagos', 'Europe/Athens', 'Africa/Cairo', 'Europe/Moscow', 'Asia/Riyadh', 'Asia/Dubai', 'Asia/Baku', 'Asia/Karachi', 'Asia/Tashkent', 'Asia/Calcutta', 'Asia/Dhaka', 'Asia/Almaty', 'Asia/Jakarta', 'Asia/Bangkok', 'Asia/Shanghai', 'Asia/Singapore', 'Asia/Tokyo', 'Asia/Seoul', 'Australia/Brisbane', 'Australia/Sydney', 'Pacific/Guam', 'Pacific/Noumea', 'Pacific/Auckland', 'Pacific/Fiji');
  CREATE TYPE "public"."enum_campaigns_endtime_tz" AS ENUM('UTC', 'Pacific/Midway', 'Pacific/Niue', 'Pacific/Honolulu', 'Pacific/Rarotonga', 'America/Anchorage', 'Pacific/Gambier', 'America/Los_Angeles', 'America/Tijuana', 'America/Denver', 'America/Phoenix', 'America/Chicago', 'America/Guatemala', 'America/New_York', 'America/Bogota', 'America/Caracas', 'America/Santiago', 'America/Buenos_Aires', 'America/Sao_Paulo', 'Atlantic/South_Georgia', 'Atlantic/Azores', 'Atlantic/Cape_Verde', 'Europe/London', 'Europe/Berlin', 'Africa/Lagos', 'Europe/Athens', 'Africa/Cairo', 'Europe/Moscow', 'Asia/Riyadh', 'Asia/Dubai', 'Asia/Baku', 'Asia/Karachi', 'Asia/Tashkent', 'Asia/Calcutta', 'Asia/Dhaka', 'Asia/Almaty', 'Asia/Jakarta', 'Asia/Bangkok', 'Asia/Shanghai', 'Asia/Singapore', 'Asia/Tokyo', 'Asia/Seoul', 'Australia/Brisbane', 'Australia/Sydney', 'Pacific/Guam', 'Pacific/Noumea', 'Pacific/Auckland', 'Pacific/Fiji');
  CREATE TYPE "public"."enum_campaigns_nav_type" AS ENUM('none', 'bar', 'popup', 'menu');
  CREATE TYPE "public"."enum_campaigns_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__campaigns_v_version_sites" AS ENUM('com', 'jp', 'discover_com', 'discover_jp');
  CREATE TYPE "public"."enum__campaigns_v_version_locales" AS ENUM('en', 'ja', 'de', 'es', 'it', 'fr', 'zh');
  CREATE TYPE "public"."enum__campaigns_v_version_starttime_tz" AS ENUM('UTC', 'Pacific/Midway', 'Pacific/Niue', 'Pacific/Honolulu', 'Pacific/Rarotonga', 'America/Anchorage', 'Pacific/Gambier', 'America/Los_Angeles', 'America/Tijuana', 'America/Denver', 'America/Phoenix', 'America/Chicago', 'America/Guatemala', 'America/New_York', 'America/Bogota', 'America/Caracas', 'America/Santiago', 'America/Buenos_Aires', 'America/Sao_Paulo', 'Atlantic/South_Georgia', 'Atlantic/Azores', 'Atlantic/Cape_Verde', 'Europe/London', 'Europe/Berlin', 'Africa/Lagos', 'Europe/Athens', 'Africa/Cairo', 'Europe/Moscow', 'Asia/Riyadh', 'Asia/Dubai', 'Asia/Baku', 'Asia/Karachi', 'Asia/Tashkent', 'Asia/Calcutta', 'Asia/Dhaka', 'Asia/Almaty', 'Asia/Jakarta', 'Asia/Bangkok', 'Asia/Shanghai', 'Asia/Singapore', 'Asia/Tokyo', 'Asia/Seoul', 'Australia/Brisbane', 'Australia/Sydney', 'Pacific/Guam', 'Pacific/Noumea', 'Pacific/Auckland', 'Pacific/Fiji');
  CREATE TYPE "public"."enum__campaigns_v_version_endtime_tz" AS ENUM('UTC', 'Pacific/Midway', 'Pacific/Niue', 'Pacific/Honolulu', 'Pacific/Rarotonga', 'America/Anchorage', 'Pacific/Gambier', 'America/Los_Angeles', 'America/Tijuana', 'America/Denver', 'America/Phoenix', 'America/Chicago', 'America/Guatemala', 'America/New_York', 'America/Bogota', 'America/Caracas', 'America/Santiago', 'America/Buenos_Aires', 'America/Sao_Paulo', 'Atlantic/South_Georgia', 'Atlantic/Azores', 'Atlantic/Cape_Verde', 'Europe/London', 'Europe/Berlin', 'Africa/Lagos', 'Europe/Athens', 'Africa/Cairo', 'Europe/Moscow', 'Asia/Riyadh', 'Asia/Dubai', 'Asia/Baku', 'Asia/Karachi', 'Asia/Tashkent', 'Asia/Calcutta', 'Asia/Dhaka', 'Asia/Almaty', 'Asia/Jakarta', 'Asia/Bangkok', 'Asia/Shanghai', 'Asia/Singapore', 'Asia/Tokyo', 'Asia/Seoul', 'Australia/Brisbane', 'Australia/Sydney', 'Pacific/Guam', 'Pacific/Noumea', 'Pacific/Auckland', 'Pacific/Fiji');
  CREATE TYPE "public"."enum__campaigns_v_version_nav_type" AS ENUM('none', 'bar', 'popup', 'menu');
  CREATE TYPE "public"."enum__campaigns_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__campaigns_v_published_locale" AS ENUM('en', 'ja', 'de', 'es', 'it', 'fr', 'zh');
  CREATE TYPE "public"."enum_product_copy_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__product_copy_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__product_copy_v_published_locale" AS ENUM('en', 'ja', 'de', 'es', 'it', 'fr', 'zh');
  CREATE TYPE "public"."enum_orders_state" AS ENUM('open', 'pending', 'paid', 'failed', 'refunded');
  CREATE TYPE "public"."enum_orders_currency" AS ENUM('USD', 'EUR', 'JPY', 'CNY');
  CREATE TYPE "public"."enum_orders_payer" AS ENUM('sandbox', 'stripe', 'paddle');
  CREATE TYPE "public"."enum_licences_plan" AS ENUM('1M', '3M', '6M', '1Y', 'LFT', 'LFT_3');
  CREATE TYPE "public"."enum_licences_state" AS ENUM('active', 'revoked', 'refunded');
  CREATE TYPE "public"."enum_letters_state" AS ENUM('queued', 'sent', 'kept', 'failed');
  CREATE TYPE "public"."enum_payment_events_provider" AS ENUM('sandbox', 'stripe', 'paddle');
  CREATE TYPE "public"."enum_sandbox_payments_currency" AS ENUM('USD', 'EUR', 'JPY', 'CNY');
  CREATE TYPE "public"."enum_sandbox_payments_state" AS ENUM('open', 'challenged', 'paid', 'declined', 'refunded');
  CREATE TYPE "public"."enum_order_lines_plan" AS ENUM('1M', '3M', '6M', '1Y', 'LFT', 'LFT_3');
  CREATE TYPE "public"."enum_sessions_kind" AS ENUM('session', 'confirm', 'reset');
  CREATE TYPE "public"."enum_users_role" AS ENUM('admin', 'marketer', 'writer', 'support');
  CREATE TYPE "public"."enum_pricing_settings_currencies_currency" AS ENUM('USD', 'EUR', 'JPY', 'CNY');
  CREATE TYPE "public"."enum_pricing_settings_stacking" AS ENUM('best_then_num', 'best_only');
  CREATE TYPE "public"."enum__pricing_settings_v_version_currencies_currency" AS ENUM('USD', 'EUR', 'JPY', 'CNY');
  CREATE TYPE "public"."enum__pricing_settings_v_version_stacking" AS ENUM('best_then_num', 'best_only');
  CREATE TABLE "products_suites" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_products_suites",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "products" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"pid" numeric NOT NULL,
  	"route" varchar NOT NULL,
  	"os" "enum_products_os" NOT NULL,
  	"url" varchar DEFAULT '',
  	"status" "enum_products_status" DEFAULT '1' NOT NULL,
  	"prod_type" "enum_products_prod_type" NOT NULL,
  	"line" "enum_products_line" NOT NULL,
  	"tier" varchar NOT NULL,
  	"app_id" "enum_products_app_id" NOT NULL,
  	"family" "enum_products_family",
  	"region" varchar DEFAULT 'global',
  	"pro" boolean DEFAULT false,
  	"eligibility" "enum_products_eligibility" DEFAULT 'anyone' NOT NULL,
  	"public_time" timestamp(3) with time zone NOT NULL,
  	"sort_order" numeric DEFAULT 0 NOT NULL,
  	"internal_note" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "products_translations" (
  	"name" varchar NOT NULL,
  	"short_name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "products_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "plans" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"pay_key" varchar NOT NULL,
  	"product_id" uuid NOT NULL,
  	"type" "enum_plans_type" NOT NULL,
  	"price" numeric NOT NULL,
  	"price_eur" numeric,
  	"price_jpy" numeric,
  	"price_cny" numeric,
  	"origin_price" numeric NOT NULL,
  	"origin_price_eur" numeric,
  	"origin_price_jpy" numeric,
  	"origin_price_cny" numeric,
  	"enable" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "bundles" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"product_id" uuid NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "bundles_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" uuid
  );
  
  CREATE TABLE "offer_rules_prod_types" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_offer_rules_prod_types",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "offer_rules_lines" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_offer_rules_lines",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "offer_rules_plans" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_offer_rules_plans",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "offer_rules_subscription_plans" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_offer_rules_subscription_plans",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "offer_rules_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"from" numeric,
  	"price" numeric,
  	"price_eur" numeric,
  	"price_jpy" numeric,
  	"price_cny" numeric
  );
  
  CREATE TABLE "offer_rules" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"key" varchar,
  	"off_type" "enum_offer_rules_off_type",
  	"enabled" boolean DEFAULT true,
  	"pro" "enum_offer_rules_pro",
  	"benefit" "enum_offer_rules_benefit",
  	"price" numeric,
  	"price_eur" numeric,
  	"price_jpy" numeric,
  	"price_cny" numeric,
  	"rate" numeric,
  	"pro_surcharge" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_offer_rules_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "offer_rules_translations" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "offer_rules_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_offer_rules_v_version_prod_types" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__offer_rules_v_version_prod_types",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "_offer_rules_v_version_lines" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__offer_rules_v_version_lines",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "_offer_rules_v_version_plans" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__offer_rules_v_version_plans",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "_offer_rules_v_version_subscription_plans" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__offer_rules_v_version_subscription_plans",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "_offer_rules_v_version_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"from" numeric,
  	"price" numeric,
  	"price_eur" numeric,
  	"price_jpy" numeric,
  	"price_cny" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_offer_rules_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_key" varchar,
  	"version_off_type" "enum__offer_rules_v_version_off_type",
  	"version_enabled" boolean DEFAULT true,
  	"version_pro" "enum__offer_rules_v_version_pro",
  	"version_benefit" "enum__offer_rules_v_version_benefit",
  	"version_price" numeric,
  	"version_price_eur" numeric,
  	"version_price_jpy" numeric,
  	"version_price_cny" numeric,
  	"version_rate" numeric,
  	"version_pro_surcharge" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__offer_rules_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__offer_rules_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_offer_rules_v_translations" (
  	"version_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_offer_rules_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "subscriber_prices" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"family" "enum_subscriber_prices_family" NOT NULL,
  	"source" "enum_subscriber_prices_source" NOT NULL,
  	"price" numeric NOT NULL,
  	"price_eur" numeric,
  	"price_jpy" numeric,
  	"price_cny" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "coupons_allow_types" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_coupons_allow_types",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "coupons_allow_locals" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_coupons_allow_locals",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "coupons_allow_payers" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_coupons_allow_payers",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "coupons" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"code" varchar,
  	"type" "enum_coupons_type",
  	"enabled" boolean DEFAULT true,
  	"discount" numeric,
  	"discount_eur" numeric,
  	"discount_jpy" numeric,
  	"discount_cny" numeric,
  	"from" timestamp(3) with time zone,
  	"until" timestamp(3) with time zone,
  	"allow_price" numeric,
  	"show_coupon" boolean DEFAULT false,
  	"group_type" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_coupons_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "coupons_translations" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "coupons_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_coupons_v_version_allow_types" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__coupons_v_version_allow_types",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "_coupons_v_version_allow_locals" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__coupons_v_version_allow_locals",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "_coupons_v_version_allow_payers" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__coupons_v_version_allow_payers",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "_coupons_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_code" varchar,
  	"version_type" "enum__coupons_v_version_type",
  	"version_enabled" boolean DEFAULT true,
  	"version_discount" numeric,
  	"version_discount_eur" numeric,
  	"version_discount_jpy" numeric,
  	"version_discount_cny" numeric,
  	"version_from" timestamp(3) with time zone,
  	"version_until" timestamp(3) with time zone,
  	"version_allow_price" numeric,
  	"version_show_coupon" boolean DEFAULT false,
  	"version_group_type" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__coupons_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__coupons_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_coupons_v_translations" (
  	"version_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_coupons_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "campaigns_sites" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_campaigns_sites",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "campaigns_locales" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_campaigns_locales",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "campaigns_carousel" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"picture_id" uuid
  );
  
  CREATE TABLE "campaigns" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"key" varchar,
  	"route" varchar,
  	"enabled" boolean DEFAULT true,
  	"start_time" timestamp(3) with time zone,
  	"starttime_tz" "enum_campaigns_starttime_tz" DEFAULT 'UTC',
  	"end_time" timestamp(3) with time zone,
  	"endtime_tz" "enum_campaigns_endtime_tz" DEFAULT 'UTC',
  	"nav_type" "enum_campaigns_nav_type" DEFAULT 'none',
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_campaigns_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "campaigns_translations" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "campaigns_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"coupons_id" uuid,
  	"products_id" uuid
  );
  
  CREATE TABLE "_campaigns_v_version_sites" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__campaigns_v_version_sites",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "_campaigns_v_version_locales" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__campaigns_v_version_locales",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "_campaigns_v_version_carousel" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"picture_id" uuid,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_campaigns_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_key" varchar,
  	"version_route" varchar,
  	"version_enabled" boolean DEFAULT true,
  	"version_start_time" timestamp(3) with time zone,
  	"version_starttime_tz" "enum__campaigns_v_version_starttime_tz" DEFAULT 'UTC',
  	"version_end_time" timestamp(3) with time zone,
  	"version_endtime_tz" "enum__campaigns_v_version_endtime_tz" DEFAULT 'UTC',
  	"version_nav_type" "enum__campaigns_v_version_nav_type" DEFAULT 'none',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__campaigns_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__campaigns_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_campaigns_v_translations" (
  	"version_name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_campaigns_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"coupons_id" uuid,
  	"products_id" uuid
  );
  
  CREATE TABLE "product_copy_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "product_copy_features" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "product_copy_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" varchar
  );
  
  CREATE TABLE "product_copy" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"route" varchar,
  	"generic_route" varchar,
  	"site_name" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_product_copy_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "product_copy_translations" (
  	"headline" varchar,
  	"promise" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_product_copy_v_version_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_product_copy_v_version_features" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_product_copy_v_version_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"question" varchar,
  	"answer" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_product_copy_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_route" varchar,
  	"version_generic_route" varchar,
  	"version_site_name" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__product_copy_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__product_copy_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_product_copy_v_translations" (
  	"version_headline" varchar,
  	"version_promise" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "media" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_card_url" varchar,
  	"sizes_card_width" numeric,
  	"sizes_card_height" numeric,
  	"sizes_card_mime_type" varchar,
  	"sizes_card_filesize" numeric,
  	"sizes_card_filename" varchar,
  	"sizes_wide_url" varchar,
  	"sizes_wide_width" numeric,
  	"sizes_wide_height" numeric,
  	"sizes_wide_mime_type" varchar,
  	"sizes_wide_filesize" numeric,
  	"sizes_wide_filename" varchar
  );
  
  CREATE TABLE "media_translations" (
  	"alt" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "customers" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"email" varchar NOT NULL,
  	"username" varchar,
  	"locale" varchar DEFAULT 'en',
  	"marketing" boolean DEFAULT false,
  	"password_hash" varchar,
  	"confirmed_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "orders" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"number" varchar NOT NULL,
  	"secret" varchar NOT NULL,
  	"attempt" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"customer_id" uuid,
  	"state" "enum_orders_state" DEFAULT 'open' NOT NULL,
  	"currency" "enum_orders_currency" NOT NULL,
  	"total" numeric NOT NULL,
  	"payer" "enum_orders_payer" NOT NULL,
  	"payer_session" varchar,
  	"site" varchar NOT NULL,
  	"locale" varchar NOT NULL,
  	"country" varchar NOT NULL,
  	"os" varchar NOT NULL,
  	"coupon" varchar,
  	"quote" jsonb NOT NULL,
  	"paid_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "licences" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"key" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"customer_id" uuid,
  	"order_line_id" uuid NOT NULL,
  	"unit" numeric NOT NULL,
  	"product_id" uuid NOT NULL,
  	"pid" numeric NOT NULL,
  	"plan" "enum_licences_plan" NOT NULL,
  	"state" "enum_licences_state" DEFAULT 'active' NOT NULL,
  	"issued" timestamp(3) with time zone NOT NULL,
  	"expires" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "letters" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"reason" varchar NOT NULL,
  	"kind" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"locale" varchar NOT NULL,
  	"subject" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"html" varchar,
  	"state" "enum_letters_state" DEFAULT 'queued' NOT NULL,
  	"attempts" numeric DEFAULT 0,
  	"error" varchar,
  	"sent_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payment_events" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"provider" "enum_payment_events_provider" NOT NULL,
  	"event_id" varchar NOT NULL,
  	"type" varchar NOT NULL,
  	"session" varchar,
  	"order_id" uuid,
  	"payload" jsonb NOT NULL,
  	"applied_at" timestamp(3) with time zone,
  	"outcome" varchar,
  	"error" varchar,
  	"attempts" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "sandbox_payments" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"session" varchar NOT NULL,
  	"reference" varchar NOT NULL,
  	"amount" numeric NOT NULL,
  	"currency" "enum_sandbox_payments_currency" NOT NULL,
  	"email" varchar,
  	"description" varchar,
  	"locale" varchar,
  	"state" "enum_sandbox_payments_state" DEFAULT 'open' NOT NULL,
  	"return_url" varchar NOT NULL,
  	"webhook_url" varchar NOT NULL,
  	"events" jsonb DEFAULT '[]'::jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "order_lines" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"order_id" uuid NOT NULL,
  	"product_id" uuid NOT NULL,
  	"pid" numeric NOT NULL,
  	"plan" "enum_order_lines_plan" NOT NULL,
  	"quantity" numeric DEFAULT 1 NOT NULL,
  	"unit_total" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "sessions" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"token_hash" varchar NOT NULL,
  	"kind" "enum_sessions_kind" NOT NULL,
  	"customer_id" uuid NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"role" "enum_users_role" DEFAULT 'support' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload_kv" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" uuid,
  	"plans_id" uuid,
  	"bundles_id" uuid,
  	"offer_rules_id" uuid,
  	"subscriber_prices_id" uuid,
  	"coupons_id" uuid,
  	"campaigns_id" uuid,
  	"product_copy_id" uuid,
  	"media_id" uuid,
  	"customers_id" uuid,
  	"orders_id" uuid,
  	"licences_id" uuid,
  	"letters_id" uuid,
  	"payment_events_id" uuid,
  	"sandbox_payments_id" uuid,
  	"order_lines_id" uuid,
  	"sessions_id" uuid,
  	"users_id" uuid
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" uuid
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "pricing_settings_currencies" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"currency" "enum_pricing_settings_currencies_currency" NOT NULL,
  	"rate" numeric NOT NULL,
  	"ending" numeric NOT NULL
  );
  
  CREATE TABLE "pricing_settings" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"weight_video" numeric NOT NULL,
  	"weight_adult" numeric NOT NULL,
  	"weight_music" numeric NOT NULL,
  	"stacking" "enum_pricing_settings_stacking" NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_pricing_settings_v_version_currencies" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"currency" "enum__pricing_settings_v_version_currencies_currency" NOT NULL,
  	"rate" numeric NOT NULL,
  	"ending" numeric NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pricing_settings_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_weight_video" numeric NOT NULL,
  	"version_weight_adult" numeric NOT NULL,
  	"version_weight_music" numeric NOT NULL,
  	"version_stacking" "enum__pricing_settings_v_version_stacking" NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "products_suites" ADD CONSTRAINT "products_suites_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_translations" ADD CONSTRAINT "products_translations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_texts" ADD CONSTRAINT "products_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "plans" ADD CONSTRAINT "plans_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "bundles" ADD CONSTRAINT "bundles_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "bundles_rels" ADD CONSTRAINT "bundles_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."bundles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "bundles_rels" ADD CONSTRAINT "bundles_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "offer_rules_prod_types" ADD CONSTRAINT "offer_rules_prod_types_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."offer_rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "offer_rules_lines" ADD CONSTRAINT "offer_rules_lines_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."offer_rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "offer_rules_plans" ADD CONSTRAINT "offer_rules_plans_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."offer_rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "offer_rules_subscription_plans" ADD CONSTRAINT "offer_rules_subscription_plans_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."offer_rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "offer_rules_steps" ADD CONSTRAINT "offer_rules_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."offer_rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "offer_rules_translations" ADD CONSTRAINT "offer_rules_translations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."offer_rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "offer_rules_texts" ADD CONSTRAINT "offer_rules_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."offer_rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_offer_rules_v_version_prod_types" ADD CONSTRAINT "_offer_rules_v_version_prod_types_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_offer_rules_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_offer_rules_v_version_lines" ADD CONSTRAINT "_offer_rules_v_version_lines_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_offer_rules_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_offer_rules_v_version_plans" ADD CONSTRAINT "_offer_rules_v_version_plans_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_offer_rules_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_offer_rules_v_version_subscription_plans" ADD CONSTRAINT "_offer_rules_v_version_subscription_plans_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_offer_rules_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_offer_rules_v_version_steps" ADD CONSTRAINT "_offer_rules_v_version_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_offer_rules_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_offer_rules_v" ADD CONSTRAINT "_offer_rules_v_parent_id_offer_rules_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."offer_rules"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_offer_rules_v_translations" ADD CONSTRAINT "_offer_rules_v_translations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_offer_rules_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_offer_rules_v_texts" ADD CONSTRAINT "_offer_rules_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_offer_rules_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "coupons_allow_types" ADD CONSTRAINT "coupons_allow_types_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."coupons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "coupons_allow_locals" ADD CONSTRAINT "coupons_allow_locals_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."coupons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "coupons_allow_payers" ADD CONSTRAINT "coupons_allow_payers_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."coupons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "coupons_translations" ADD CONSTRAINT "coupons_translations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."coupons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "coupons_texts" ADD CONSTRAINT "coupons_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."coupons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_coupons_v_version_allow_types" ADD CONSTRAINT "_coupons_v_version_allow_types_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_coupons_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_coupons_v_version_allow_locals" ADD CONSTRAINT "_coupons_v_version_allow_locals_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_coupons_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_coupons_v_version_allow_payers" ADD CONSTRAINT "_coupons_v_version_allow_payers_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_coupons_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_coupons_v" ADD CONSTRAINT "_coupons_v_parent_id_coupons_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."coupons"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_coupons_v_translations" ADD CONSTRAINT "_coupons_v_translations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_coupons_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_coupons_v_texts" ADD CONSTRAINT "_coupons_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_coupons_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "campaigns_sites" ADD CONSTRAINT "campaigns_sites_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "campaigns_locales" ADD CONSTRAINT "campaigns_locales_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "campaigns_carousel" ADD CONSTRAINT "campaigns_carousel_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "campaigns_carousel" ADD CONSTRAINT "campaigns_carousel_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "campaigns_translations" ADD CONSTRAINT "campaigns_translations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "campaigns_rels" ADD CONSTRAINT "campaigns_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "campaigns_rels" ADD CONSTRAINT "campaigns_rels_coupons_fk" FOREIGN KEY ("coupons_id") REFERENCES "public"."coupons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "campaigns_rels" ADD CONSTRAINT "campaigns_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_campaigns_v_version_sites" ADD CONSTRAINT "_campaigns_v_version_sites_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_campaigns_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_campaigns_v_version_locales" ADD CONSTRAINT "_campaigns_v_version_locales_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_campaigns_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_campaigns_v_version_carousel" ADD CONSTRAINT "_campaigns_v_version_carousel_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_campaigns_v_version_carousel" ADD CONSTRAINT "_campaigns_v_version_carousel_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_campaigns_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_campaigns_v" ADD CONSTRAINT "_campaigns_v_parent_id_campaigns_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."campaigns"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_campaigns_v_translations" ADD CONSTRAINT "_campaigns_v_translations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_campaigns_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_campaigns_v_rels" ADD CONSTRAINT "_campaigns_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_campaigns_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_campaigns_v_rels" ADD CONSTRAINT "_campaigns_v_rels_coupons_fk" FOREIGN KEY ("coupons_id") REFERENCES "public"."coupons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_campaigns_v_rels" ADD CONSTRAINT "_campaigns_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_copy_steps" ADD CONSTRAINT "product_copy_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."product_copy"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_copy_features" ADD CONSTRAINT "product_copy_features_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."product_copy"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_copy_questions" ADD CONSTRAINT "product_copy_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."product_copy"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_copy_translations" ADD CONSTRAINT "product_copy_translations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."product_copy"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_copy_v_version_steps" ADD CONSTRAINT "_product_copy_v_version_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_product_copy_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_copy_v_version_features" ADD CONSTRAINT "_product_copy_v_version_features_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_product_copy_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_copy_v_version_questions" ADD CONSTRAINT "_product_copy_v_version_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_product_copy_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_copy_v" ADD CONSTRAINT "_product_copy_v_parent_id_product_copy_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."product_copy"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_product_copy_v_translations" ADD CONSTRAINT "_product_copy_v_translations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_product_copy_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media_translations" ADD CONSTRAINT "media_translations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "orders" ADD CONSTRAINT "orders_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "licences" ADD CONSTRAINT "licences_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "licences" ADD CONSTRAINT "licences_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "licences" ADD CONSTRAINT "licences_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sessions" ADD CONSTRAINT "sessions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_plans_fk" FOREIGN KEY ("plans_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_bundles_fk" FOREIGN KEY ("bundles_id") REFERENCES "public"."bundles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_offer_rules_fk" FOREIGN KEY ("offer_rules_id") REFERENCES "public"."offer_rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_subscriber_prices_fk" FOREIGN KEY ("subscriber_prices_id") REFERENCES "public"."subscriber_prices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_coupons_fk" FOREIGN KEY ("coupons_id") REFERENCES "public"."coupons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_campaigns_fk" FOREIGN KEY ("campaigns_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_product_copy_fk" FOREIGN KEY ("product_copy_id") REFERENCES "public"."product_copy"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_customers_fk" FOREIGN KEY ("customers_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_orders_fk" FOREIGN KEY ("orders_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_licences_fk" FOREIGN KEY ("licences_id") REFERENCES "public"."licences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_letters_fk" FOREIGN KEY ("letters_id") REFERENCES "public"."letters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_payment_events_fk" FOREIGN KEY ("payment_events_id") REFERENCES "public"."payment_events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_sandbox_payments_fk" FOREIGN KEY ("sandbox_payments_id") REFERENCES "public"."sandbox_payments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_order_lines_fk" FOREIGN KEY ("order_lines_id") REFERENCES "public"."order_lines"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_sessions_fk" FOREIGN KEY ("sessions_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pricing_settings_currencies" ADD CONSTRAINT "pricing_settings_currencies_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pricing_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pricing_settings_v_version_currencies" ADD CONSTRAINT "_pricing_settings_v_version_currencies_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pricing_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "products_suites_order_idx" ON "products_suites" USING btree ("order");
  CREATE INDEX "products_suites_parent_idx" ON "products_suites" USING btree ("parent_id");
  CREATE UNIQUE INDEX "products_pid_idx" ON "products" USING btree ("pid");
  CREATE INDEX "products_route_idx" ON "products" USING btree ("route");
  CREATE INDEX "products_line_idx" ON "products" USING btree ("line");
  CREATE INDEX "products_updated_at_idx" ON "products" USING btree ("updated_at");
  CREATE INDEX "products_created_at_idx" ON "products" USING btree ("created_at");
  CREATE UNIQUE INDEX "route_os_idx" ON "products" USING btree ("route","os");
  CREATE UNIQUE INDEX "products_translations_locale_parent_id_unique" ON "products_translations" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_texts_order_parent" ON "products_texts" USING btree ("order","parent_id");
  CREATE UNIQUE INDEX "plans_pay_key_idx" ON "plans" USING btree ("pay_key");
  CREATE INDEX "plans_product_idx" ON "plans" USING btree ("product_id");
  CREATE INDEX "plans_updated_at_idx" ON "plans" USING btree ("updated_at");
  CREATE INDEX "plans_created_at_idx" ON "plans" USING btree ("created_at");
  CREATE UNIQUE INDEX "product_type_idx" ON "plans" USING btree ("product_id","type");
  CREATE UNIQUE INDEX "bundles_product_idx" ON "bundles" USING btree ("product_id");
  CREATE INDEX "bundles_updated_at_idx" ON "bundles" USING btree ("updated_at");
  CREATE INDEX "bundles_created_at_idx" ON "bundles" USING btree ("created_at");
  CREATE INDEX "bundles_rels_order_idx" ON "bundles_rels" USING btree ("order");
  CREATE INDEX "bundles_rels_parent_idx" ON "bundles_rels" USING btree ("parent_id");
  CREATE INDEX "bundles_rels_path_idx" ON "bundles_rels" USING btree ("path");
  CREATE INDEX "bundles_rels_products_id_idx" ON "bundles_rels" USING btree ("products_id");
  CREATE INDEX "offer_rules_prod_types_order_idx" ON "offer_rules_prod_types" USING btree ("order");
  CREATE INDEX "offer_rules_prod_types_parent_idx" ON "offer_rules_prod_types" USING btree ("parent_id");
  CREATE INDEX "offer_rules_lines_order_idx" ON "offer_rules_lines" USING btree ("order");
  CREATE INDEX "offer_rules_lines_parent_idx" ON "offer_rules_lines" USING btree ("parent_id");
  CREATE INDEX "offer_rules_plans_order_idx" ON "offer_rules_plans" USING btree ("order");
  CREATE INDEX "offer_rules_plans_parent_idx" ON "offer_rules_plans" USING btree ("parent_id");
  CREATE INDEX "offer_rules_subscription_plans_order_idx" ON "offer_rules_subscription_plans" USING btree ("order");
  CREATE INDEX "offer_rules_subscription_plans_parent_idx" ON "offer_rules_subscription_plans" USING btree ("parent_id");
  CREATE INDEX "offer_rules_steps_order_idx" ON "offer_rules_steps" USING btree ("_order");
  CREATE INDEX "offer_rules_steps_parent_id_idx" ON "offer_rules_steps" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "offer_rules_key_idx" ON "offer_rules" USING btree ("key");
  CREATE INDEX "offer_rules_off_type_idx" ON "offer_rules" USING btree ("off_type");
  CREATE INDEX "offer_rules_updated_at_idx" ON "offer_rules" USING btree ("updated_at");
  CREATE INDEX "offer_rules_created_at_idx" ON "offer_rules" USING btree ("created_at");
  CREATE INDEX "offer_rules__status_idx" ON "offer_rules" USING btree ("_status");
  CREATE UNIQUE INDEX "offer_rules_translations_locale_parent_id_unique" ON "offer_rules_translations" USING btree ("_locale","_parent_id");
  CREATE INDEX "offer_rules_texts_order_parent" ON "offer_rules_texts" USING btree ("order","parent_id");
  CREATE INDEX "_offer_rules_v_version_prod_types_order_idx" ON "_offer_rules_v_version_prod_types" USING btree ("order");
  CREATE INDEX "_offer_rules_v_version_prod_types_parent_idx" ON "_offer_rules_v_version_prod_types" USING btree ("parent_id");
  CREATE INDEX "_offer_rules_v_version_lines_order_idx" ON "_offer_rules_v_version_lines" USING btree ("order");
  CREATE INDEX "_offer_rules_v_version_lines_parent_idx" ON "_offer_rules_v_version_lines" USING btree ("parent_id");
  CREATE INDEX "_offer_rules_v_version_plans_order_idx" ON "_offer_rules_v_version_plans" USING btree ("order");
  CREATE INDEX "_offer_rules_v_version_plans_parent_idx" ON "_offer_rules_v_version_plans" USING btree ("parent_id");
  CREATE INDEX "_offer_rules_v_version_subscription_plans_order_idx" ON "_offer_rules_v_version_subscription_plans" USING btree ("order");
  CREATE INDEX "_offer_rules_v_version_subscription_plans_parent_idx" ON "_offer_rules_v_version_subscription_plans" USING btree ("parent_id");
  CREATE INDEX "_offer_rules_v_version_steps_order_idx" ON "_offer_rules_v_version_steps" USING btree ("_order");
  CREATE INDEX "_offer_rules_v_version_steps_parent_id_idx" ON "_offer_rules_v_version_steps" USING btree ("_parent_id");
  CREATE INDEX "_offer_rules_v_parent_idx" ON "_offer_rules_v" USING btree ("parent_id");
  CREATE INDEX "_offer_rules_v_version_version_key_idx" ON "_offer_rules_v" USING btree ("version_key");
  CREATE INDEX "_offer_rules_v_version_version_off_type_idx" ON "_offer_rules_v" USING btree ("version_off_type");
  CREATE INDEX "_offer_rules_v_version_version_updated_at_idx" ON "_offer_rules_v" USING btree ("version_updated_at");
  CREATE INDEX "_offer_rules_v_version_version_created_at_idx" ON "_offer_rules_v" USING btree ("version_created_at");
  CREATE INDEX "_offer_rules_v_version_version__status_idx" ON "_offer_rules_v" USING btree ("version__status");
  CREATE INDEX "_offer_rules_v_created_at_idx" ON "_offer_rules_v" USING btree ("created_at");
  CREATE INDEX "_offer_rules_v_updated_at_idx" ON "_offer_rules_v" USING btree ("updated_at");
  CREATE INDEX "_offer_rules_v_snapshot_idx" ON "_offer_rules_v" USING btree ("snapshot");
  CREATE INDEX "_offer_rules_v_published_locale_idx" ON "_offer_rules_v" USING btree ("published_locale");
  CREATE INDEX "_offer_rules_v_latest_idx" ON "_offer_rules_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_offer_rules_v_translations_locale_parent_id_unique" ON "_offer_rules_v_translations" USING btree ("_locale","_parent_id");
  CREATE INDEX "_offer_rules_v_texts_order_parent" ON "_offer_rules_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "subscriber_prices_updated_at_idx" ON "subscriber_prices" USING btree ("updated_at");
  CREATE INDEX "subscriber_prices_created_at_idx" ON "subscriber_prices" USING btree ("created_at");
  CREATE UNIQUE INDEX "family_source_idx" ON "subscriber_prices" USING btree ("family","source");
  CREATE INDEX "coupons_allow_types_order_idx" ON "coupons_allow_types" USING btree ("order");
  CREATE INDEX "coupons_allow_types_parent_idx" ON "coupons_allow_types" USING btree ("parent_id");
  CREATE INDEX "coupons_allow_locals_order_idx" ON "coupons_allow_locals" USING btree ("order");
  CREATE INDEX "coupons_allow_locals_parent_idx" ON "coupons_allow_locals" USING btree ("parent_id");
  CREATE INDEX "coupons_allow_payers_order_idx" ON "coupons_allow_payers" USING btree ("order");
  CREATE INDEX "coupons_allow_payers_parent_idx" ON "coupons_allow_payers" USING btree ("parent_id");
  CREATE UNIQUE INDEX "coupons_code_idx" ON "coupons" USING btree ("code");
  CREATE INDEX "coupons_updated_at_idx" ON "coupons" USING btree ("updated_at");
  CREATE INDEX "coupons_created_at_idx" ON "coupons" USING btree ("created_at");
  CREATE INDEX "coupons__status_idx" ON "coupons" USING btree ("_status");
  CREATE UNIQUE INDEX "coupons_translations_locale_parent_id_unique" ON "coupons_translations" USING btree ("_locale","_parent_id");
  CREATE INDEX "coupons_texts_order_parent" ON "coupons_texts" USING btree ("order","parent_id");
  CREATE INDEX "_coupons_v_version_allow_types_order_idx" ON "_coupons_v_version_allow_types" USING btree ("order");
  CREATE INDEX "_coupons_v_version_allow_types_parent_idx" ON "_coupons_v_version_allow_types" USING btree ("parent_id");
  CREATE INDEX "_coupons_v_version_allow_locals_order_idx" ON "_coupons_v_version_allow_locals" USING btree ("order");
  CREATE INDEX "_coupons_v_version_allow_locals_parent_idx" ON "_coupons_v_version_allow_locals" USING btree ("parent_id");
  CREATE INDEX "_coupons_v_version_allow_payers_order_idx" ON "_coupons_v_version_allow_payers" USING btree ("order");
  CREATE INDEX "_coupons_v_version_allow_payers_parent_idx" ON "_coupons_v_version_allow_payers" USING btree ("parent_id");
  CREATE INDEX "_coupons_v_parent_idx" ON "_coupons_v" USING btree ("parent_id");
  CREATE INDEX "_coupons_v_version_version_code_idx" ON "_coupons_v" USING btree ("version_code");
  CREATE INDEX "_coupons_v_version_version_updated_at_idx" ON "_coupons_v" USING btree ("version_updated_at");
  CREATE INDEX "_coupons_v_version_version_created_at_idx" ON "_coupons_v" USING btree ("version_created_at");
  CREATE INDEX "_coupons_v_version_version__status_idx" ON "_coupons_v" USING btree ("version__status");
  CREATE INDEX "_coupons_v_created_at_idx" ON "_coupons_v" USING btree ("created_at");
  CREATE INDEX "_coupons_v_updated_at_idx" ON "_coupons_v" USING btree ("updated_at");
  CREATE INDEX "_coupons_v_snapshot_idx" ON "_coupons_v" USING btree ("snapshot");
  CREATE INDEX "_coupons_v_published_locale_idx" ON "_coupons_v" USING btree ("published_locale");
  CREATE INDEX "_coupons_v_latest_idx" ON "_coupons_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_coupons_v_translations_locale_parent_id_unique" ON "_coupons_v_translations" USING btree ("_locale","_parent_id");
  CREATE INDEX "_coupons_v_texts_order_parent" ON "_coupons_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "campaigns_sites_order_idx" ON "campaigns_sites" USING btree ("order");
  CREATE INDEX "campaigns_sites_parent_idx" ON "campaigns_sites" USING btree ("parent_id");
  CREATE INDEX "campaigns_locales_order_idx" ON "campaigns_locales" USING btree ("order");
  CREATE INDEX "campaigns_locales_parent_idx" ON "campaigns_locales" USING btree ("parent_id");
  CREATE INDEX "campaigns_carousel_order_idx" ON "campaigns_carousel" USING btree ("_order");
  CREATE INDEX "campaigns_carousel_parent_id_idx" ON "campaigns_carousel" USING btree ("_parent_id");
  CREATE INDEX "campaigns_carousel_locale_idx" ON "campaigns_carousel" USING btree ("_locale");
  CREATE INDEX "campaigns_carousel_picture_idx" ON "campaigns_carousel" USING btree ("picture_id");
  CREATE UNIQUE INDEX "campaigns_key_idx" ON "campaigns" USING btree ("key");
  CREATE INDEX "campaigns_route_idx" ON "campaigns" USING btree ("route");
  CREATE INDEX "campaigns_start_time_idx" ON "campaigns" USING btree ("start_time");
  CREATE INDEX "campaigns_end_time_idx" ON "campaigns" USING btree ("end_time");
  CREATE INDEX "campaigns_updated_at_idx" ON "campaigns" USING btree ("updated_at");
  CREATE INDEX "campaigns_created_at_idx" ON "campaigns" USING btree ("created_at");
  CREATE INDEX "campaigns__status_idx" ON "campaigns" USING btree ("_status");
  CREATE UNIQUE INDEX "campaigns_translations_locale_parent_id_unique" ON "campaigns_translations" USING btree ("_locale","_parent_id");
  CREATE INDEX "campaigns_rels_order_idx" ON "campaigns_rels" USING btree ("order");
  CREATE INDEX "campaigns_rels_parent_idx" ON "campaigns_rels" USING btree ("parent_id");
  CREATE INDEX "campaigns_rels_path_idx" ON "campaigns_rels" USING btree ("path");
  CREATE INDEX "campaigns_rels_coupons_id_idx" ON "campaigns_rels" USING btree ("coupons_id");
  CREATE INDEX "campaigns_rels_products_id_idx" ON "campaigns_rels" USING btree ("products_id");
  CREATE INDEX "_campaigns_v_version_sites_order_idx" ON "_campaigns_v_version_sites" USING btree ("order");
  CREATE INDEX "_campaigns_v_version_sites_parent_idx" ON "_campaigns_v_version_sites" USING btree ("parent_id");
  CREATE INDEX "_campaigns_v_version_locales_order_idx" ON "_campaigns_v_version_locales" USING btree ("order");
  CREATE INDEX "_campaigns_v_version_locales_parent_idx" ON "_campaigns_v_version_locales" USING btree ("parent_id");
  CREATE INDEX "_campaigns_v_version_carousel_order_idx" ON "_campaigns_v_version_carousel" USING btree ("_order");
  CREATE INDEX "_campaigns_v_version_carousel_parent_id_idx" ON "_campaigns_v_version_carousel" USING btree ("_parent_id");
  CREATE INDEX "_campaigns_v_version_carousel_locale_idx" ON "_campaigns_v_version_carousel" USING btree ("_locale");
  CREATE INDEX "_campaigns_v_version_carousel_picture_idx" ON "_campaigns_v_version_carousel" USING btree ("picture_id");
  CREATE INDEX "_campaigns_v_parent_idx" ON "_campaigns_v" USING btree ("parent_id");
  CREATE INDEX "_campaigns_v_version_version_key_idx" ON "_campaigns_v" USING btree ("version_key");
  CREATE INDEX "_campaigns_v_version_version_route_idx" ON "_campaigns_v" USING btree ("version_route");
  CREATE INDEX "_campaigns_v_version_version_start_time_idx" ON "_campaigns_v" USING btree ("version_start_time");
  CREATE INDEX "_campaigns_v_version_version_end_time_idx" ON "_campaigns_v" USING btree ("version_end_time");
  CREATE INDEX "_campaigns_v_version_version_updated_at_idx" ON "_campaigns_v" USING btree ("version_updated_at");
  CREATE INDEX "_campaigns_v_version_version_created_at_idx" ON "_campaigns_v" USING btree ("version_created_at");
  CREATE INDEX "_campaigns_v_version_version__status_idx" ON "_campaigns_v" USING btree ("version__status");
  CREATE INDEX "_campaigns_v_created_at_idx" ON "_campaigns_v" USING btree ("created_at");
  CREATE INDEX "_campaigns_v_updated_at_idx" ON "_campaigns_v" USING btree ("updated_at");
  CREATE INDEX "_campaigns_v_snapshot_idx" ON "_campaigns_v" USING btree ("snapshot");
  CREATE INDEX "_campaigns_v_published_locale_idx" ON "_campaigns_v" USING btree ("published_locale");
  CREATE INDEX "_campaigns_v_latest_idx" ON "_campaigns_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_campaigns_v_translations_locale_parent_id_unique" ON "_campaigns_v_translations" USING btree ("_locale","_parent_id");
  CREATE INDEX "_campaigns_v_rels_order_idx" ON "_campaigns_v_rels" USING btree ("order");
  CREATE INDEX "_campaigns_v_rels_parent_idx" ON "_campaigns_v_rels" USING btree ("parent_id");
  CREATE INDEX "_campaigns_v_rels_path_idx" ON "_campaigns_v_rels" USING btree ("path");
  CREATE INDEX "_campaigns_v_rels_coupons_id_idx" ON "_campaigns_v_rels" USING btree ("coupons_id");
  CREATE INDEX "_campaigns_v_rels_products_id_idx" ON "_campaigns_v_rels" USING btree ("products_id");
  CREATE INDEX "product_copy_steps_order_idx" ON "product_copy_steps" USING btree ("_order");
  CREATE INDEX "product_copy_steps_parent_id_idx" ON "product_copy_steps" USING btree ("_parent_id");
  CREATE INDEX "product_copy_steps_locale_idx" ON "product_copy_steps" USING btree ("_locale");
  CREATE INDEX "product_copy_features_order_idx" ON "product_copy_features" USING btree ("_order");
  CREATE INDEX "product_copy_features_parent_id_idx" ON "product_copy_features" USING btree ("_parent_id");
  CREATE INDEX "product_copy_features_locale_idx" ON "product_copy_features" USING btree ("_locale");
  CREATE INDEX "product_copy_questions_order_idx" ON "product_copy_questions" USING btree ("_order");
  CREATE INDEX "product_copy_questions_parent_id_idx" ON "product_copy_questions" USING btree ("_parent_id");
  CREATE INDEX "product_copy_questions_locale_idx" ON "product_copy_questions" USING btree ("_locale");
  CREATE UNIQUE INDEX "product_copy_route_idx" ON "product_copy" USING btree ("route");
  CREATE INDEX "product_copy_updated_at_idx" ON "product_copy" USING btree ("updated_at");
  CREATE INDEX "product_copy_created_at_idx" ON "product_copy" USING btree ("created_at");
  CREATE INDEX "product_copy__status_idx" ON "product_copy" USING btree ("_status");
  CREATE UNIQUE INDEX "product_copy_translations_locale_parent_id_unique" ON "product_copy_translations" USING btree ("_locale","_parent_id");
  CREATE INDEX "_product_copy_v_version_steps_order_idx" ON "_product_copy_v_version_steps" USING btree ("_order");
  CREATE INDEX "_product_copy_v_version_steps_parent_id_idx" ON "_product_copy_v_version_steps" USING btree ("_parent_id");
  CREATE INDEX "_product_copy_v_version_steps_locale_idx" ON "_product_copy_v_version_steps" USING btree ("_locale");
  CREATE INDEX "_product_copy_v_version_features_order_idx" ON "_product_copy_v_version_features" USING btree ("_order");
  CREATE INDEX "_product_copy_v_version_features_parent_id_idx" ON "_product_copy_v_version_features" USING btree ("_parent_id");
  CREATE INDEX "_product_copy_v_version_features_locale_idx" ON "_product_copy_v_version_features" USING btree ("_locale");
  CREATE INDEX "_product_copy_v_version_questions_order_idx" ON "_product_copy_v_version_questions" USING btree ("_order");
  CREATE INDEX "_product_copy_v_version_questions_parent_id_idx" ON "_product_copy_v_version_questions" USING btree ("_parent_id");
  CREATE INDEX "_product_copy_v_version_questions_locale_idx" ON "_product_copy_v_version_questions" USING btree ("_locale");
  CREATE INDEX "_product_copy_v_parent_idx" ON "_product_copy_v" USING btree ("parent_id");
  CREATE INDEX "_product_copy_v_version_version_route_idx" ON "_product_copy_v" USING btree ("version_route");
  CREATE INDEX "_product_copy_v_version_version_updated_at_idx" ON "_product_copy_v" USING btree ("version_updated_at");
  CREATE INDEX "_product_copy_v_version_version_created_at_idx" ON "_product_copy_v" USING btree ("version_created_at");
  CREATE INDEX "_product_copy_v_version_version__status_idx" ON "_product_copy_v" USING btree ("version__status");
  CREATE INDEX "_product_copy_v_created_at_idx" ON "_product_copy_v" USING btree ("created_at");
  CREATE INDEX "_product_copy_v_updated_at_idx" ON "_product_copy_v" USING btree ("updated_at");
  CREATE INDEX "_product_copy_v_snapshot_idx" ON "_product_copy_v" USING btree ("snapshot");
  CREATE INDEX "_product_copy_v_published_locale_idx" ON "_product_copy_v" USING btree ("published_locale");
  CREATE INDEX "_product_copy_v_latest_idx" ON "_product_copy_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_product_copy_v_translations_locale_parent_id_unique" ON "_product_copy_v_translations" USING btree ("_locale","_parent_id");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_card_sizes_card_filename_idx" ON "media" USING btree ("sizes_card_filename");
  CREATE INDEX "media_sizes_wide_sizes_wide_filename_idx" ON "media" USING btree ("sizes_wide_filename");
  CREATE UNIQUE INDEX "media_translations_locale_parent_id_unique" ON "media_translations" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "customers_email_idx" ON "customers" USING btree ("email");
  CREATE INDEX "customers_updated_at_idx" ON "customers" USING btree ("updated_at");
  CREATE INDEX "customers_created_at_idx" ON "customers" USING btree ("created_at");
  CREATE UNIQUE INDEX "orders_number_idx" ON "orders" USING btree ("number");
  CREATE UNIQUE INDEX "orders_attempt_idx" ON "orders" USING btree ("attempt");
  CREATE INDEX "orders_email_idx" ON "orders" USING btree ("email");
  CREATE INDEX "orders_customer_idx" ON "orders" USING btree ("customer_id");
  CREATE INDEX "orders_state_idx" ON "orders" USING btree ("state");
  CREATE UNIQUE INDEX "orders_payer_session_idx" ON "orders" USING btree ("payer_session");
  CREATE INDEX "orders_updated_at_idx" ON "orders" USING btree ("updated_at");
  CREATE INDEX "orders_created_at_idx" ON "orders" USING btree ("created_at");
  CREATE UNIQUE INDEX "licences_key_idx" ON "licences" USING btree ("key");
  CREATE INDEX "licences_email_idx" ON "licences" USING btree ("email");
  CREATE INDEX "licences_customer_idx" ON "licences" USING btree ("customer_id");
  CREATE INDEX "licences_order_line_idx" ON "licences" USING btree ("order_line_id");
  CREATE INDEX "licences_product_idx" ON "licences" USING btree ("product_id");
  CREATE INDEX "licences_updated_at_idx" ON "licences" USING btree ("updated_at");
  CREATE INDEX "licences_created_at_idx" ON "licences" USING btree ("created_at");
  CREATE UNIQUE INDEX "orderLine_unit_idx" ON "licences" USING btree ("order_line_id","unit");
  CREATE UNIQUE INDEX "letters_reason_idx" ON "letters" USING btree ("reason");
  CREATE INDEX "letters_to_idx" ON "letters" USING btree ("to");
  CREATE INDEX "letters_state_idx" ON "letters" USING btree ("state");
  CREATE INDEX "letters_updated_at_idx" ON "letters" USING btree ("updated_at");
  CREATE INDEX "letters_created_at_idx" ON "letters" USING btree ("created_at");
  CREATE INDEX "payment_events_session_idx" ON "payment_events" USING btree ("session");
  CREATE INDEX "payment_events_order_idx" ON "payment_events" USING btree ("order_id");
  CREATE INDEX "payment_events_applied_at_idx" ON "payment_events" USING btree ("applied_at");
  CREATE INDEX "payment_events_updated_at_idx" ON "payment_events" USING btree ("updated_at");
  CREATE INDEX "payment_events_created_at_idx" ON "payment_events" USING btree ("created_at");
  CREATE UNIQUE INDEX "provider_event_id_idx" ON "payment_events" USING btree ("provider","event_id");
  CREATE UNIQUE INDEX "sandbox_payments_session_idx" ON "sandbox_payments" USING btree ("session");
  CREATE INDEX "sandbox_payments_reference_idx" ON "sandbox_payments" USING btree ("reference");
  CREATE INDEX "sandbox_payments_updated_at_idx" ON "sandbox_payments" USING btree ("updated_at");
  CREATE INDEX "sandbox_payments_created_at_idx" ON "sandbox_payments" USING btree ("created_at");
  CREATE INDEX "order_lines_order_idx" ON "order_lines" USING btree ("order_id");
  CREATE INDEX "order_lines_product_idx" ON "order_lines" USING btree ("product_id");
  CREATE INDEX "order_lines_updated_at_idx" ON "order_lines" USING btree ("updated_at");
  CREATE INDEX "order_lines_created_at_idx" ON "order_lines" USING btree ("created_at");
  CREATE UNIQUE INDEX "sessions_token_hash_idx" ON "sessions" USING btree ("token_hash");
  CREATE INDEX "sessions_customer_idx" ON "sessions" USING btree ("customer_id");
  CREATE INDEX "sessions_expires_at_idx" ON "sessions" USING btree ("expires_at");
  CREATE INDEX "sessions_updated_at_idx" ON "sessions" USING btree ("updated_at");
  CREATE INDEX "sessions_created_at_idx" ON "sessions" USING btree ("created_at");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_products_id_idx" ON "payload_locked_documents_rels" USING btree ("products_id");
  CREATE INDEX "payload_locked_documents_rels_plans_id_idx" ON "payload_locked_documents_rels" USING btree ("plans_id");
  CREATE INDEX "payload_locked_documents_rels_bundles_id_idx" ON "payload_locked_documents_rels" USING btree ("bundles_id");
  CREATE INDEX "payload_locked_documents_rels_offer_rules_id_idx" ON "payload_locked_documents_rels" USING btree ("offer_rules_id");
  CREATE INDEX "payload_locked_documents_rels_subscriber_prices_id_idx" ON "payload_locked_documents_rels" USING btree ("subscriber_prices_id");
  CREATE INDEX "payload_locked_documents_rels_coupons_id_idx" ON "payload_locked_documents_rels" USING btree ("coupons_id");
  CREATE INDEX "payload_locked_documents_rels_campaigns_id_idx" ON "payload_locked_documents_rels" USING btree ("campaigns_id");
  CREATE INDEX "payload_locked_documents_rels_product_copy_id_idx" ON "payload_locked_documents_rels" USING btree ("product_copy_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_customers_id_idx" ON "payload_locked_documents_rels" USING btree ("customers_id");
  CREATE INDEX "payload_locked_documents_rels_orders_id_idx" ON "payload_locked_documents_rels" USING btree ("orders_id");
  CREATE INDEX "payload_locked_documents_rels_licences_id_idx" ON "payload_locked_documents_rels" USING btree ("licences_id");
  CREATE INDEX "payload_locked_documents_rels_letters_id_idx" ON "payload_locked_documents_rels" USING btree ("letters_id");
  CREATE INDEX "payload_locked_documents_rels_payment_events_id_idx" ON "payload_locked_documents_rels" USING btree ("payment_events_id");
  CREATE INDEX "payload_locked_documents_rels_sandbox_payments_id_idx" ON "payload_locked_documents_rels" USING btree ("sandbox_payments_id");
  CREATE INDEX "payload_locked_documents_rels_order_lines_id_idx" ON "payload_locked_documents_rels" USING btree ("order_lines_id");
  CREATE INDEX "payload_locked_documents_rels_sessions_id_idx" ON "payload_locked_documents_rels" USING btree ("sessions_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "pricing_settings_currencies_order_idx" ON "pricing_settings_currencies" USING btree ("_order");
  CREATE INDEX "pricing_settings_currencies_parent_id_idx" ON "pricing_settings_currencies" USING btree ("_parent_id");
  CREATE INDEX "_pricing_settings_v_version_currencies_order_idx" ON "_pricing_settings_v_version_currencies" USING btree ("_order");
  CREATE INDEX "_pricing_settings_v_version_currencies_parent_id_idx" ON "_pricing_settings_v_version_currencies" USING btree ("_parent_id");
  CREATE INDEX "_pricing_settings_v_created_at_idx" ON "_pricing_settings_v" USING btree ("created_at");
  CREATE INDEX "_pricing_settings_v_updated_at_idx" ON "_pricing_settings_v" USING btree ("updated_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "products_suites" CASCADE;
  DROP TABLE "products" CASCADE;
  DROP TABLE "products_translations" CASCADE;
  DROP TABLE "products_texts" CASCADE;
  DROP TABLE "plans" CASCADE;
  DROP TABLE "bundles" CASCADE;
  DROP TABLE "bundles_rels" CASCADE;
  DROP TABLE "offer_rules_prod_types" CASCADE;
  DROP TABLE "offer_rules_lines" CASCADE;
  DROP TABLE "offer_rules_plans" CASCADE;
  DROP TABLE "offer_rules_subscription_plans" CASCADE;
  DROP TABLE "offer_rules_steps" CASCADE;
  DROP TABLE "offer_rules" CASCADE;
  DROP TABLE "offer_rules_translations" CASCADE;
  DROP TABLE "offer_rules_texts" CASCADE;
  DROP TABLE "_offer_rules_v_version_prod_types" CASCADE;
  DROP TABLE "_offer_rules_v_version_lines" CASCADE;
  DROP TABLE "_offer_rules_v_version_plans" CASCADE;
  DROP TABLE "_offer_rules_v_version_subscription_plans" CASCADE;
  DROP TABLE "_offer_rules_v_version_steps" CASCADE;
  DROP TABLE "_offer_rules_v" CASCADE;
  DROP TABLE "_offer_rules_v_translations" CASCADE;
  DROP TABLE "_offer_rules_v_texts" CASCADE;
  DROP TABLE "subscriber_prices" CASCADE;
  DROP TABLE "coupons_allow_types" CASCADE;
  DROP TABLE "coupons_allow_locals" CASCADE;
  DROP TABLE "coupons_allow_payers" CASCADE;
  DROP TABLE "coupons" CASCADE;
  DROP TABLE "coupons_translations" CASCADE;
  DROP TABLE "coupons_texts" CASCADE;
  DROP TABLE "_coupons_v_version_allow_types" CASCADE;
  DROP TABLE "_coupons_v_version_allow_locals" CASCADE;
  DROP TABLE "_coupons_v_version_allow_payers" CASCADE;
  DROP TABLE "_coupons_v" CASCADE;
  DROP TABLE "_coupons_v_translations" CASCADE;
  DROP TABLE "_coupons_v_texts" CASCADE;
  DROP TABLE "campaigns_sites" CASCADE;
  DROP TABLE "campaigns_locales" CASCADE;
  DROP TABLE "campaigns_carousel" CASCADE;
  DROP TABLE "campaigns" CASCADE;
  DROP TABLE "campaigns_translations" CASCADE;
  DROP TABLE "campaigns_rels" CASCADE;
  DROP TABLE "_campaigns_v_version_sites" CASCADE;
  DROP TABLE "_campaigns_v_version_locales" CASCADE;
  DROP TABLE "_campaigns_v_version_carousel" CASCADE;
  DROP TABLE "_campaigns_v" CASCADE;
  DROP TABLE "_campaigns_v_translations" CASCADE;
  DROP TABLE "_campaigns_v_rels" CASCADE;
  DROP TABLE "product_copy_steps" CASCADE;
  DROP TABLE "product_copy_features" CASCADE;
  DROP TABLE "product_copy_questions" CASCADE;
  DROP TABLE "product_copy" CASCADE;
  DROP TABLE "product_copy_translations" CASCADE;
  DROP TABLE "_product_copy_v_version_steps" CASCADE;
  DROP TABLE "_product_copy_v_version_features" CASCADE;
  DROP TABLE "_product_copy_v_version_questions" CASCADE;
  DROP TABLE "_product_copy_v" CASCADE;
  DROP TABLE "_product_copy_v_translations" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "media_translations" CASCADE;
  DROP TABLE "customers" CASCADE;
  DROP TABLE "orders" CASCADE;
  DROP TABLE "licences" CASCADE;
  DROP TABLE "letters" CASCADE;
  DROP TABLE "payment_events" CASCADE;
  DROP TABLE "sandbox_payments" CASCADE;
  DROP TABLE "order_lines" CASCADE;
  DROP TABLE "sessions" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "pricing_settings_currencies" CASCADE;
  DROP TABLE "pricing_settings" CASCADE;
  DROP TABLE "_pricing_settings_v_version_currencies" CASCADE;
  DROP TABLE "_pricing_settings_v" CASCADE;
  DROP TYPE "public"."_locales";
  DROP TYPE "public"."enum_products_suites";
  DROP TYPE "public"."enum_products_os";
  DROP TYPE "public"."enum_products_status";
  DROP TYPE "public"."enum_products_prod_type";
  DROP TYPE "public"."enum_products_line";
  DROP TYPE "public"."enum_products_app_id";
  DROP TYPE "public"."enum_products_family";
  DROP TYPE "public"."enum_products_eligibility";
  DROP TYPE "public"."enum_plans_type";
  DROP TYPE "public"."enum_offer_rules_prod_types";
  DROP TYPE "public"."enum_offer_rules_lines";
  DROP TYPE "public"."enum_offer_rules_plans";
  DROP TYPE "public"."enum_offer_rules_subscription_plans";
  DROP TYPE "public"."enum_offer_rules_off_type";
  DROP TYPE "public"."enum_offer_rules_pro";
  DROP TYPE "public"."enum_offer_rules_benefit";
  DROP TYPE "public"."enum_offer_rules_status";
  DROP TYPE "public"."enum__offer_rules_v_version_prod_types";
  DROP TYPE "public"."enum__offer_rules_v_version_lines";
  DROP TYPE "public"."enum__offer_rules_v_version_plans";
  DROP TYPE "public"."enum__offer_rules_v_version_subscription_plans";
  DROP TYPE "public"."enum__offer_rules_v_version_off_type";
  DROP TYPE "public"."enum__offer_rules_v_version_pro";
  DROP TYPE "public"."enum__offer_rules_v_version_benefit";
  DROP TYPE "public"."enum__offer_rules_v_version_status";
  DROP TYPE "public"."enum__offer_rules_v_published_locale";
  DROP TYPE "public"."enum_subscriber_prices_family";
  DROP TYPE "public"."enum_subscriber_prices_source";
  DROP TYPE "public"."enum_coupons_allow_types";
  DROP TYPE "public"."enum_coupons_allow_locals";
  DROP TYPE "public"."enum_coupons_allow_payers";
  DROP TYPE "public"."enum_coupons_type";
  DROP TYPE "public"."enum_coupons_status";
  DROP TYPE "public"."enum__coupons_v_version_allow_types";
  DROP TYPE "public"."enum__coupons_v_version_allow_locals";
  DROP TYPE "public"."enum__coupons_v_version_allow_payers";
  DROP TYPE "public"."enum__coupons_v_version_type";
  DROP TYPE "public"."enum__coupons_v_version_status";
  DROP TYPE "public"."enum__coupons_v_published_locale";
  DROP TYPE "public"."enum_campaigns_sites";
  DROP TYPE "public"."enum_campaigns_locales";
  DROP TYPE "public"."enum_campaigns_starttime_tz";
  DROP TYPE "public"."enum_campaigns_endtime_tz";
  DROP TYPE "public"."enum_campaigns_nav_type";
  DROP TYPE "public"."enum_campaigns_status";
  DROP TYPE "public"."enum__campaigns_v_version_sites";
  DROP TYPE "public"."enum__campaigns_v_version_locales";
  DROP TYPE "public"."enum__campaigns_v_version_starttime_tz";
  DROP TYPE "public"."enum__campaigns_v_version_endtime_tz";
  DROP TYPE "public"."enum__campaigns_v_version_nav_type";
  DROP TYPE "public"."enum__campaigns_v_version_status";
  DROP TYPE "public"."enum__campaigns_v_published_locale";
  DROP TYPE "public"."enum_product_copy_status";
  DROP TYPE "public"."enum__product_copy_v_version_status";
  DROP TYPE "public"."enum__product_copy_v_published_locale";
  DROP TYPE "public"."enum_orders_state";
  DROP TYPE "public"."enum_orders_currency";
  DROP TYPE "public"."enum_orders_payer";
  DROP TYPE "public"."enum_licences_plan";
  DROP TYPE "public"."enum_licences_state";
  DROP TYPE "public"."enum_letters_state";
  DROP TYPE "public"."enum_payment_events_provider";
  DROP TYPE "public"."enum_sandbox_payments_currency";
  DROP TYPE "public"."enum_sandbox_payments_state";
  DROP TYPE "public"."enum_order_lines_plan";
  DROP TYPE "public"."enum_sessions_kind";
  DROP TYPE "public"."enum_users_role";
  DROP TYPE "public"."enum_pricing_settings_currencies_currency";
  DROP TYPE "public"."enum_pricing_settings_stacking";
  DROP TYPE "public"."enum__pricing_settings_v_version_currencies_currency";
  DROP TYPE "public"."enum__pricing_settings_v_version_stacking";`)
}
