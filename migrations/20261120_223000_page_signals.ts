import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// What pages read as they are made, beside what is loaded with the rule book: a change of any of these ends every
// stored page, in all processes.
const TABLES = [
  'articles', 'articles_translations', 'articles_texts', 'articles_rels',
  'authors', 'authors_translations',
  'best_lists', 'best_lists_translations', 'best_lists_entries',
  'campaigns_carousel',
  'categories', 'categories_translations',
  'changelogs', 'changelogs_texts',
  'guides_translations', 'guides_steps', 'guides_hints', 'guides_questions',
  'legal_translations',
  'media', 'media_translations',
  'pages_translations', 'pages_sites', 'pages_texts',
  'pages_blocks_action', 'pages_blocks_passages', 'pages_blocks_passages_passages', 'pages_blocks_picture',
  'pages_blocks_products', 'pages_blocks_questions', 'pages_blocks_questions_questions', 'pages_blocks_text',
  'product_copy_translations', 'product_copy_steps', 'product_copy_features', 'product_copy_questions',
  'reviews', 'reviews_translations', 'reviews_texts',
]

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`create function content_changed() returns trigger language plpgsql as $$
      begin
        perform pg_notify('content', pg_current_xact_id()::text); -- one notice per transaction
        return null;
      end $$`),
  )
  for (const table of TABLES) {
    await db.execute(
      sql.raw(`create trigger content_changed after insert or update or delete or truncate on "${table}"
        for each statement execute function content_changed()`),
    )
  }
  // Anybody can write a comment; pages change when one is let pass, or taken back.
  await db.execute(
    sql.raw(`
      create trigger content_changed_by_new after insert on comments for each row
        when (new.state = 'shown') execute function content_changed();
      create trigger content_changed after update on comments for each row
        when (old.state = 'shown' or new.state = 'shown') execute function content_changed();
      create trigger content_changed_by_removal after delete on comments for each row
        when (old.state = 'shown') execute function content_changed()`),
  )
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql.raw(`
      drop trigger content_changed_by_removal on comments;
      drop trigger content_changed on comments;
      drop trigger content_changed_by_new on comments`),
  )
  for (const table of TABLES) await db.execute(sql.raw(`drop trigger content_changed on "${table}"`))
  await db.execute(sql.raw('drop function content_changed()'))
}
