import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_push_messages_words_language" AS ENUM('en', 'ja', 'de', 'es', 'it', 'fr', 'zh');
  CREATE TYPE "public"."enum_push_messages_countries" AS ENUM('ad', 'ae', 'af', 'ag', 'ai', 'al', 'am', 'ao', 'aq', 'ar', 'as', 'at', 'au', 'aw', 'ax', 'az', 'ba', 'bb', 'bd', 'be', 'bf', 'bg', 'bh', 'bi', 'bj', 'bl', 'bm', 'bn', 'bo', 'bq', 'br', 'bs', 'bt', 'bv', 'bw', 'by', 'bz', 'ca', 'cc', 'cd', 'cf', 'cg', 'ch', 'ci', 'ck', 'cl', 'cm', 'cn', 'co', 'cr', 'cu', 'cv', 'cw', 'cx', 'cy', 'cz', 'de', 'dj', 'dk', 'dm', 'do', 'dz', 'ec', 'ee', 'eg', 'eh', 'er', 'es', 'et', 'fi', 'fj', 'fk', 'fm', 'fo', 'fr', 'ga', 'gb', 'gd', 'ge', 'gf', 'gg', 'gh', 'gi', 'gl', 'gm', 'gn', 'gp', 'gq', 'gr', 'gs', 'gt', 'gu', 'gw', 'gy', 'hk', 'hm', 'hn', 'hr', 'ht', 'hu', 'id', 'ie', 'il', 'im', 'in', 'io', 'iq', 'ir', 'is', 'it', 'je', 'jm', 'jo', 'jp', 'ke', 'kg', 'kh', 'ki', 'km', 'kn', 'kp', 'kr', 'kw', 'ky', 'kz', 'la', 'lb', 'lc', 'li', 'lk', 'lr', 'ls', 'lt', 'lu', 'lv', 'ly', 'ma', 'mc', 'md', 'me', 'mf', 'mg', 'mh', 'mk', 'ml', 'mm', 'mn', 'mo', 'mp', 'mq', 'mr', 'ms', 'mt', 'mu', 'mv', 'mw', 'mx', 'my', 'mz', 'na', 'nc', 'ne', 'nf', 'ng', 'ni', 'nl', 'no', 'np', 'nr', 'nu', 'nz', 'om', 'pa', 'pe', 'pf', 'pg', 'ph', 'pk', 'pl', 'pm', 'pn', 'pr', 'ps', 'pt', 'pw', 'py', 'qa', 're', 'ro', 'rs', 'ru', 'rw', 'sa', 'sb', 'sc', 'sd', 'se', 'sg', 'sh', 'si', 'sj', 'sk', 'sl', 'sm', 'sn', 'so', 'sr', 'ss', 'st', 'sv', 'sx', 'sy', 'sz', 'tc', 'td', 'tf', 'tg', 'th', 'tj', 'tk', 'tl', 'tm', 'tn', 'to', 'tr', 'tt', 'tv', 'tw', 'tz', 'ua', 'ug', 'um', 'us', 'uy', 'uz', 'va', 'vc', 've', 'vg', 'vi', 'vn', 'vu', 'wf', 'ws', 'ye', 'yt', 'za', 'zm', 'zw');
  CREATE TYPE "public"."enum_push_messages_sites" AS ENUM('com', 'jp', 'discover_com', 'discover_jp');
  CREATE TYPE "public"."enum_push_messages_state" AS ENUM('draft', 'scheduled', 'sending', 'sent', 'stopped');
  CREATE TYPE "public"."enum_push_messages_send_at_tz" AS ENUM('UTC', 'Pacific/Midway', 'Pacific/Niue', 'Pacific/Honolulu', 'Pacific/Rarotonga', 'America/Anchorage', 'Pacific/Gambier', 'America/Los_Angeles', 'America/Tijuana', 'America/Denver', 'America/Phoenix', 'America/Chicago', 'America/Guatemala', 'America/New_York', 'America/Bogota', 'America/Caracas', 'America/Santiago', 'America/Buenos_Aires', 'America/Sao_Paulo', 'Atlantic/South_Georgia', 'Atlantic/Azores', 'Atlantic/Cape_Verde', 'Europe/London', 'Europe/Berlin', 'Africa/Lagos', 'Europe/Athens', 'Africa/Cairo', 'Europe/Moscow', 'Asia/Riyadh', 'Asia/Dubai', 'Asia/Baku', 'Asia/Karachi', 'Asia/Tashkent', 'Asia/Calcutta', 'Asia/Dhaka', 'Asia/Almaty', 'Asia/Jakarta', 'Asia/Bangkok', 'Asia/Shanghai', 'Asia/Singapore', 'Asia/Tokyo', 'Asia/Seoul', 'Australia/Brisbane', 'Australia/Sydney', 'Pacific/Guam', 'Pacific/Noumea', 'Pacific/Auckland', 'Pacific/Fiji');
  CREATE TABLE "push_messages_words" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"language" "enum_push_messages_words_language" NOT NULL,
  	"title" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"href" varchar NOT NULL
  );
  
  CREATE TABLE "push_messages_countries" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_push_messages_countries",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "push_messages_sites" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_push_messages_sites",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "push_messages" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"state" "enum_push_messages_state" DEFAULT 'draft' NOT NULL,
  	"send_at" timestamp(3) with time zone,
  	"send_at_tz" "enum_push_messages_send_at_tz" DEFAULT 'UTC',
  	"begun_at" timestamp(3) with time zone,
  	"finished_at" timestamp(3) with time zone,
  	"note" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "push_registrations" ADD COLUMN "site" varchar DEFAULT 'com' NOT NULL;
  ALTER TABLE "push_registrations" ADD COLUMN "country" varchar DEFAULT 'xx' NOT NULL;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "push_messages_id" uuid;
  ALTER TABLE "push_messages_words" ADD CONSTRAINT "push_messages_words_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."push_messages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "push_messages_countries" ADD CONSTRAINT "push_messages_countries_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."push_messages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "push_messages_sites" ADD CONSTRAINT "push_messages_sites_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."push_messages"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "push_messages_words_order_idx" ON "push_messages_words" USING btree ("_order");
  CREATE INDEX "push_messages_words_parent_id_idx" ON "push_messages_words" USING btree ("_parent_id");
  CREATE INDEX "push_messages_countries_order_idx" ON "push_messages_countries" USING btree ("order");
  CREATE INDEX "push_messages_countries_parent_idx" ON "push_messages_countries" USING btree ("parent_id");
  CREATE INDEX "push_messages_sites_order_idx" ON "push_messages_sites" USING btree ("order");
  CREATE INDEX "push_messages_sites_parent_idx" ON "push_messages_sites" USING btree ("parent_id");
  CREATE INDEX "push_messages_state_idx" ON "push_messages" USING btree ("state");
  CREATE INDEX "push_messages_updated_at_idx" ON "push_messages" USING btree ("updated_at");
  CREATE INDEX "push_messages_created_at_idx" ON "push_messages" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_push_messages_fk" FOREIGN KEY ("push_messages_id") REFERENCES "public"."push_messages"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_push_messages_id_idx" ON "payload_locked_documents_rels" USING btree ("push_messages_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "push_messages_words" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "push_messages_countries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "push_messages_sites" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "push_messages" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "push_messages_words" CASCADE;
  DROP TABLE "push_messages_countries" CASCADE;
  DROP TABLE "push_messages_sites" CASCADE;
  DROP TABLE "push_messages" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_push_messages_fk";
  
  DROP INDEX "payload_locked_documents_rels_push_messages_id_idx";
  ALTER TABLE "push_registrations" DROP COLUMN "site";
  ALTER TABLE "push_registrations" DROP COLUMN "country";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "push_messages_id";
  DROP TYPE "public"."enum_push_messages_words_language";
  DROP TYPE "public"."enum_push_messages_countries";
  DROP TYPE "public"."enum_push_messages_sites";
  DROP TYPE "public"."enum_push_messages_state";
  DROP TYPE "public"."enum_push_messages_send_at_tz";`)
}
