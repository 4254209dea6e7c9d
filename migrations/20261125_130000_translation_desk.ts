import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// The language that an article was written in, and what translations were made from that says something else by now (decision 077).
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_articles_written_in" AS ENUM('en', 'ja', 'de', 'es', 'it', 'fr', 'zh');
  CREATE TYPE "public"."enum__articles_v_version_written_in" AS ENUM('en', 'ja', 'de', 'es', 'it', 'fr', 'zh');
  ALTER TABLE "articles" ADD COLUMN "written_in" "enum_articles_written_in";
  ALTER TABLE "_articles_v" ADD COLUMN "version_written_in" "enum__articles_v_version_written_in";
    create table outdated_translations (
      collection text not null,
      document_id uuid not null,
      locale _locales not null,
      field text not null,
      original jsonb not null,
      since timestamptz not null,
      primary key (document_id, collection, locale, field)
    );`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE outdated_translations;
  ALTER TABLE "articles" DROP COLUMN "written_in";
  ALTER TABLE "_articles_v" DROP COLUMN "version_written_in";
  DROP TYPE "public"."enum_articles_written_in";
  DROP TYPE "public"."enum__articles_v_version_written_in";`)
}
