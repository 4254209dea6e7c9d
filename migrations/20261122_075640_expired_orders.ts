import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_orders_state" ADD VALUE 'expired';
  ALTER TYPE "public"."enum_sandbox_payments_state" ADD VALUE 'closed';
  ALTER TABLE "sandbox_payments" ADD COLUMN "expires_at" timestamp(3) with time zone;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "orders" ALTER COLUMN "state" SET DATA TYPE text;
  ALTER TABLE "orders" ALTER COLUMN "state" SET DEFAULT 'open'::text;
  DROP TYPE "public"."enum_orders_state";
  CREATE TYPE "public"."enum_orders_state" AS ENUM('open', 'pending', 'paid', 'failed', 'refunded');
  ALTER TABLE "orders" ALTER COLUMN "state" SET DEFAULT 'open'::"public"."enum_orders_state";
  ALTER TABLE "orders" ALTER COLUMN "state" SET DATA TYPE "public"."enum_orders_state" USING "state"::"public"."enum_orders_state";
  ALTER TABLE "sandbox_payments" ALTER COLUMN "state" SET DATA TYPE text;
  ALTER TABLE "sandbox_payments" ALTER COLUMN "state" SET DEFAULT 'open'::text;
  DROP TYPE "public"."enum_sandbox_payments_state";
  CREATE TYPE "public"."enum_sandbox_payments_state" AS ENUM('open', 'challenged', 'paid', 'declined', 'refunded', 'disputed', 'charged_back');
  ALTER TABLE "sandbox_payments" ALTER COLUMN "state" SET DEFAULT 'open'::"public"."enum_sandbox_payments_state";
  ALTER TABLE "sandbox_payments" ALTER COLUMN "state" SET DATA TYPE "public"."enum_sandbox_payments_state" USING "state"::"public"."enum_sandbox_payments_state";
  ALTER TABLE "sandbox_payments" DROP COLUMN "expires_at";`)
}
