import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// Each version says who made it, of texts, sellers and the housekeeping too.
const TABLES = [
  'articles',
  'pages',
  'guides',
  'reviews',
  'best_lists',
  'product_copy',
  'legal',
  'sellers',
  'housekeeping',
]

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const table of TABLES)
    await db.execute(
      sql.raw(`
        alter table "${table}" add column "changed_by" varchar;
        alter table "_${table}_v" add column "version_changed_by" varchar`),
    )
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const table of TABLES)
    await db.execute(
      sql.raw(`
        alter table "_${table}_v" drop column "version_changed_by";
        alter table "${table}" drop column "changed_by"`),
    )
}
