import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_audit_events_action" ADD VALUE 'release_computer' BEFORE 'show_email';
  ALTER TYPE "public"."enum_audit_events_action" ADD VALUE 'move_order' BEFORE 'show_email';
  ALTER TYPE "public"."enum_audit_events_action" ADD VALUE 'extend_licence' BEFORE 'show_email';
  ALTER TYPE "public"."enum_audit_events_action" ADD VALUE 'answer' BEFORE 'edit';
  ALTER TYPE "public"."enum_audit_events_action" ADD VALUE 'note' BEFORE 'edit';
  ALTER TYPE "public"."enum_audit_events_action" ADD VALUE 'take' BEFORE 'edit';
  ALTER TYPE "public"."enum_audit_events_action" ADD VALUE 'give_free' BEFORE 'edit';
  ALTER TYPE "public"."enum_audit_events_action" ADD VALUE 'close' BEFORE 'edit';
  ALTER TYPE "public"."enum_audit_events_action" ADD VALUE 'reopen' BEFORE 'edit';
  CREATE TABLE "saved_replies" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "saved_replies_translations" (
  	"text" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "ticket_notes" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"ticket_id" uuid NOT NULL,
  	"staff" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "ticket_drafts" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"ticket_id" uuid NOT NULL,
  	"staff_id" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "orders" ADD COLUMN "sold_to" varchar;
  ALTER TABLE "devices" ADD COLUMN "by_support" boolean DEFAULT false NOT NULL;
  ALTER TABLE "tickets" ADD COLUMN "assignee_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "saved_replies_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "ticket_notes_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "ticket_drafts_id" uuid;
  ALTER TABLE "saved_replies_translations" ADD CONSTRAINT "saved_replies_translations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."saved_replies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "ticket_notes" ADD CONSTRAINT "ticket_notes_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "ticket_drafts" ADD CONSTRAINT "ticket_drafts_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "saved_replies_title_idx" ON "saved_replies" USING btree ("title");
  CREATE INDEX "saved_replies_updated_at_idx" ON "saved_replies" USING btree ("updated_at");
  CREATE INDEX "saved_replies_created_at_idx" ON "saved_replies" USING btree ("created_at");
  CREATE UNIQUE INDEX "saved_replies_translations_locale_parent_id_unique" ON "saved_replies_translations" USING btree ("_locale","_parent_id");
  CREATE INDEX "ticket_notes_ticket_idx" ON "ticket_notes" USING btree ("ticket_id");
  CREATE INDEX "ticket_notes_updated_at_idx" ON "ticket_notes" USING btree ("updated_at");
  CREATE INDEX "ticket_notes_created_at_idx" ON "ticket_notes" USING btree ("created_at");
  CREATE INDEX "ticket_drafts_ticket_idx" ON "ticket_drafts" USING btree ("ticket_id");
  CREATE INDEX "ticket_drafts_updated_at_idx" ON "ticket_drafts" USING btree ("updated_at");
  CREATE INDEX "ticket_drafts_created_at_idx" ON "ticket_drafts" USING btree ("created_at");
  CREATE UNIQUE INDEX "ticket_staff_id_idx" ON "ticket_drafts" USING btree ("ticket_id","staff_id");
  ALTER TABLE "tickets" ADD CONSTRAINT "tickets_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_saved_replies_fk" FOREIGN KEY ("saved_replies_id") REFERENCES "public"."saved_replies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_ticket_notes_fk" FOREIGN KEY ("ticket_notes_id") REFERENCES "public"."ticket_notes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_ticket_drafts_fk" FOREIGN KEY ("ticket_drafts_id") REFERENCES "public"."ticket_drafts"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "tickets_assignee_idx" ON "tickets" USING btree ("assignee_id");
  CREATE INDEX "payload_locked_documents_rels_saved_replies_id_idx" ON "payload_locked_documents_rels" USING btree ("saved_replies_id");
  CREATE INDEX "payload_locked_documents_rels_ticket_notes_id_idx" ON "payload_locked_documents_rels" USING btree ("ticket_notes_id");
  CREATE INDEX "payload_locked_documents_rels_ticket_drafts_id_idx" ON "payload_locked_documents_rels" USING btree ("ticket_drafts_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "saved_replies" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "saved_replies_translations" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "ticket_notes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "ticket_drafts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "saved_replies" CASCADE;
  DROP TABLE "saved_replies_translations" CASCADE;
  DROP TABLE "ticket_notes" CASCADE;
  DROP TABLE "ticket_drafts" CASCADE;
  ALTER TABLE "tickets" DROP CONSTRAINT "tickets_assignee_id_users_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_saved_replies_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_ticket_notes_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_ticket_drafts_fk";
  
  ALTER TABLE "audit_events" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_events_action";
  CREATE TYPE "public"."enum_audit_events_action" AS ENUM('resend', 'refund', 'revoke', 'restore', 'reissue', 'show_key', 'show_email', 'show_whole_email', 'send_email', 'charge', 'extend', 'end_now', 'edit');
  ALTER TABLE "audit_events" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_events_action" USING "action"::"public"."enum_audit_events_action";
  DROP INDEX "tickets_assignee_idx";
  DROP INDEX "payload_locked_documents_rels_saved_replies_id_idx";
  DROP INDEX "payload_locked_documents_rels_ticket_notes_id_idx";
  DROP INDEX "payload_locked_documents_rels_ticket_drafts_id_idx";
  ALTER TABLE "orders" DROP COLUMN "sold_to";
  ALTER TABLE "devices" DROP COLUMN "by_support";
  ALTER TABLE "tickets" DROP COLUMN "assignee_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "saved_replies_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "ticket_notes_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "ticket_drafts_id";`)
}
