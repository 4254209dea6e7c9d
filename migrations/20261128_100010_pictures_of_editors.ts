import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "product_copy_translations" ADD COLUMN "screenshot_id" uuid;
  ALTER TABLE "_product_copy_v_translations" ADD COLUMN "version_screenshot_id" uuid;
  ALTER TABLE "authors" ADD COLUMN "portrait_id" uuid;
  ALTER TABLE "media" ADD COLUMN "sizes_webp_url" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_webp_width" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_webp_height" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_webp_mime_type" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_webp_filesize" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_webp_filename" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_avif_url" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_avif_width" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_avif_height" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_avif_mime_type" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_avif_filesize" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_avif_filename" varchar;
  ALTER TABLE "product_copy_translations" ADD CONSTRAINT "product_copy_translations_screenshot_id_media_id_fk" FOREIGN KEY ("screenshot_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_product_copy_v_translations" ADD CONSTRAINT "_product_copy_v_translations_version_screenshot_id_media_id_fk" FOREIGN KEY ("version_screenshot_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "authors" ADD CONSTRAINT "authors_portrait_id_media_id_fk" FOREIGN KEY ("portrait_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "product_copy_screenshot_idx" ON "product_copy_translations" USING btree ("screenshot_id","_locale");
  CREATE INDEX "_product_copy_v_version_version_screenshot_idx" ON "_product_copy_v_translations" USING btree ("version_screenshot_id","_locale");
  CREATE INDEX "authors_portrait_idx" ON "authors" USING btree ("portrait_id");
  CREATE INDEX "media_sizes_webp_sizes_webp_filename_idx" ON "media" USING btree ("sizes_webp_filename");
  CREATE INDEX "media_sizes_avif_sizes_avif_filename_idx" ON "media" USING btree ("sizes_avif_filename");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "product_copy_translations" DROP CONSTRAINT "product_copy_translations_screenshot_id_media_id_fk";
  
  ALTER TABLE "_product_copy_v_translations" DROP CONSTRAINT "_product_copy_v_translations_version_screenshot_id_media_id_fk";
  
  ALTER TABLE "authors" DROP CONSTRAINT "authors_portrait_id_media_id_fk";
  
  DROP INDEX "product_copy_screenshot_idx";
  DROP INDEX "_product_copy_v_version_version_screenshot_idx";
  DROP INDEX "authors_portrait_idx";
  DROP INDEX "media_sizes_webp_sizes_webp_filename_idx";
  DROP INDEX "media_sizes_avif_sizes_avif_filename_idx";
  ALTER TABLE "product_copy_translations" DROP COLUMN "screenshot_id";
  ALTER TABLE "_product_copy_v_translations" DROP COLUMN "version_screenshot_id";
  ALTER TABLE "authors" DROP COLUMN "portrait_id";
  ALTER TABLE "media" DROP COLUMN "sizes_webp_url";
  ALTER TABLE "media" DROP COLUMN "sizes_webp_width";
  ALTER TABLE "media" DROP COLUMN "sizes_webp_height";
  ALTER TABLE "media" DROP COLUMN "sizes_webp_mime_type";
  ALTER TABLE "media" DROP COLUMN "sizes_webp_filesize";
  ALTER TABLE "media" DROP COLUMN "sizes_webp_filename";
  ALTER TABLE "media" DROP COLUMN "sizes_avif_url";
  ALTER TABLE "media" DROP COLUMN "sizes_avif_width";
  ALTER TABLE "media" DROP COLUMN "sizes_avif_height";
  ALTER TABLE "media" DROP COLUMN "sizes_avif_mime_type";
  ALTER TABLE "media" DROP COLUMN "sizes_avif_filesize";
  ALTER TABLE "media" DROP COLUMN "sizes_avif_filename";`)
}
