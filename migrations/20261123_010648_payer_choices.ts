import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_payer_choices_site" AS ENUM('com', 'jp', 'discover_com', 'discover_jp');
  CREATE TYPE "public"."enum_payer_choices_currency" AS ENUM('USD', 'EUR', 'JPY', 'CNY');
  CREATE TYPE "public"."enum_payer_choices_payer" AS ENUM('sandbox', 'stripe', 'paddle');
  CREATE TABLE "payer_choices" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"site" "enum_payer_choices_site" NOT NULL,
  	"currency" "enum_payer_choices_currency" NOT NULL,
  	"payer" "enum_payer_choices_payer" NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "payer_choices_id" uuid;
  CREATE INDEX "payer_choices_updated_at_idx" ON "payer_choices" USING btree ("updated_at");
  CREATE INDEX "payer_choices_created_at_idx" ON "payer_choices" USING btree ("created_at");
  CREATE UNIQUE INDEX "site_currency_idx" ON "payer_choices" USING btree ("site","currency");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_payer_choices_fk" FOREIGN KEY ("payer_choices_id") REFERENCES "public"."payer_choices"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_payer_choices_id_idx" ON "payload_locked_documents_rels" USING btree ("payer_choices_id");`)
  await db.execute(sql`create trigger rule_book_changed after insert or update or delete or truncate on "payer_choices"
    for each statement execute function rule_book_changed()`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payer_choices" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "payer_choices" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_payer_choices_fk";
  
  DROP INDEX "payload_locked_documents_rels_payer_choices_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "payer_choices_id";
  DROP TYPE "public"."enum_payer_choices_site";
  DROP TYPE "public"."enum_payer_choices_currency";
  DROP TYPE "public"."enum_payer_choices_payer";`)
}
