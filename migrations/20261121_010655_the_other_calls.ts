import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_share_events_channel" AS ENUM('link', 'mail', 'x', 'facebook', 'line', 'whatsapp', 'weibo');
  CREATE TYPE "public"."enum_cancel_feedback_reason" AS ENUM('no_need', 'service_failed', 'feature_missing', 'too_slow', 'too_expensive', 'other');
  CREATE TYPE "public"."enum_client_reports_kind" AS ENUM('error', 'trace');
  CREATE TABLE "share_events" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"customer_id" uuid,
  	"channel" "enum_share_events_channel" NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cancel_feedback" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"reason" "enum_cancel_feedback_reason" NOT NULL,
  	"text" varchar,
  	"customer_id" uuid,
  	"licence_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "push_registrations" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"endpoint" varchar NOT NULL,
  	"auth" varchar NOT NULL,
  	"pdhkey" varchar NOT NULL,
  	"language" varchar NOT NULL,
  	"diff_time" numeric NOT NULL,
  	"device_model" varchar,
  	"app_id" varchar,
  	"explorer" varchar,
  	"explorer_version" varchar,
  	"user_agent" varchar,
  	"customer_id" uuid,
  	"session_count" numeric DEFAULT 1 NOT NULL,
  	"popup_count" numeric DEFAULT 0 NOT NULL,
  	"last_active" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "client_reports" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"fingerprint" varchar NOT NULL,
  	"kind" "enum_client_reports_kind" NOT NULL,
  	"name" varchar NOT NULL,
  	"message" varchar,
  	"stack" varchar,
  	"page" varchar,
  	"browser" varchar,
  	"duration" numeric,
  	"count" numeric DEFAULT 1 NOT NULL,
  	"last_seen" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "share_events_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "cancel_feedback_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "push_registrations_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "client_reports_id" uuid;
  ALTER TABLE "share_events" ADD CONSTRAINT "share_events_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cancel_feedback" ADD CONSTRAINT "cancel_feedback_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cancel_feedback" ADD CONSTRAINT "cancel_feedback_licence_id_licences_id_fk" FOREIGN KEY ("licence_id") REFERENCES "public"."licences"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "push_registrations" ADD CONSTRAINT "push_registrations_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "share_events_customer_idx" ON "share_events" USING btree ("customer_id");
  CREATE INDEX "share_events_updated_at_idx" ON "share_events" USING btree ("updated_at");
  CREATE INDEX "share_events_created_at_idx" ON "share_events" USING btree ("created_at");
  CREATE INDEX "cancel_feedback_reason_idx" ON "cancel_feedback" USING btree ("reason");
  CREATE INDEX "cancel_feedback_customer_idx" ON "cancel_feedback" USING btree ("customer_id");
  CREATE INDEX "cancel_feedback_licence_idx" ON "cancel_feedback" USING btree ("licence_id");
  CREATE INDEX "cancel_feedback_updated_at_idx" ON "cancel_feedback" USING btree ("updated_at");
  CREATE INDEX "cancel_feedback_created_at_idx" ON "cancel_feedback" USING btree ("created_at");
  CREATE UNIQUE INDEX "push_registrations_endpoint_idx" ON "push_registrations" USING btree ("endpoint");
  CREATE INDEX "push_registrations_language_idx" ON "push_registrations" USING btree ("language");
  CREATE INDEX "push_registrations_customer_idx" ON "push_registrations" USING btree ("customer_id");
  CREATE INDEX "push_registrations_last_active_idx" ON "push_registrations" USING btree ("last_active");
  CREATE INDEX "push_registrations_updated_at_idx" ON "push_registrations" USING btree ("updated_at");
  CREATE INDEX "push_registrations_created_at_idx" ON "push_registrations" USING btree ("created_at");
  CREATE UNIQUE INDEX "client_reports_fingerprint_idx" ON "client_reports" USING btree ("fingerprint");
  CREATE INDEX "client_reports_last_seen_idx" ON "client_reports" USING btree ("last_seen");
  CREATE INDEX "client_reports_updated_at_idx" ON "client_reports" USING btree ("updated_at");
  CREATE INDEX "client_reports_created_at_idx" ON "client_reports" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_share_events_fk" FOREIGN KEY ("share_events_id") REFERENCES "public"."share_events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_cancel_feedback_fk" FOREIGN KEY ("cancel_feedback_id") REFERENCES "public"."cancel_feedback"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_push_registrations_fk" FOREIGN KEY ("push_registrations_id") REFERENCES "public"."push_registrations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_client_reports_fk" FOREIGN KEY ("client_reports_id") REFERENCES "public"."client_reports"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_share_events_id_idx" ON "payload_locked_documents_rels" USING btree ("share_events_id");
  CREATE INDEX "payload_locked_documents_rels_cancel_feedback_id_idx" ON "payload_locked_documents_rels" USING btree ("cancel_feedback_id");
  CREATE INDEX "payload_locked_documents_rels_push_registrations_id_idx" ON "payload_locked_documents_rels" USING btree ("push_registrations_id");
  CREATE INDEX "payload_locked_documents_rels_client_reports_id_idx" ON "payload_locked_documents_rels" USING btree ("client_reports_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "share_events" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cancel_feedback" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "push_registrations" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "client_reports" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "share_events" CASCADE;
  DROP TABLE "cancel_feedback" CASCADE;
  DROP TABLE "push_registrations" CASCADE;
  DROP TABLE "client_reports" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_share_events_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_cancel_feedback_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_push_registrations_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_client_reports_fk";
  
  DROP INDEX "payload_locked_documents_rels_share_events_id_idx";
  DROP INDEX "payload_locked_documents_rels_cancel_feedback_id_idx";
  DROP INDEX "payload_locked_documents_rels_push_registrations_id_idx";
  DROP INDEX "payload_locked_documents_rels_client_reports_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "share_events_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "cancel_feedback_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "push_registrations_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "client_reports_id";
  DROP TYPE "public"."enum_share_events_channel";
  DROP TYPE "public"."enum_cancel_feedback_reason";
  DROP TYPE "public"."enum_client_reports_kind";`)
}
