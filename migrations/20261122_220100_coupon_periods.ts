import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "coupons" ADD COLUMN "periods" numeric;
  ALTER TABLE "_coupons_v" ADD COLUMN "version_periods" numeric;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "coupons" DROP COLUMN "periods";
  ALTER TABLE "_coupons_v" DROP COLUMN "version_periods";`)
}
