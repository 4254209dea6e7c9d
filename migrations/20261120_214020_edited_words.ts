import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "navigation_header_translations" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "navigation_footer_links_translations" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "navigation_footer_translations" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "interface_messages" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"key" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "interface_messages_translations" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  DROP INDEX "navigation_header_locale_idx";
  DROP INDEX "navigation_footer_links_locale_idx";
  DROP INDEX "navigation_footer_locale_idx";
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "interface_messages_id" uuid;
  ALTER TABLE "navigation_header_translations" ADD CONSTRAINT "navigation_header_translations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_header"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_footer_links_translations" ADD CONSTRAINT "navigation_footer_links_translations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_footer_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_footer_translations" ADD CONSTRAINT "navigation_footer_translations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "interface_messages_translations" ADD CONSTRAINT "interface_messages_translations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."interface_messages"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "navigation_header_translations_locale_parent_id_unique" ON "navigation_header_translations" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "navigation_footer_links_translations_locale_parent_id_unique" ON "navigation_footer_links_translations" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "navigation_footer_translations_locale_parent_id_unique" ON "navigation_footer_translations" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "interface_messages_key_idx" ON "interface_messages" USING btree ("key");
  CREATE INDEX "interface_messages_updated_at_idx" ON "interface_messages" USING btree ("updated_at");
  CREATE INDEX "interface_messages_created_at_idx" ON "interface_messages" USING btree ("created_at");
  CREATE UNIQUE INDEX "interface_messages_translations_locale_parent_id_unique" ON "interface_messages_translations" USING btree ("_locale","_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_interface_messages_fk" FOREIGN KEY ("interface_messages_id") REFERENCES "public"."interface_messages"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_interface_messages_id_idx" ON "payload_locked_documents_rels" USING btree ("interface_messages_id");
  DELETE FROM "navigation_header" WHERE "_locale" <> 'en';
  DELETE FROM "navigation_footer" WHERE "_locale" <> 'en';
  INSERT INTO "navigation_header_translations" ("label", "_locale", "_parent_id") SELECT "label", "_locale", "id" FROM "navigation_header";
  INSERT INTO "navigation_footer_translations" ("title", "_locale", "_parent_id") SELECT "title", "_locale", "id" FROM "navigation_footer";
  INSERT INTO "navigation_footer_links_translations" ("label", "_locale", "_parent_id") SELECT "label", "_locale", "id" FROM "navigation_footer_links";
  ALTER TABLE "navigation_header" DROP COLUMN "_locale";
  ALTER TABLE "navigation_header" DROP COLUMN "label";
  ALTER TABLE "navigation_footer_links" DROP COLUMN "_locale";
  ALTER TABLE "navigation_footer_links" DROP COLUMN "label";
  ALTER TABLE "navigation_footer" DROP COLUMN "_locale";
  ALTER TABLE "navigation_footer" DROP COLUMN "title";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "navigation_header_translations" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "navigation_footer_links_translations" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "navigation_footer_translations" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "interface_messages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "interface_messages_translations" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "navigation_header_translations" CASCADE;
  DROP TABLE "navigation_footer_links_translations" CASCADE;
  DROP TABLE "navigation_footer_translations" CASCADE;
  DROP TABLE "interface_messages" CASCADE;
  DROP TABLE "interface_messages_translations" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_interface_messages_fk";
  
  DROP INDEX "payload_locked_documents_rels_interface_messages_id_idx";
  DELETE FROM "navigation_header";
  DELETE FROM "navigation_footer";
  ALTER TABLE "navigation_header" ADD COLUMN "_locale" "_locales" NOT NULL;
  ALTER TABLE "navigation_header" ADD COLUMN "label" varchar NOT NULL;
  ALTER TABLE "navigation_footer_links" ADD COLUMN "_locale" "_locales" NOT NULL;
  ALTER TABLE "navigation_footer_links" ADD COLUMN "label" varchar NOT NULL;
  ALTER TABLE "navigation_footer" ADD COLUMN "_locale" "_locales" NOT NULL;
  ALTER TABLE "navigation_footer" ADD COLUMN "title" varchar NOT NULL;
  CREATE INDEX "navigation_header_locale_idx" ON "navigation_header" USING btree ("_locale");
  CREATE INDEX "navigation_footer_links_locale_idx" ON "navigation_footer_links" USING btree ("_locale");
  CREATE INDEX "navigation_footer_locale_idx" ON "navigation_footer" USING btree ("_locale");
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "interface_messages_id";`)
}
