import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_sellers_rates_country" AS ENUM('at', 'be', 'bg', 'cy', 'cz', 'de', 'dk', 'ee', 'es', 'fi', 'fr', 'gr', 'hr', 'hu', 'ie', 'it', 'lt', 'lu', 'lv', 'mt', 'nl', 'pl', 'pt', 'ro', 'se', 'si', 'sk', 'jp', 'gb', 'ch', 'no');
  CREATE TYPE "public"."enum_sellers_market" AS ENUM('germany', 'europe', 'japan', 'world');
  CREATE TYPE "public"."enum__sellers_v_version_rates_country" AS ENUM('at', 'be', 'bg', 'cy', 'cz', 'de', 'dk', 'ee', 'es', 'fi', 'fr', 'gr', 'hr', 'hu', 'ie', 'it', 'lt', 'lu', 'lv', 'mt', 'nl', 'pl', 'pt', 'ro', 'se', 'si', 'sk', 'jp', 'gb', 'ch', 'no');
  CREATE TYPE "public"."enum__sellers_v_version_market" AS ENUM('germany', 'europe', 'japan', 'world');
  CREATE TABLE "sellers_rates" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"country" "enum_sellers_rates_country" NOT NULL,
  	"rate" numeric NOT NULL
  );
  
  CREATE TABLE "sellers" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"market" "enum_sellers_market" NOT NULL,
  	"name" varchar,
  	"represented_by" varchar,
  	"address" varchar,
  	"email" varchar,
  	"phone" varchar,
  	"register" varchar,
  	"vat_id" varchar,
  	"tax_number" varchar,
  	"registration" varchar,
  	"series" varchar NOT NULL,
  	"taxed" boolean DEFAULT false,
  	"imprint" boolean DEFAULT false,
  	"cancellation" boolean DEFAULT false,
  	"withdrawal" boolean DEFAULT false,
  	"consent" boolean DEFAULT false,
  	"final_step" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_sellers_v_version_rates" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"country" "enum__sellers_v_version_rates_country" NOT NULL,
  	"rate" numeric NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_sellers_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_market" "enum__sellers_v_version_market" NOT NULL,
  	"version_name" varchar,
  	"version_represented_by" varchar,
  	"version_address" varchar,
  	"version_email" varchar,
  	"version_phone" varchar,
  	"version_register" varchar,
  	"version_vat_id" varchar,
  	"version_tax_number" varchar,
  	"version_registration" varchar,
  	"version_series" varchar NOT NULL,
  	"version_taxed" boolean DEFAULT false,
  	"version_imprint" boolean DEFAULT false,
  	"version_cancellation" boolean DEFAULT false,
  	"version_withdrawal" boolean DEFAULT false,
  	"version_consent" boolean DEFAULT false,
  	"version_final_step" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "sellers_id" uuid;
  ALTER TABLE "sellers_rates" ADD CONSTRAINT "sellers_rates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sellers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sellers_v_version_rates" ADD CONSTRAINT "_sellers_v_version_rates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_sellers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sellers_v" ADD CONSTRAINT "_sellers_v_parent_id_sellers_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sellers"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "sellers_rates_order_idx" ON "sellers_rates" USING btree ("_order");
  CREATE INDEX "sellers_rates_parent_id_idx" ON "sellers_rates" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "sellers_market_idx" ON "sellers" USING btree ("market");
  CREATE INDEX "sellers_updated_at_idx" ON "sellers" USING btree ("updated_at");
  CREATE INDEX "sellers_created_at_idx" ON "sellers" USING btree ("created_at");
  CREATE INDEX "_sellers_v_version_rates_order_idx" ON "_sellers_v_version_rates" USING btree ("_order");
  CREATE INDEX "_sellers_v_version_rates_parent_id_idx" ON "_sellers_v_version_rates" USING btree ("_parent_id");
  CREATE INDEX "_sellers_v_parent_idx" ON "_sellers_v" USING btree ("parent_id");
  CREATE INDEX "_sellers_v_version_version_market_idx" ON "_sellers_v" USING btree ("version_market");
  CREATE INDEX "_sellers_v_version_version_updated_at_idx" ON "_sellers_v" USING btree ("version_updated_at");
  CREATE INDEX "_sellers_v_version_version_created_at_idx" ON "_sellers_v" USING btree ("version_created_at");
  CREATE INDEX "_sellers_v_created_at_idx" ON "_sellers_v" USING btree ("created_at");
  CREATE INDEX "_sellers_v_updated_at_idx" ON "_sellers_v" USING btree ("updated_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_sellers_fk" FOREIGN KEY ("sellers_id") REFERENCES "public"."sellers"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_sellers_id_idx" ON "payload_locked_documents_rels" USING btree ("sellers_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "sellers_rates" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "sellers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_sellers_v_version_rates" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_sellers_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "sellers_rates" CASCADE;
  DROP TABLE "sellers" CASCADE;
  DROP TABLE "_sellers_v_version_rates" CASCADE;
  DROP TABLE "_sellers_v" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_sellers_fk";
  
  DROP INDEX "payload_locked_documents_rels_sellers_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "sellers_id";
  DROP TYPE "public"."enum_sellers_rates_country";
  DROP TYPE "public"."enum_sellers_market";
  DROP TYPE "public"."enum__sellers_v_version_rates_country";
  DROP TYPE "public"."enum__sellers_v_version_market";`)
}
