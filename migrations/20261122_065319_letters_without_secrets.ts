import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** A stored letter as staff may read it, and as it stays once it is sent: no links, and of keys the end. */
const REDACTED = `regexp_replace(regexp_replace(text, 'https?://[^[:space:]]+', '[link]', 'g'),
  '([0-9A-Z]{5}-){5}([0-9A-Z]{5})', '•••••-\\2', 'g')`

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "letters" ALTER COLUMN "text" DROP NOT NULL;
  ALTER TABLE "letters" ADD COLUMN "redacted" varchar;`)
  await db.execute(
    sql.raw(`update letters set redacted = ${REDACTED};
      update letters set text = null, html = null, reply_to = null where state = 'sent'`),
  )
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   UPDATE "letters" SET "text" = coalesce("text", "redacted", '');
  ALTER TABLE "letters" ALTER COLUMN "text" SET NOT NULL;
  ALTER TABLE "letters" DROP COLUMN "redacted";`)
}
