import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_guides_steps_shows" AS ENUM('account', 'page', 'link', 'tracks', 'file', 'downloads', 'library');
  CREATE TYPE "public"."enum__guides_v_version_steps_shows" AS ENUM('account', 'page', 'link', 'tracks', 'file', 'downloads', 'library');
  ALTER TABLE "guides_steps" ADD COLUMN "shows" "enum_guides_steps_shows";
  ALTER TABLE "guides_steps" ADD COLUMN "picture_id" uuid;
  ALTER TABLE "_guides_v_version_steps" ADD COLUMN "shows" "enum__guides_v_version_steps_shows";
  ALTER TABLE "_guides_v_version_steps" ADD COLUMN "picture_id" uuid;
  ALTER TABLE "guides_steps" ADD CONSTRAINT "guides_steps_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_guides_v_version_steps" ADD CONSTRAINT "_guides_v_version_steps_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "guides_steps_picture_idx" ON "guides_steps" USING btree ("picture_id");
  CREATE INDEX "_guides_v_version_steps_picture_idx" ON "_guides_v_version_steps" USING btree ("picture_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "guides_steps" DROP CONSTRAINT "guides_steps_picture_id_media_id_fk";
  
  ALTER TABLE "_guides_v_version_steps" DROP CONSTRAINT "_guides_v_version_steps_picture_id_media_id_fk";
  
  DROP INDEX "guides_steps_picture_idx";
  DROP INDEX "_guides_v_version_steps_picture_idx";
  ALTER TABLE "guides_steps" DROP COLUMN "shows";
  ALTER TABLE "guides_steps" DROP COLUMN "picture_id";
  ALTER TABLE "_guides_v_version_steps" DROP COLUMN "shows";
  ALTER TABLE "_guides_v_version_steps" DROP COLUMN "picture_id";
  DROP TYPE "public"."enum_guides_steps_shows";
  DROP TYPE "public"."enum__guides_v_version_steps_shows";`)
}
