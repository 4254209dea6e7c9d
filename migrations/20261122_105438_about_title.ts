import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "articles" ADD COLUMN "about_title" boolean DEFAULT false;
  ALTER TABLE "_articles_v" ADD COLUMN "version_about_title" boolean DEFAULT false;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "articles" DROP COLUMN "about_title";
  ALTER TABLE "_articles_v" DROP COLUMN "version_about_title";`)
}
