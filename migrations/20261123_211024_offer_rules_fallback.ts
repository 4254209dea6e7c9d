import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "offer_rules" ADD COLUMN "fallback" boolean DEFAULT false;
  ALTER TABLE "_offer_rules_v" ADD COLUMN "version_fallback" boolean DEFAULT false;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "offer_rules" DROP COLUMN "fallback";
  ALTER TABLE "_offer_rules_v" DROP COLUMN "version_fallback";`)
}
