import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_devices_os" AS ENUM('win', 'mac');
  CREATE TYPE "public"."enum_tickets_topic" AS ENUM('licence', 'device', 'payment', 'application', 'account', 'other');
  CREATE TYPE "public"."enum_tickets_state" AS ENUM('open', 'answered', 'closed');
  CREATE TYPE "public"."enum_ticket_messages_author" AS ENUM('customer', 'support');
  CREATE TABLE "devices" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"licence_id" uuid NOT NULL,
  	"device_hash" varchar NOT NULL,
  	"mac_end" varchar,
  	"name" varchar NOT NULL,
  	"os" "enum_devices_os" NOT NULL,
  	"bound_at" timestamp(3) with time zone NOT NULL,
  	"last_seen_at" timestamp(3) with time zone NOT NULL,
  	"released_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "tickets" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"number" varchar NOT NULL,
  	"customer_id" uuid NOT NULL,
  	"topic" "enum_tickets_topic" NOT NULL,
  	"state" "enum_tickets_state" DEFAULT 'open' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "ticket_messages" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"ticket_id" uuid NOT NULL,
  	"author" "enum_ticket_messages_author" DEFAULT 'support' NOT NULL,
  	"text" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "sign_ins" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"customer_id" uuid NOT NULL,
  	"device" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "referral_visits" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"customer_id" uuid NOT NULL,
  	"visitor_hash" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "customers" ADD COLUMN "referral_code" varchar;
  ALTER TABLE "customers" ADD COLUMN "referred_by_id" uuid;
  ALTER TABLE "sessions" ADD COLUMN "device" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "devices_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "tickets_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "ticket_messages_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "sign_ins_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "referral_visits_id" uuid;
  ALTER TABLE "devices" ADD CONSTRAINT "devices_licence_id_licences_id_fk" FOREIGN KEY ("licence_id") REFERENCES "public"."licences"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tickets" ADD CONSTRAINT "tickets_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "ticket_messages" ADD CONSTRAINT "ticket_messages_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sign_ins" ADD CONSTRAINT "sign_ins_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "referral_visits" ADD CONSTRAINT "referral_visits_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "devices_licence_idx" ON "devices" USING btree ("licence_id");
  CREATE INDEX "devices_updated_at_idx" ON "devices" USING btree ("updated_at");
  CREATE INDEX "devices_created_at_idx" ON "devices" USING btree ("created_at");
  CREATE UNIQUE INDEX "tickets_number_idx" ON "tickets" USING btree ("number");
  CREATE INDEX "tickets_customer_idx" ON "tickets" USING btree ("customer_id");
  CREATE INDEX "tickets_state_idx" ON "tickets" USING btree ("state");
  CREATE INDEX "tickets_updated_at_idx" ON "tickets" USING btree ("updated_at");
  CREATE INDEX "tickets_created_at_idx" ON "tickets" USING btree ("created_at");
  CREATE INDEX "ticket_messages_ticket_idx" ON "ticket_messages" USING btree ("ticket_id");
  CREATE INDEX "ticket_messages_updated_at_idx" ON "ticket_messages" USING btree ("updated_at");
  CREATE INDEX "ticket_messages_created_at_idx" ON "ticket_messages" USING btree ("created_at");
  CREATE INDEX "sign_ins_customer_idx" ON "sign_ins" USING btree ("customer_id");
  CREATE INDEX "sign_ins_updated_at_idx" ON "sign_ins" USING btree ("updated_at");
  CREATE INDEX "sign_ins_created_at_idx" ON "sign_ins" USING btree ("created_at");
  CREATE INDEX "referral_visits_customer_idx" ON "referral_visits" USING btree ("customer_id");
  CREATE INDEX "referral_visits_updated_at_idx" ON "referral_visits" USING btree ("updated_at");
  CREATE INDEX "referral_visits_created_at_idx" ON "referral_visits" USING btree ("created_at");
  CREATE UNIQUE INDEX "customer_visitor_hash_idx" ON "referral_visits" USING btree ("customer_id","visitor_hash");
  ALTER TABLE "customers" ADD CONSTRAINT "customers_referred_by_id_customers_id_fk" FOREIGN KEY ("referred_by_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_devices_fk" FOREIGN KEY ("devices_id") REFERENCES "public"."devices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_tickets_fk" FOREIGN KEY ("tickets_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_ticket_messages_fk" FOREIGN KEY ("ticket_messages_id") REFERENCES "public"."ticket_messages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_sign_ins_fk" FOREIGN KEY ("sign_ins_id") REFERENCES "public"."sign_ins"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_referral_visits_fk" FOREIGN KEY ("referral_visits_id") REFERENCES "public"."referral_visits"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "customers_referral_code_idx" ON "customers" USING btree ("referral_code");
  CREATE INDEX "customers_referred_by_idx" ON "customers" USING btree ("referred_by_id");
  CREATE INDEX "payload_locked_documents_rels_devices_id_idx" ON "payload_locked_documents_rels" USING btree ("devices_id");
  CREATE INDEX "payload_locked_documents_rels_tickets_id_idx" ON "payload_locked_documents_rels" USING btree ("tickets_id");
  CREATE INDEX "payload_locked_documents_rels_ticket_messages_id_idx" ON "payload_locked_documents_rels" USING btree ("ticket_messages_id");
  CREATE INDEX "payload_locked_documents_rels_sign_ins_id_idx" ON "payload_locked_documents_rels" USING btree ("sign_ins_id");
  CREATE INDEX "payload_locked_documents_rels_referral_visits_id_idx" ON "payload_locked_documents_rels" USING btree ("referral_visits_id");
  -- A computer holds one place of a licence; a released one may come back.
  CREATE UNIQUE INDEX "devices_bound_once" ON "devices" ("licence_id", "device_hash") WHERE "released_at" IS NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "devices" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tickets" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "ticket_messages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "sign_ins" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "referral_visits" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "devices" CASCADE;
  DROP TABLE "tickets" CASCADE;
  DROP TABLE "ticket_messages" CASCADE;
  DROP TABLE "sign_ins" CASCADE;
  DROP TABLE "referral_visits" CASCADE;
  ALTER TABLE "customers" DROP CONSTRAINT "customers_referred_by_id_customers_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_devices_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_tickets_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_ticket_messages_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_sign_ins_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_referral_visits_fk";
  
  DROP INDEX "customers_referral_code_idx";
  DROP INDEX "customers_referred_by_idx";
  DROP INDEX "payload_locked_documents_rels_devices_id_idx";
  DROP INDEX "payload_locked_documents_rels_tickets_id_idx";
  DROP INDEX "payload_locked_documents_rels_ticket_messages_id_idx";
  DROP INDEX "payload_locked_documents_rels_sign_ins_id_idx";
  DROP INDEX "payload_locked_documents_rels_referral_visits_id_idx";
  ALTER TABLE "customers" DROP COLUMN "referral_code";
  ALTER TABLE "customers" DROP COLUMN "referred_by_id";
  ALTER TABLE "sessions" DROP COLUMN "device";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "devices_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "tickets_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "ticket_messages_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "sign_ins_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "referral_visits_id";
  DROP TYPE "public"."enum_devices_os";
  DROP TYPE "public"."enum_tickets_topic";
  DROP TYPE "public"."enum_tickets_state";
  DROP TYPE "public"."enum_ticket_messages_author";`)
}
