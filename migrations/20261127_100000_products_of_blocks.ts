import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// A block of products named them by typed routes; now it refers to their rows (decision 089). Of the products that share a
// route the one for Windows is meant; a route that no product has showed nothing, and goes.
const PAIRS = [
  { parent: 'pages', texts: 'pages_texts', rels: 'pages_rels' },
  { parent: '_pages_v', texts: '_pages_v_texts', rels: '_pages_v_rels' },
] as const

const SIGNALS = (table: string) => `
  create trigger content_changed after insert or update or delete or truncate on "${table}"
    for each statement execute function content_changed();`

const RELS = ({ parent, texts, rels }: (typeof PAIRS)[number]) => `
  create table "${rels}" (
    "id" serial primary key not null,
    "order" integer,
    "parent_id" uuid not null,
    "path" varchar not null,
    "locale" "_locales",
    "products_id" uuid
  );
  alter table "${rels}" add constraint "${rels}_parent_fk" foreign key ("parent_id")
    references "public"."${parent}"("id") on delete cascade on update no action;
  alter table "${rels}" add constraint "${rels}_products_fk" foreign key ("products_id")
    references "public"."products"("id") on delete cascade on update no action;
  create index "${rels}_order_idx" on "${rels}" using btree ("order");
  create index "${rels}_parent_idx" on "${rels}" using btree ("parent_id");
  create index "${rels}_path_idx" on "${rels}" using btree ("path");
  create index "${rels}_locale_idx" on "${rels}" using btree ("locale");
  create index "${rels}_products_id_idx" on "${rels}" using btree ("products_id", "locale");
  insert into "${rels}" ("order", parent_id, path, locale, products_id)
    select t."order", t.parent_id, regexp_replace(t.path, '\\.routes$', '.products'), t.locale, p.id
    from "${texts}" t join (select distinct on (route) route, id from products order by route, os, pid) p on p.route = t.text
    where t.path ~ '^(version\\.)?blocks\\.\\d+\\.routes$'
    order by t.id;
  drop table "${texts}";`

const TEXTS = ({ parent, texts, rels }: (typeof PAIRS)[number]) => `
  create table "${texts}" (
    "id" serial primary key not null,
    "order" integer not null,
    "parent_id" uuid not null,
    "path" varchar not null,
    "text" varchar,
    "locale" "_locales"
  );
  alter table "${texts}" add constraint "${texts}_parent_fk" foreign key ("parent_id")
    references "public"."${parent}"("id") on delete cascade on update no action;
  create index "${texts}_order_parent" on "${texts}" using btree ("order", "parent_id");
  create index "${texts}_locale_parent" on "${texts}" using btree ("locale", "parent_id");
  insert into "${texts}" ("order", parent_id, path, locale, text)
    select r."order", r.parent_id, regexp_replace(r.path, '\\.products$', '.routes'), r.locale, p.route
    from "${rels}" r join products p on p.id = r.products_id
    order by r.id;
  drop table "${rels}";`

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const pair of PAIRS) await db.execute(sql.raw(RELS(pair)))
  await db.execute(sql.raw(SIGNALS('pages_rels')))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const pair of PAIRS) await db.execute(sql.raw(TEXTS(pair)))
  await db.execute(sql.raw(SIGNALS('pages_texts')))
}
