import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_contract_declarations_state" AS ENUM('open', 'done');
  CREATE TYPE "public"."enum_contract_declarations_kind" AS ENUM('cancellation', 'withdrawal');
  CREATE TYPE "public"."enum_contract_declarations_way" AS ENUM('ordinary', 'extraordinary');
  CREATE TYPE "public"."enum_contract_declarations_end" AS ENUM('soonest', 'day');
  CREATE TABLE "contract_declarations" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"state" "enum_contract_declarations_state" DEFAULT 'open' NOT NULL,
  	"note" varchar,
  	"number" varchar NOT NULL,
  	"idempotency_key" varchar NOT NULL,
  	"kind" "enum_contract_declarations_kind" NOT NULL,
  	"way" "enum_contract_declarations_way",
  	"reason" varchar,
  	"name" varchar,
  	"contract" varchar,
  	"end" "enum_contract_declarations_end",
  	"end_day" varchar,
  	"email" varchar NOT NULL,
  	"locale" varchar NOT NULL,
  	"site" varchar NOT NULL,
  	"received_at" timestamp(3) with time zone NOT NULL,
  	"order_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "contract_declarations_id" uuid;
  ALTER TABLE "contract_declarations" ADD CONSTRAINT "contract_declarations_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "contract_declarations_state_idx" ON "contract_declarations" USING btree ("state");
  CREATE UNIQUE INDEX "contract_declarations_number_idx" ON "contract_declarations" USING btree ("number");
  CREATE UNIQUE INDEX "contract_declarations_idempotency_key_idx" ON "contract_declarations" USING btree ("idempotency_key");
  CREATE INDEX "contract_declarations_email_idx" ON "contract_declarations" USING btree ("email");
  CREATE INDEX "contract_declarations_order_idx" ON "contract_declarations" USING btree ("order_id");
  CREATE INDEX "contract_declarations_updated_at_idx" ON "contract_declarations" USING btree ("updated_at");
  CREATE INDEX "contract_declarations_created_at_idx" ON "contract_declarations" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_contract_declarations_fk" FOREIGN KEY ("contract_declarations_id") REFERENCES "public"."contract_declarations"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_contract_declarations_id_idx" ON "payload_locked_documents_rels" USING btree ("contract_declarations_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "contract_declarations" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "contract_declarations" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_contract_declarations_fk";
  
  DROP INDEX "payload_locked_documents_rels_contract_declarations_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "contract_declarations_id";
  DROP TYPE "public"."enum_contract_declarations_state";
  DROP TYPE "public"."enum_contract_declarations_kind";
  DROP TYPE "public"."enum_contract_declarations_way";
  DROP TYPE "public"."enum_contract_declarations_end";`)
}
