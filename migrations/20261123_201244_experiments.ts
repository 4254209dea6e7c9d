import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_experiments_sites" AS ENUM('com', 'jp', 'discover_com', 'discover_jp');
  CREATE TYPE "public"."enum_experiments_plans" AS ENUM('1M', '3M', '6M', '1Y', 'LFT', 'LFT_3');
  CREATE TYPE "public"."enum_experiments_from_tz" AS ENUM('UTC', 'Pacific/Midway', 'Pacific/Niue', 'Pacific/Honolulu', 'Pacific/Rarotonga', 'America/Anchorage', 'Pacific/Gambier', 'America/Los_Angeles', 'America/Tijuana', 'America/Denver', 'America/Phoenix', 'America/Chicago', 'America/Guatemala', 'America/New_York', 'America/Bogota', 'America/Caracas', 'America/Santiago', 'America/Buenos_Aires', 'America/Sao_Paulo', 'Atlantic/South_Georgia', 'Atlantic/Azores', 'Atlantic/Cape_Verde', 'Europe/London', 'Europe/Berlin', 'Africa/Lagos', 'Europe/Athens', 'Africa/Cairo', 'Europe/Moscow', 'Asia/Riyadh', 'Asia/Dubai', 'Asia/Baku', 'Asia/Karachi', 'Asia/Tashkent', 'Asia/Calcutta', 'Asia/Dhaka', 'Asia/Almaty', 'Asia/Jakarta', 'Asia/Bangkok', 'Asia/Shanghai', 'Asia/Singapore', 'Asia/Tokyo', 'Asia/Seoul', 'Australia/Brisbane', 'Australia/Sydney', 'Pacific/Guam', 'Pacific/Noumea', 'Pacific/Auckland', 'Pacific/Fiji');
  CREATE TYPE "public"."enum_experiments_until_tz" AS ENUM('UTC', 'Pacific/Midway', 'Pacific/Niue', 'Pacific/Honolulu', 'Pacific/Rarotonga', 'America/Anchorage', 'Pacific/Gambier', 'America/Los_Angeles', 'America/Tijuana', 'America/Denver', 'America/Phoenix', 'America/Chicago', 'America/Guatemala', 'America/New_York', 'America/Bogota', 'America/Caracas', 'America/Santiago', 'America/Buenos_Aires', 'America/Sao_Paulo', 'Atlantic/South_Georgia', 'Atlantic/Azores', 'Atlantic/Cape_Verde', 'Europe/London', 'Europe/Berlin', 'Africa/Lagos', 'Europe/Athens', 'Africa/Cairo', 'Europe/Moscow', 'Asia/Riyadh', 'Asia/Dubai', 'Asia/Baku', 'Asia/Karachi', 'Asia/Tashkent', 'Asia/Calcutta', 'Asia/Dhaka', 'Asia/Almaty', 'Asia/Jakarta', 'Asia/Bangkok', 'Asia/Shanghai', 'Asia/Singapore', 'Asia/Tokyo', 'Asia/Seoul', 'Australia/Brisbane', 'Australia/Sydney', 'Pacific/Guam', 'Pacific/Noumea', 'Pacific/Auckland', 'Pacific/Fiji');
  CREATE TYPE "public"."enum_experiments_plan" AS ENUM('1M', '3M', '6M', '1Y', 'LFT', 'LFT_3');
  CREATE TABLE "experiments_sites" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_experiments_sites",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "experiments_plans" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_experiments_plans",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "experiments" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"key" varchar NOT NULL,
  	"enabled" boolean DEFAULT true,
  	"from" timestamp(3) with time zone NOT NULL,
  	"from_tz" "enum_experiments_from_tz" DEFAULT 'UTC' NOT NULL,
  	"until" timestamp(3) with time zone NOT NULL,
  	"until_tz" "enum_experiments_until_tz" DEFAULT 'UTC' NOT NULL,
  	"share" numeric DEFAULT 50 NOT NULL,
  	"plan" "enum_experiments_plan",
  	"popup" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "orders" ADD COLUMN "visits" jsonb;
  ALTER TABLE "orders" ADD COLUMN "groups" jsonb;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "experiments_id" uuid;
  ALTER TABLE "experiments_sites" ADD CONSTRAINT "experiments_sites_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."experiments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "experiments_plans" ADD CONSTRAINT "experiments_plans_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."experiments"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "experiments_sites_order_idx" ON "experiments_sites" USING btree ("order");
  CREATE INDEX "experiments_sites_parent_idx" ON "experiments_sites" USING btree ("parent_id");
  CREATE INDEX "experiments_plans_order_idx" ON "experiments_plans" USING btree ("order");
  CREATE INDEX "experiments_plans_parent_idx" ON "experiments_plans" USING btree ("parent_id");
  CREATE UNIQUE INDEX "experiments_key_idx" ON "experiments" USING btree ("key");
  CREATE INDEX "experiments_from_idx" ON "experiments" USING btree ("from");
  CREATE INDEX "experiments_updated_at_idx" ON "experiments" USING btree ("updated_at");
  CREATE INDEX "experiments_created_at_idx" ON "experiments" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_experiments_fk" FOREIGN KEY ("experiments_id") REFERENCES "public"."experiments"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_experiments_id_idx" ON "payload_locked_documents_rels" USING btree ("experiments_id");`)
  await db.execute(sql`
    create table experiment_visitors (
      experiment text not null references experiments (key) on update cascade on delete cascade,
      visitor text not null,
      "group" text not null,
      at timestamptz not null,
      primary key (experiment, visitor)
    )`)
  for (const table of ['experiments', 'experiments_sites', 'experiments_plans'])
    await db.execute(sql.raw(`create trigger rule_book_changed after insert or update or delete or truncate on "${table}"
      for each statement execute function rule_book_changed()`))
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table experiment_visitors`)
  await db.execute(sql`
   ALTER TABLE "experiments_sites" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "experiments_plans" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "experiments" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "experiments_sites" CASCADE;
  DROP TABLE "experiments_plans" CASCADE;
  DROP TABLE "experiments" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_experiments_fk";
  
  DROP INDEX "payload_locked_documents_rels_experiments_id_idx";
  ALTER TABLE "orders" DROP COLUMN "visits";
  ALTER TABLE "orders" DROP COLUMN "groups";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "experiments_id";
  DROP TYPE "public"."enum_experiments_sites";
  DROP TYPE "public"."enum_experiments_plans";
  DROP TYPE "public"."enum_experiments_from_tz";
  DROP TYPE "public"."enum_experiments_until_tz";
  DROP TYPE "public"."enum_experiments_plan";`)
}
