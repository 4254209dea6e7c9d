import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_price_sets_state" AS ENUM('draft', 'scheduled', 'live', 'taken_back', 'stopped');
  CREATE TYPE "public"."enum_price_sets_change_kind" AS ENUM('percent', 'amount');
  CREATE TYPE "public"."enum_price_sets_ending" AS ENUM('none', 'ninety', 'whole');
  CREATE TYPE "public"."enum_price_sets_changed_amounts" AS ENUM('both', 'price', 'origin_price');
  CREATE TABLE "price_sets" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"state" "enum_price_sets_state" DEFAULT 'draft' NOT NULL,
  	"prod_type" varchar,
  	"line" varchar,
  	"tier" varchar,
  	"family" varchar,
  	"region" varchar,
  	"product" varchar,
  	"change_kind" "enum_price_sets_change_kind" DEFAULT 'percent' NOT NULL,
  	"change_by" numeric NOT NULL,
  	"ending" "enum_price_sets_ending" DEFAULT 'none' NOT NULL,
  	"changed_amounts" "enum_price_sets_changed_amounts" DEFAULT 'both' NOT NULL,
  	"is_confirmed" boolean DEFAULT false,
  	"goes_live_at" timestamp(3) with time zone,
  	"goes_live_zone" varchar,
  	"live_at" timestamp(3) with time zone,
  	"taken_back_at" timestamp(3) with time zone,
  	"made_by" varchar,
  	"note" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "price_sets_id" uuid;
  CREATE INDEX "price_sets_state_idx" ON "price_sets" USING btree ("state");
  CREATE INDEX "price_sets_goes_live_at_idx" ON "price_sets" USING btree ("goes_live_at");
  CREATE INDEX "price_sets_updated_at_idx" ON "price_sets" USING btree ("updated_at");
  CREATE INDEX "price_sets_created_at_idx" ON "price_sets" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_price_sets_fk" FOREIGN KEY ("price_sets_id") REFERENCES "public"."price_sets"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_price_sets_id_idx" ON "payload_locked_documents_rels" USING btree ("price_sets_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "price_sets" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "price_sets" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_price_sets_fk";
  
  DROP INDEX "payload_locked_documents_rels_price_sets_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "price_sets_id";
  DROP TYPE "public"."enum_price_sets_state";
  DROP TYPE "public"."enum_price_sets_change_kind";
  DROP TYPE "public"."enum_price_sets_ending";
  DROP TYPE "public"."enum_price_sets_changed_amounts";`)
}
