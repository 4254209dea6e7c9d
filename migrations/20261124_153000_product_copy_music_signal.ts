import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// The panel «Music» of product pages shows it.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create trigger content_changed after insert or update or delete or truncate on product_copy_music
      for each statement execute function content_changed();`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop trigger content_changed on product_copy_music;`)
}
