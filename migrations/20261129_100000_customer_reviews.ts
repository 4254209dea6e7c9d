import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_customer_reviews_locale" AS ENUM('en', 'ja', 'de', 'es', 'it', 'fr', 'zh');
  CREATE TYPE "public"."enum_customer_reviews_state" AS ENUM('waiting', 'shown', 'refused');
  CREATE TYPE "public"."enum_customer_reviews_refusal" AS ENUM('off_topic', 'personal_data', 'insult', 'advertising', 'unlawful', 'copied');
  CREATE TABLE "customer_reviews" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"route" varchar NOT NULL,
  	"customer_id" uuid,
  	"licence_id" uuid,
  	"stars" numeric NOT NULL,
  	"title" varchar,
  	"text" varchar NOT NULL,
  	"locale" "enum_customer_reviews_locale" NOT NULL,
  	"name" varchar,
  	"state" "enum_customer_reviews_state" DEFAULT 'waiting' NOT NULL,
  	"refusal" "enum_customer_reviews_refusal",
  	"answer" varchar,
  	"written_at" timestamp(3) with time zone NOT NULL,
  	"decided_at" timestamp(3) with time zone,
  	"decided_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "customer_reviews_id" uuid;
  ALTER TABLE "customer_reviews" ADD CONSTRAINT "customer_reviews_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "customer_reviews" ADD CONSTRAINT "customer_reviews_licence_id_licences_id_fk" FOREIGN KEY ("licence_id") REFERENCES "public"."licences"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "customer_reviews_customer_idx" ON "customer_reviews" USING btree ("customer_id");
  CREATE INDEX "customer_reviews_licence_idx" ON "customer_reviews" USING btree ("licence_id");
  CREATE INDEX "customer_reviews_state_idx" ON "customer_reviews" USING btree ("state");
  CREATE INDEX "customer_reviews_updated_at_idx" ON "customer_reviews" USING btree ("updated_at");
  CREATE INDEX "customer_reviews_created_at_idx" ON "customer_reviews" USING btree ("created_at");
  CREATE UNIQUE INDEX "customer_route_idx" ON "customer_reviews" USING btree ("customer_id","route");
  CREATE INDEX "route_state_idx" ON "customer_reviews" USING btree ("route","state");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_customer_reviews_fk" FOREIGN KEY ("customer_reviews_id") REFERENCES "public"."customer_reviews"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_customer_reviews_id_idx" ON "payload_locked_documents_rels" USING btree ("customer_reviews_id");
  alter table customer_reviews add constraint customer_reviews_stars check (stars in (1, 2, 3, 4, 5));
  -- Pages show what staff let pass, and change when they do, as for comments.
  create trigger content_changed_by_new after insert on customer_reviews for each row
    when (new.state = 'shown') execute function content_changed();
  create trigger content_changed after update on customer_reviews for each row
    when (old.state = 'shown' or new.state = 'shown') execute function content_changed();
  create trigger content_changed_by_removal after delete on customer_reviews for each row
    when (old.state = 'shown') execute function content_changed();`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "customer_reviews" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "customer_reviews" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_customer_reviews_fk";
  
  DROP INDEX "payload_locked_documents_rels_customer_reviews_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "customer_reviews_id";
  DROP TYPE "public"."enum_customer_reviews_locale";
  DROP TYPE "public"."enum_customer_reviews_state";
  DROP TYPE "public"."enum_customer_reviews_refusal";`)
}
