import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// What somebody of the staff typed into «New sale», and the campaign that it became, so that sending it twice makes one (decision 074).
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table sale_forms (
      id uuid primary key,
      staff_id uuid not null references users (id) on delete cascade,
      typed jsonb not null,
      told jsonb not null default '{}',
      campaign_id uuid references campaigns (id) on delete set null,
      sent_at timestamptz not null
    );
    create index sale_forms_staff on sale_forms (staff_id);
    create index sale_forms_campaign on sale_forms (campaign_id);
    create index sale_forms_sent on sale_forms (sent_at);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table sale_forms`)
}
