import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_orders_dispute" AS ENUM('open', 'won', 'lost');
  ALTER TYPE "public"."enum_licences_state" ADD VALUE 'suspended' BEFORE 'revoked';
  ALTER TYPE "public"."enum_licences_state" ADD VALUE 'disputed' BEFORE 'revoked';
  ALTER TYPE "public"."enum_licences_state" ADD VALUE 'charged_back' BEFORE 'refunded';
  ALTER TYPE "public"."enum_sandbox_payments_state" ADD VALUE 'disputed';
  ALTER TYPE "public"."enum_sandbox_payments_state" ADD VALUE 'charged_back';
  ALTER TYPE "public"."enum_sessions_kind" ADD VALUE 'release';
  ALTER TABLE "comments" ADD COLUMN "customer_id" uuid;
  ALTER TABLE "orders" ADD COLUMN "dispute" "enum_orders_dispute";
  ALTER TABLE "comments" ADD CONSTRAINT "comments_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "comments_customer_idx" ON "comments" USING btree ("customer_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "comments" DROP CONSTRAINT "comments_customer_id_customers_id_fk";
  
  ALTER TABLE "licences" ALTER COLUMN "state" SET DATA TYPE text;
  ALTER TABLE "licences" ALTER COLUMN "state" SET DEFAULT 'active'::text;
  DROP TYPE "public"."enum_licences_state";
  CREATE TYPE "public"."enum_licences_state" AS ENUM('active', 'revoked', 'refunded');
  ALTER TABLE "licences" ALTER COLUMN "state" SET DEFAULT 'active'::"public"."enum_licences_state";
  ALTER TABLE "licences" ALTER COLUMN "state" SET DATA TYPE "public"."enum_licences_state" USING "state"::"public"."enum_licences_state";
  ALTER TABLE "sandbox_payments" ALTER COLUMN "state" SET DATA TYPE text;
  ALTER TABLE "sandbox_payments" ALTER COLUMN "state" SET DEFAULT 'open'::text;
  DROP TYPE "public"."enum_sandbox_payments_state";
  CREATE TYPE "public"."enum_sandbox_payments_state" AS ENUM('open', 'challenged', 'paid', 'declined', 'refunded');
  ALTER TABLE "sandbox_payments" ALTER COLUMN "state" SET DEFAULT 'open'::"public"."enum_sandbox_payments_state";
  ALTER TABLE "sandbox_payments" ALTER COLUMN "state" SET DATA TYPE "public"."enum_sandbox_payments_state" USING "state"::"public"."enum_sandbox_payments_state";
  ALTER TABLE "sessions" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_sessions_kind";
  CREATE TYPE "public"."enum_sessions_kind" AS ENUM('session', 'confirm', 'reset');
  ALTER TABLE "sessions" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_sessions_kind" USING "kind"::"public"."enum_sessions_kind";
  DROP INDEX "comments_customer_idx";
  ALTER TABLE "comments" DROP COLUMN "customer_id";
  ALTER TABLE "orders" DROP COLUMN "dispute";
  DROP TYPE "public"."enum_orders_dispute";`)
}
