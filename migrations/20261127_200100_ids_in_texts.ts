import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

const TEXTS = ['articles_translations', 'reviews_translations', 'legal_translations', 'pages_blocks_text']

// What a text links to or shows is found by the ids in it; to read every text of a large shop for each form took seconds.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
      create function ids_in(body jsonb) returns text[] language sql immutable parallel safe
        return array(select distinct m[1] from regexp_matches(body::text, '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}', 'g') found(m));
      ${TEXTS.map(table => `create index ${table}_ids on ${table} using gin (ids_in(body));`).join('\n')}`),
  )
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql.raw(`
      ${TEXTS.map(table => `drop index ${table}_ids;`).join('\n')}
      drop function ids_in`),
  )
}
