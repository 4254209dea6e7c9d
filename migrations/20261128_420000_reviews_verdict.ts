import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "reviews_translations" ADD COLUMN "verdict" varchar;
  ALTER TABLE "reviews_translations" ADD COLUMN "suits" varchar;
  ALTER TABLE "reviews_translations" ADD COLUMN "suits_not" varchar;
  ALTER TABLE "_reviews_v_translations" ADD COLUMN "version_verdict" varchar;
  ALTER TABLE "_reviews_v_translations" ADD COLUMN "version_suits" varchar;
  ALTER TABLE "_reviews_v_translations" ADD COLUMN "version_suits_not" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "reviews_translations" DROP COLUMN "verdict";
  ALTER TABLE "reviews_translations" DROP COLUMN "suits";
  ALTER TABLE "reviews_translations" DROP COLUMN "suits_not";
  ALTER TABLE "_reviews_v_translations" DROP COLUMN "version_verdict";
  ALTER TABLE "_reviews_v_translations" DROP COLUMN "version_suits";
  ALTER TABLE "_reviews_v_translations" DROP COLUMN "version_suits_not";`)
}
