import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "ticket_messages_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"ticket_attachments_id" uuid
  );
  
  CREATE TABLE "ticket_attachments" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  ALTER TABLE "ticket_messages" ADD COLUMN "mail_id" varchar;
  ALTER TABLE "letters" ADD COLUMN "reply_to" varchar;
  ALTER TABLE "letters" ADD COLUMN "receipt_id" uuid;
  ALTER TABLE "letters" ADD COLUMN "message_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "ticket_attachments_id" uuid;
  ALTER TABLE "ticket_messages_rels" ADD CONSTRAINT "ticket_messages_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."ticket_messages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "ticket_messages_rels" ADD CONSTRAINT "ticket_messages_rels_ticket_attachments_fk" FOREIGN KEY ("ticket_attachments_id") REFERENCES "public"."ticket_attachments"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "ticket_messages_rels_order_idx" ON "ticket_messages_rels" USING btree ("order");
  CREATE INDEX "ticket_messages_rels_parent_idx" ON "ticket_messages_rels" USING btree ("parent_id");
  CREATE INDEX "ticket_messages_rels_path_idx" ON "ticket_messages_rels" USING btree ("path");
  CREATE INDEX "ticket_messages_rels_ticket_attachments_id_idx" ON "ticket_messages_rels" USING btree ("ticket_attachments_id");
  CREATE INDEX "ticket_attachments_updated_at_idx" ON "ticket_attachments" USING btree ("updated_at");
  CREATE INDEX "ticket_attachments_created_at_idx" ON "ticket_attachments" USING btree ("created_at");
  CREATE UNIQUE INDEX "ticket_attachments_filename_idx" ON "ticket_attachments" USING btree ("filename");
  ALTER TABLE "letters" ADD CONSTRAINT "letters_receipt_id_orders_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "letters" ADD CONSTRAINT "letters_message_id_ticket_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."ticket_messages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_ticket_attachments_fk" FOREIGN KEY ("ticket_attachments_id") REFERENCES "public"."ticket_attachments"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "ticket_messages_mail_id_idx" ON "ticket_messages" USING btree ("mail_id");
  CREATE INDEX "letters_receipt_idx" ON "letters" USING btree ("receipt_id");
  CREATE INDEX "letters_message_idx" ON "letters" USING btree ("message_id");
  CREATE INDEX "payload_locked_documents_rels_ticket_attachments_id_idx" ON "payload_locked_documents_rels" USING btree ("ticket_attachments_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "ticket_messages_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "ticket_attachments" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "ticket_messages_rels" CASCADE;
  DROP TABLE "ticket_attachments" CASCADE;
  ALTER TABLE "letters" DROP CONSTRAINT "letters_receipt_id_orders_id_fk";
  
  ALTER TABLE "letters" DROP CONSTRAINT "letters_message_id_ticket_messages_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_ticket_attachments_fk";
  
  DROP INDEX "ticket_messages_mail_id_idx";
  DROP INDEX "letters_receipt_idx";
  DROP INDEX "letters_message_idx";
  DROP INDEX "payload_locked_documents_rels_ticket_attachments_id_idx";
  ALTER TABLE "ticket_messages" DROP COLUMN "mail_id";
  ALTER TABLE "letters" DROP COLUMN "reply_to";
  ALTER TABLE "letters" DROP COLUMN "receipt_id";
  ALTER TABLE "letters" DROP COLUMN "message_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "ticket_attachments_id";`)
}
