import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_guides_steps_shows" ADD VALUE 'profiles' BEFORE 'page';
  ALTER TYPE "public"."enum__guides_v_version_steps_shows" ADD VALUE 'profiles' BEFORE 'page';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   UPDATE "guides_steps" SET "shows" = 'account' WHERE "shows" = 'profiles';
  UPDATE "_guides_v_version_steps" SET "shows" = 'account' WHERE "shows" = 'profiles';
  ALTER TABLE "guides_steps" ALTER COLUMN "shows" SET DATA TYPE text;
  DROP TYPE "public"."enum_guides_steps_shows";
  CREATE TYPE "public"."enum_guides_steps_shows" AS ENUM('account', 'page', 'link', 'tracks', 'file', 'downloads', 'library');
  ALTER TABLE "guides_steps" ALTER COLUMN "shows" SET DATA TYPE "public"."enum_guides_steps_shows" USING "shows"::"public"."enum_guides_steps_shows";
  ALTER TABLE "_guides_v_version_steps" ALTER COLUMN "shows" SET DATA TYPE text;
  DROP TYPE "public"."enum__guides_v_version_steps_shows";
  CREATE TYPE "public"."enum__guides_v_version_steps_shows" AS ENUM('account', 'page', 'link', 'tracks', 'file', 'downloads', 'library');
  ALTER TABLE "_guides_v_version_steps" ALTER COLUMN "shows" SET DATA TYPE "public"."enum__guides_v_version_steps_shows" USING "shows"::"public"."enum__guides_v_version_steps_shows";`)
}
