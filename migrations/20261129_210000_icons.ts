import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "product_copy" ADD COLUMN "icon_id" uuid;
  ALTER TABLE "_product_copy_v" ADD COLUMN "version_icon_id" uuid;
  ALTER TABLE "media" ADD COLUMN "sizes_icon_url" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_icon_width" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_icon_height" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_icon_mime_type" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_icon_filesize" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_icon_filename" varchar;
  ALTER TABLE "product_copy" ADD CONSTRAINT "product_copy_icon_id_media_id_fk" FOREIGN KEY ("icon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_product_copy_v" ADD CONSTRAINT "_product_copy_v_version_icon_id_media_id_fk" FOREIGN KEY ("version_icon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "product_copy_icon_idx" ON "product_copy" USING btree ("icon_id");
  CREATE INDEX "_product_copy_v_version_version_icon_idx" ON "_product_copy_v" USING btree ("version_icon_id");
  CREATE INDEX "media_sizes_icon_sizes_icon_filename_idx" ON "media" USING btree ("sizes_icon_filename");`)
  // Beside the signal of the media that 20261129_200000 makes, which does not know this column yet. Which page shows a picture,
  // and that one goes, is told by the rows of products.
  await db.execute(sql`create trigger rule_book_changed_by_icon after update on media for each row
    when (old.sizes_icon_filename is distinct from new.sizes_icon_filename) execute function rule_book_changed()`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop trigger rule_book_changed_by_icon on media`)
  await db.execute(sql`
   ALTER TABLE "product_copy" DROP CONSTRAINT "product_copy_icon_id_media_id_fk";
  
  ALTER TABLE "_product_copy_v" DROP CONSTRAINT "_product_copy_v_version_icon_id_media_id_fk";
  
  DROP INDEX "product_copy_icon_idx";
  DROP INDEX "_product_copy_v_version_version_icon_idx";
  DROP INDEX "media_sizes_icon_sizes_icon_filename_idx";
  ALTER TABLE "product_copy" DROP COLUMN "icon_id";
  ALTER TABLE "_product_copy_v" DROP COLUMN "version_icon_id";
  ALTER TABLE "media" DROP COLUMN "sizes_icon_url";
  ALTER TABLE "media" DROP COLUMN "sizes_icon_width";
  ALTER TABLE "media" DROP COLUMN "sizes_icon_height";
  ALTER TABLE "media" DROP COLUMN "sizes_icon_mime_type";
  ALTER TABLE "media" DROP COLUMN "sizes_icon_filesize";
  ALTER TABLE "media" DROP COLUMN "sizes_icon_filename";`)
}
