import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "subscription_settings" ADD COLUMN "cancel_coupon" varchar;
  ALTER TABLE "_subscription_settings_v" ADD COLUMN "version_cancel_coupon" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "subscription_settings" DROP COLUMN "cancel_coupon";
  ALTER TABLE "_subscription_settings_v" DROP COLUMN "version_cancel_coupon";`)
}
