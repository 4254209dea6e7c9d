import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// Heads of pages say which picture they are shared with, as the rule book knows it. Few pages have one, and articles are saved
// often: what has nothing to do with such a picture loads no rule book again.

/** Payload saves the languages of a row by removing them all and putting them in again. */
const WITH_PICTURE = ['articles', 'reviews', 'best_lists', 'pages', 'guides', 'legal', 'product_copy'].map(
  table => `${table}_translations`,
)

/** What is read of them; a new row, and one that goes, brings or takes its languages. Any change of the other four is told already. */
const PARENTS = { articles: 'number', reviews: 'number', best_lists: 'key' }

/** What is read of a picture; one that is new is nowhere chosen, and one that goes is taken out of its page. */
const OF_MEDIA = ['filename', 'filesize', 'width', 'height', 'focal_x', 'focal_y']

const isOther = (columns: string[]): string =>
  columns.map(column => `old."${column}" is distinct from new."${column}"`).join(' or ')

type Signal = { table: string; event: string; when?: string; name?: string }

const SIGNALS: Signal[] = [
  ...WITH_PICTURE.flatMap(table => [
    { table, event: 'insert', when: 'new.share_picture_id is not null', name: 'rule_book_changed_by_new' },
    { table, event: 'update', when: isOther(['share_picture_id']) },
    { table, event: 'delete', when: 'old.share_picture_id is not null', name: 'rule_book_changed_by_removal' },
  ]),
  ...Object.entries(PARENTS).map(([table, key]) => ({
    table,
    event: 'update',
    when: isOther(['_status', 'deleted_at', key]),
  })),
  { table: 'pages_sites', event: 'insert or update or delete' },
  { table: 'media', event: 'update', when: isOther(OF_MEDIA) },
  { table: 'media_translations', event: 'update', when: isOther(['alt']) },
  { table: 'media_translations', event: 'delete', name: 'rule_book_changed_by_removal' },
]

