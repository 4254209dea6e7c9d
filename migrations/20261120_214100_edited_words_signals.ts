import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// The words around every page and those that editors put in place of the built-in ones: loaded with the rule book.
const TABLES = [
  'navigation_header', 'navigation_header_translations',
  'navigation_footer', 'navigation_footer_translations',
  'navigation_footer_links', 'navigation_footer_links_translations',
  'faq', 'faq_translations',
  'interface_messages', 'interface_messages_translations',
]

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const table of TABLES) {
    await db.execute(
      sql.raw(`create trigger rule_book_changed after insert or update or delete or truncate on "${table}"
        for each statement execute function rule_book_changed()`),
    )
  }
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const table of TABLES) await db.execute(sql.raw(`drop trigger rule_book_changed on "${table}"`))
}
