import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "orders" ADD COLUMN "billing" jsonb;
  ALTER TABLE "orders" ADD COLUMN "agreements" jsonb;
  ALTER TABLE "orders" ADD COLUMN "sale" jsonb;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "orders" DROP COLUMN "billing";
  ALTER TABLE "orders" DROP COLUMN "agreements";
  ALTER TABLE "orders" DROP COLUMN "sale";`)
}
