import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cancel_feedback" ADD COLUMN "subscription_id" uuid;
  ALTER TABLE "cancel_feedback" ADD CONSTRAINT "cancel_feedback_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "cancel_feedback_subscription_idx" ON "cancel_feedback" USING btree ("subscription_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cancel_feedback" DROP CONSTRAINT "cancel_feedback_subscription_id_subscriptions_id_fk";
  
  DROP INDEX "cancel_feedback_subscription_idx";
  ALTER TABLE "cancel_feedback" DROP COLUMN "subscription_id";`)
}
