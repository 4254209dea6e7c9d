import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// Entries of the changelog become releases: the rows stay, without a file, so that none is offered as a download.
const RENAMED = [
  'alter type "enum_changelogs_application" rename to "enum_releases_application"',
  'alter table "changelogs" rename to "releases"',
  'alter table "changelogs_texts" rename to "releases_texts"',
  'alter table "payload_locked_documents_rels" rename column "changelogs_id" to "releases_id"',
  'alter table "payload_locked_documents_rels" rename constraint "payload_locked_documents_rels_changelogs_fk" to "payload_locked_documents_rels_releases_fk"',
  'alter table "releases_texts" rename constraint "changelogs_texts_parent_fk" to "releases_texts_parent_fk"',
  'alter index "changelogs_pkey" rename to "releases_pkey"',
  'alter index "changelogs_texts_pkey" rename to "releases_texts_pkey"',
  'alter sequence "changelogs_texts_id_seq" rename to "releases_texts_id_seq"',
  'alter index "changelogs_application_idx" rename to "releases_application_idx"',
  'alter index "changelogs_date_idx" rename to "releases_date_idx"',
  'alter index "changelogs_updated_at_idx" rename to "releases_updated_at_idx"',
  'alter index "changelogs_created_at_idx" rename to "releases_created_at_idx"',
  'alter index "changelogs_texts_order_parent" rename to "releases_texts_order_parent"',
  'alter index "changelogs_texts_locale_parent" rename to "releases_texts_locale_parent"',
  'alter index "payload_locked_documents_rels_changelogs_id_idx" rename to "payload_locked_documents_rels_releases_id_idx"',
]

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const statement of RENAMED) await db.execute(sql.raw(statement))
  await db.execute(sql`
    create type "public"."enum_releases_state" as enum('draft', 'published', 'retired');
    alter table "releases"
      add column "state" "enum_releases_state" default 'retired' not null,
      add column "minimum" varchar,
      add column "name" varchar,
      add column "address" varchar,
      add column "size" numeric,
      add column "sha256" varchar,
      add column "url" varchar,
      add column "thumbnail_u_r_l" varchar,
      add column "filename" varchar,
      add column "mime_type" varchar,
      add column "filesize" numeric,
      add column "width" numeric,
      add column "height" numeric;
    alter table "releases" alter column "state" set default 'draft';
    create unique index "releases_filename_idx" on "releases" using btree ("filename")`)
  // Counted apart, so that a download ends no stored page.
  await db.execute(sql`
    create table release_downloads (
      release_id uuid primary key references releases (id) on delete cascade,
      count bigint not null
    )`)
  await db.execute(sql`update seeded_rows set collection = 'releases' where collection = 'changelogs'`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`update seeded_rows set collection = 'changelogs' where collection = 'releases'`)
  await db.execute(sql`
    drop table release_downloads;
    drop index "releases_filename_idx";
    alter table "releases"
      drop column "state", drop column "minimum", drop column "name", drop column "address", drop column "size",
      drop column "sha256", drop column "url", drop column "thumbnail_u_r_l", drop column "filename",
      drop column "mime_type", drop column "filesize", drop column "width", drop column "height";
    drop type "public"."enum_releases_state"`)
  for (const statement of RENAMED.toReversed()) await db.execute(sql.raw(backwards(statement)))
}

/** `… rename A to B` with A and B in each other's place. */
function backwards(statement: string): string {
  const [, before = '', name = '', kind = '', from = '', to = ''] =
    /^(alter \w+) "(\w+)" rename (column |constraint |)(?:"(\w+)" )?to "(\w+)"$/.exec(statement) ?? []
  if (kind) return `${before} "${name}" rename ${kind}"${to}" to "${from}"`
  return `${before} "${to}" rename to "${name}"`
}
