import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "product_copy_music" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "_product_copy_v_version_music" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  ALTER TABLE "product_copy_translations" ADD COLUMN "meta_keywords" varchar;
  ALTER TABLE "_product_copy_v_translations" ADD COLUMN "version_meta_keywords" varchar;
  ALTER TABLE "pages_translations" ADD COLUMN "meta_keywords" varchar;
  ALTER TABLE "_pages_v_translations" ADD COLUMN "version_meta_keywords" varchar;
  ALTER TABLE "articles_translations" ADD COLUMN "meta_keywords" varchar;
  ALTER TABLE "_articles_v_translations" ADD COLUMN "version_meta_keywords" varchar;
  ALTER TABLE "guides_translations" ADD COLUMN "meta_keywords" varchar;
  ALTER TABLE "_guides_v_translations" ADD COLUMN "version_meta_keywords" varchar;
  ALTER TABLE "reviews_translations" ADD COLUMN "meta_keywords" varchar;
  ALTER TABLE "_reviews_v_translations" ADD COLUMN "version_meta_keywords" varchar;
  ALTER TABLE "best_lists_translations" ADD COLUMN "meta_keywords" varchar;
  ALTER TABLE "_best_lists_v_translations" ADD COLUMN "version_meta_keywords" varchar;
  ALTER TABLE "legal_translations" ADD COLUMN "meta_keywords" varchar;
  ALTER TABLE "_legal_v_translations" ADD COLUMN "version_meta_keywords" varchar;
  ALTER TABLE "product_copy_music" ADD CONSTRAINT "product_copy_music_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."product_copy"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_copy_v_version_music" ADD CONSTRAINT "_product_copy_v_version_music_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_product_copy_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "product_copy_music_order_idx" ON "product_copy_music" USING btree ("_order");
  CREATE INDEX "product_copy_music_parent_id_idx" ON "product_copy_music" USING btree ("_parent_id");
  CREATE INDEX "product_copy_music_locale_idx" ON "product_copy_music" USING btree ("_locale");
  CREATE INDEX "_product_copy_v_version_music_order_idx" ON "_product_copy_v_version_music" USING btree ("_order");
  CREATE INDEX "_product_copy_v_version_music_parent_id_idx" ON "_product_copy_v_version_music" USING btree ("_parent_id");
  CREATE INDEX "_product_copy_v_version_music_locale_idx" ON "_product_copy_v_version_music" USING btree ("_locale");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "product_copy_music" CASCADE;
  DROP TABLE "_product_copy_v_version_music" CASCADE;
  ALTER TABLE "product_copy_translations" DROP COLUMN "meta_keywords";
  ALTER TABLE "_product_copy_v_translations" DROP COLUMN "version_meta_keywords";
  ALTER TABLE "pages_translations" DROP COLUMN "meta_keywords";
  ALTER TABLE "_pages_v_translations" DROP COLUMN "version_meta_keywords";
  ALTER TABLE "articles_translations" DROP COLUMN "meta_keywords";
  ALTER TABLE "_articles_v_translations" DROP COLUMN "version_meta_keywords";
  ALTER TABLE "guides_translations" DROP COLUMN "meta_keywords";
  ALTER TABLE "_guides_v_translations" DROP COLUMN "version_meta_keywords";
  ALTER TABLE "reviews_translations" DROP COLUMN "meta_keywords";
  ALTER TABLE "_reviews_v_translations" DROP COLUMN "version_meta_keywords";
  ALTER TABLE "best_lists_translations" DROP COLUMN "meta_keywords";
  ALTER TABLE "_best_lists_v_translations" DROP COLUMN "version_meta_keywords";
  ALTER TABLE "legal_translations" DROP COLUMN "meta_keywords";
  ALTER TABLE "_legal_v_translations" DROP COLUMN "version_meta_keywords";`)
}
