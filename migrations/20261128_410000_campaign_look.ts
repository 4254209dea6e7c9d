import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_pages_layout" AS ENUM('cards', 'table', 'focus', 'ladder', 'lines');
  CREATE TYPE "public"."enum_pages_scene" AS ENUM('spring', 'summer', 'autumn', 'winter', 'new_year', 'valentine', 'school', 'halloween', 'black_friday', 'christmas', 'anniversary', 'steps', 'lighthouse', 'fleet', 'bottle', 'moon', 'harbour', 'screen', 'lanterns');
  CREATE TYPE "public"."enum__pages_v_version_layout" AS ENUM('cards', 'table', 'focus', 'ladder', 'lines');
  CREATE TYPE "public"."enum__pages_v_version_scene" AS ENUM('spring', 'summer', 'autumn', 'winter', 'new_year', 'valentine', 'school', 'halloween', 'black_friday', 'christmas', 'anniversary', 'steps', 'lighthouse', 'fleet', 'bottle', 'moon', 'harbour', 'screen', 'lanterns');
  ALTER TABLE "campaigns_translations" ADD COLUMN "benefit" varchar;
  ALTER TABLE "_campaigns_v_translations" ADD COLUMN "version_benefit" varchar;
  ALTER TABLE "pages" ADD COLUMN "layout" "enum_pages_layout";
  ALTER TABLE "pages" ADD COLUMN "scene" "enum_pages_scene";
  ALTER TABLE "pages_translations" ADD COLUMN "visual_id" uuid;
  ALTER TABLE "_pages_v" ADD COLUMN "version_layout" "enum__pages_v_version_layout";
  ALTER TABLE "_pages_v" ADD COLUMN "version_scene" "enum__pages_v_version_scene";
  ALTER TABLE "_pages_v_translations" ADD COLUMN "version_visual_id" uuid;
  ALTER TABLE "pages_translations" ADD CONSTRAINT "pages_translations_visual_id_media_id_fk" FOREIGN KEY ("visual_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_translations" ADD CONSTRAINT "_pages_v_translations_version_visual_id_media_id_fk" FOREIGN KEY ("version_visual_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "pages_visual_idx" ON "pages_translations" USING btree ("visual_id","_locale");
  CREATE INDEX "_pages_v_version_version_visual_idx" ON "_pages_v_translations" USING btree ("version_visual_id","_locale");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages_translations" DROP CONSTRAINT "pages_translations_visual_id_media_id_fk";
  
  ALTER TABLE "_pages_v_translations" DROP CONSTRAINT "_pages_v_translations_version_visual_id_media_id_fk";
  
  DROP INDEX "pages_visual_idx";
  DROP INDEX "_pages_v_version_version_visual_idx";
  ALTER TABLE "campaigns_translations" DROP COLUMN "benefit";
  ALTER TABLE "_campaigns_v_translations" DROP COLUMN "version_benefit";
  ALTER TABLE "pages" DROP COLUMN "layout";
  ALTER TABLE "pages" DROP COLUMN "scene";
  ALTER TABLE "pages_translations" DROP COLUMN "visual_id";
  ALTER TABLE "_pages_v" DROP COLUMN "version_layout";
  ALTER TABLE "_pages_v" DROP COLUMN "version_scene";
  ALTER TABLE "_pages_v_translations" DROP COLUMN "version_visual_id";
  DROP TYPE "public"."enum_pages_layout";
  DROP TYPE "public"."enum_pages_scene";
  DROP TYPE "public"."enum__pages_v_version_layout";
  DROP TYPE "public"."enum__pages_v_version_scene";`)
}