const made = ({ table, event, when = 'true', name = 'rule_book_changed' }: Signal): string =>
  `create trigger ${name} after ${event} on "${table}" for each row when (${when})
    execute function rule_book_changed()`

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "product_copy_translations" ADD COLUMN "share_picture_id" uuid;
  ALTER TABLE "_product_copy_v_translations" ADD COLUMN "version_share_picture_id" uuid;
  ALTER TABLE "pages_translations" ADD COLUMN "share_picture_id" uuid;
  ALTER TABLE "_pages_v_translations" ADD COLUMN "version_share_picture_id" uuid;
  ALTER TABLE "articles_translations" ADD COLUMN "share_picture_id" uuid;
  ALTER TABLE "_articles_v_translations" ADD COLUMN "version_share_picture_id" uuid;
  ALTER TABLE "guides_translations" ADD COLUMN "share_picture_id" uuid;
  ALTER TABLE "_guides_v_translations" ADD COLUMN "version_share_picture_id" uuid;
  ALTER TABLE "reviews_translations" ADD COLUMN "share_picture_id" uuid;
  ALTER TABLE "_reviews_v_translations" ADD COLUMN "version_share_picture_id" uuid;
  ALTER TABLE "best_lists_translations" ADD COLUMN "share_picture_id" uuid;
  ALTER TABLE "_best_lists_v_translations" ADD COLUMN "version_share_picture_id" uuid;
  ALTER TABLE "legal_translations" ADD COLUMN "share_picture_id" uuid;
  ALTER TABLE "_legal_v_translations" ADD COLUMN "version_share_picture_id" uuid;
  ALTER TABLE "product_copy_translations" ADD CONSTRAINT "product_copy_translations_share_picture_id_media_id_fk" FOREIGN KEY ("share_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_product_copy_v_translations" ADD CONSTRAINT "_product_copy_v_translations_version_share_picture_id_media_id_fk" FOREIGN KEY ("version_share_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_translations" ADD CONSTRAINT "pages_translations_share_picture_id_media_id_fk" FOREIGN KEY ("share_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_translations" ADD CONSTRAINT "_pages_v_translations_version_share_picture_id_media_id_fk" FOREIGN KEY ("version_share_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles_translations" ADD CONSTRAINT "articles_translations_share_picture_id_media_id_fk" FOREIGN KEY ("share_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v_translations" ADD CONSTRAINT "_articles_v_translations_version_share_picture_id_media_id_fk" FOREIGN KEY ("version_share_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "guides_translations" ADD CONSTRAINT "guides_translations_share_picture_id_media_id_fk" FOREIGN KEY ("share_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_guides_v_translations" ADD CONSTRAINT "_guides_v_translations_version_share_picture_id_media_id_fk" FOREIGN KEY ("version_share_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reviews_translations" ADD CONSTRAINT "reviews_translations_share_picture_id_media_id_fk" FOREIGN KEY ("share_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reviews_v_translations" ADD CONSTRAINT "_reviews_v_translations_version_share_picture_id_media_id_fk" FOREIGN KEY ("version_share_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "best_lists_translations" ADD CONSTRAINT "best_lists_translations_share_picture_id_media_id_fk" FOREIGN KEY ("share_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_best_lists_v_translations" ADD CONSTRAINT "_best_lists_v_translations_version_share_picture_id_media_id_fk" FOREIGN KEY ("version_share_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "legal_translations" ADD CONSTRAINT "legal_translations_share_picture_id_media_id_fk" FOREIGN KEY ("share_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_legal_v_translations" ADD CONSTRAINT "_legal_v_translations_version_share_picture_id_media_id_fk" FOREIGN KEY ("version_share_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "product_copy_share_picture_idx" ON "product_copy_translations" USING btree ("share_picture_id","_locale");
  CREATE INDEX "_product_copy_v_version_version_share_picture_idx" ON "_product_copy_v_translations" USING btree ("version_share_picture_id","_locale");
  CREATE INDEX "pages_share_picture_idx" ON "pages_translations" USING btree ("share_picture_id","_locale");
  CREATE INDEX "_pages_v_version_version_share_picture_idx" ON "_pages_v_translations" USING btree ("version_share_picture_id","_locale");
  CREATE INDEX "articles_share_picture_idx" ON "articles_translations" USING btree ("share_picture_id","_locale");
  CREATE INDEX "_articles_v_version_version_share_picture_idx" ON "_articles_v_translations" USING btree ("version_share_picture_id","_locale");
  CREATE INDEX "guides_share_picture_idx" ON "guides_translations" USING btree ("share_picture_id","_locale");
  CREATE INDEX "_guides_v_version_version_share_picture_idx" ON "_guides_v_translations" USING btree ("version_share_picture_id","_locale");
  CREATE INDEX "reviews_share_picture_idx" ON "reviews_translations" USING btree ("share_picture_id","_locale");
  CREATE INDEX "_reviews_v_version_version_share_picture_idx" ON "_reviews_v_translations" USING btree ("version_share_picture_id","_locale");
  CREATE INDEX "best_lists_share_picture_idx" ON "best_lists_translations" USING btree ("share_picture_id","_locale");
  CREATE INDEX "_best_lists_v_version_version_share_picture_idx" ON "_best_lists_v_translations" USING btree ("version_share_picture_id","_locale");
  CREATE INDEX "legal_share_picture_idx" ON "legal_translations" USING btree ("share_picture_id","_locale");
  CREATE INDEX "_legal_v_version_version_share_picture_idx" ON "_legal_v_translations" USING btree ("version_share_picture_id","_locale");`)
  for (const signal of SIGNALS) await db.execute(sql.raw(made(signal)))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const { table, name = 'rule_book_changed' } of SIGNALS)
    await db.execute(sql.raw(`drop trigger ${name} on "${table}"`))
  await db.execute(sql`
   ALTER TABLE "product_copy_translations" DROP CONSTRAINT "product_copy_translations_share_picture_id_media_id_fk";
  
  ALTER TABLE "_product_copy_v_translations" DROP CONSTRAINT "_product_copy_v_translations_version_share_picture_id_media_id_fk";
  
  ALTER TABLE "pages_translations" DROP CONSTRAINT "pages_translations_share_picture_id_media_id_fk";
  
  ALTER TABLE "_pages_v_translations" DROP CONSTRAINT "_pages_v_translations_version_share_picture_id_media_id_fk";
  
  ALTER TABLE "articles_translations" DROP CONSTRAINT "articles_translations_share_picture_id_media_id_fk";
  
  ALTER TABLE "_articles_v_translations" DROP CONSTRAINT "_articles_v_translations_version_share_picture_id_media_id_fk";
  
  ALTER TABLE "guides_translations" DROP CONSTRAINT "guides_translations_share_picture_id_media_id_fk";
  
  ALTER TABLE "_guides_v_translations" DROP CONSTRAINT "_guides_v_translations_version_share_picture_id_media_id_fk";
  
  ALTER TABLE "reviews_translations" DROP CONSTRAINT "reviews_translations_share_picture_id_media_id_fk";
  
  ALTER TABLE "_reviews_v_translations" DROP CONSTRAINT "_reviews_v_translations_version_share_picture_id_media_id_fk";
  
  ALTER TABLE "best_lists_translations" DROP CONSTRAINT "best_lists_translations_share_picture_id_media_id_fk";
  
  ALTER TABLE "_best_lists_v_translations" DROP CONSTRAINT "_best_lists_v_translations_version_share_picture_id_media_id_fk";
  
  ALTER TABLE "legal_translations" DROP CONSTRAINT "legal_translations_share_picture_id_media_id_fk";
  
  ALTER TABLE "_legal_v_translations" DROP CONSTRAINT "_legal_v_translations_version_share_picture_id_media_id_fk";
  
  DROP INDEX "product_copy_share_picture_idx";
  DROP INDEX "_product_copy_v_version_version_share_picture_idx";
  DROP INDEX "pages_share_picture_idx";
  DROP INDEX "_pages_v_version_version_share_picture_idx";
  DROP INDEX "articles_share_picture_idx";
  DROP INDEX "_articles_v_version_version_share_picture_idx";
  DROP INDEX "guides_share_picture_idx";
  DROP INDEX "_guides_v_version_version_share_picture_idx";
  DROP INDEX "reviews_share_picture_idx";
  DROP INDEX "_reviews_v_version_version_share_picture_idx";
  DROP INDEX "best_lists_share_picture_idx";
  DROP INDEX "_best_lists_v_version_version_share_picture_idx";
  DROP INDEX "legal_share_picture_idx";
  DROP INDEX "_legal_v_version_version_share_picture_idx";
  ALTER TABLE "product_copy_translations" DROP COLUMN "share_picture_id";
  ALTER TABLE "_product_copy_v_translations" DROP COLUMN "version_share_picture_id";
  ALTER TABLE "pages_translations" DROP COLUMN "share_picture_id";
  ALTER TABLE "_pages_v_translations" DROP COLUMN "version_share_picture_id";
  ALTER TABLE "articles_translations" DROP COLUMN "share_picture_id";
  ALTER TABLE "_articles_v_translations" DROP COLUMN "version_share_picture_id";
  ALTER TABLE "guides_translations" DROP COLUMN "share_picture_id";
  ALTER TABLE "_guides_v_translations" DROP COLUMN "version_share_picture_id";
  ALTER TABLE "reviews_translations" DROP COLUMN "share_picture_id";
  ALTER TABLE "_reviews_v_translations" DROP COLUMN "version_share_picture_id";
  ALTER TABLE "best_lists_translations" DROP COLUMN "share_picture_id";
  ALTER TABLE "_best_lists_v_translations" DROP COLUMN "version_share_picture_id";
  ALTER TABLE "legal_translations" DROP COLUMN "share_picture_id";
  ALTER TABLE "_legal_v_translations" DROP COLUMN "version_share_picture_id";`)
}
