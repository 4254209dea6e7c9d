import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_launches_state" AS ENUM('draft', 'scheduled', 'live', 'taken_back', 'cancelled', 'failed');
  CREATE TABLE "launches" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"state" "enum_launches_state" DEFAULT 'draft' NOT NULL,
  	"is_confirmed" boolean DEFAULT false,
  	"goes_live_at" timestamp(3) with time zone,
  	"goes_live_zone" varchar,
  	"live_at" timestamp(3) with time zone,
  	"taken_back_at" timestamp(3) with time zone,
  	"made_by" varchar,
  	"scheduled_by" varchar,
  	"note" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "launches_id" uuid;
  CREATE INDEX "launches_state_idx" ON "launches" USING btree ("state");
  CREATE INDEX "launches_goes_live_at_idx" ON "launches" USING btree ("goes_live_at");
  CREATE INDEX "launches_updated_at_idx" ON "launches" USING btree ("updated_at");
  CREATE INDEX "launches_created_at_idx" ON "launches" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_launches_fk" FOREIGN KEY ("launches_id") REFERENCES "public"."launches"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_launches_id_idx" ON "payload_locked_documents_rels" USING btree ("launches_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "launches" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "launches" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_launches_fk";
  
  DROP INDEX "payload_locked_documents_rels_launches_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "launches_id";
  DROP TYPE "public"."enum_launches_state";`)
}
