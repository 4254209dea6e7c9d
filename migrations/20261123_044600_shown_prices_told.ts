import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// Reductions are counted from what was shown (decision 056): a price that is noted reaches every process, where any was.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create trigger rule_book_changed after insert on shown_prices
      for each row execute function rule_book_changed();`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop trigger rule_book_changed on shown_prices;`)
}
