import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "product_copy_specs" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"value" varchar
  );
  
  CREATE TABLE "_product_copy_v_version_specs" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  ALTER TABLE "product_copy_specs" ADD CONSTRAINT "product_copy_specs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."product_copy"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_copy_v_version_specs" ADD CONSTRAINT "_product_copy_v_version_specs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_product_copy_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "product_copy_specs_order_idx" ON "product_copy_specs" USING btree ("_order");
  CREATE INDEX "product_copy_specs_parent_id_idx" ON "product_copy_specs" USING btree ("_parent_id");
  CREATE INDEX "product_copy_specs_locale_idx" ON "product_copy_specs" USING btree ("_locale");
  CREATE INDEX "_product_copy_v_version_specs_order_idx" ON "_product_copy_v_version_specs" USING btree ("_order");
  CREATE INDEX "_product_copy_v_version_specs_parent_id_idx" ON "_product_copy_v_version_specs" USING btree ("_parent_id");
  CREATE INDEX "_product_copy_v_version_specs_locale_idx" ON "_product_copy_v_version_specs" USING btree ("_locale");
  -- Product pages show it, and articles about a product are found by its route.
  create trigger content_changed after insert or update or delete or truncate on product_copy_specs
    for each statement execute function content_changed();
  create index articles_texts_routes_idx on articles_texts (text) where path = 'routes';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  drop index articles_texts_routes_idx;
  DROP TABLE "product_copy_specs" CASCADE;
  DROP TABLE "_product_copy_v_version_specs" CASCADE;`)
}
