import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// Rows that decide which addresses exist, and the words around every page: loaded together with the rule book.
const TABLES = ['redirects', 'guides', 'pages', 'legal', 'navigation', 'announcement', 'announcement_translations']

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const table of TABLES) {
    await db.execute(
      sql.raw(`create trigger rule_book_changed after insert or update or delete or truncate on "${table}"
        for each statement execute function rule_book_changed()`),
    )
  }
  // Search in every language without a dictionary: three letters at a time, Japanese and Chinese too.
  await db.execute(
    sql.raw(`
      create extension if not exists pg_trgm;
      create index products_translations_name_trigrams on products_translations using gin (name gin_trgm_ops);
      create index articles_translations_title_trigrams on articles_translations using gin (title gin_trgm_ops);
      create index articles_translations_summary_trigrams on articles_translations using gin (summary gin_trgm_ops)`),
  )
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql.raw(`
      drop index articles_translations_summary_trigrams;
      drop index articles_translations_title_trigrams;
      drop index products_translations_name_trigrams`),
  )
  for (const table of TABLES) await db.execute(sql.raw(`drop trigger rule_book_changed on "${table}"`))
}
