import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// Money that has to go back is owed until its payer gave it back, also where the job that asked for it is gone. What is
// to go back already is asked for once more: the payer says that it was given back.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table payment_sessions
      add column owed_at timestamptz,
      add column given_back_at timestamptz,
      add column return_tries integer not null default 0,
      add column return_tried_at timestamptz,
      add column return_error text;
    update payment_sessions s set owed_at = now() where s.state = 'returned'
      or (s.state = 'paid' and s.purpose = 'order' and exists (
        select from price_differences d join orders o on o.id = d.order_id
        where d.order_id = s.order_id and d.state = 'refunded' and o.state = 'paid'));
    create index payment_sessions_owed on payment_sessions (owed_at) where given_back_at is null and owed_at is not null;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop index payment_sessions_owed;
    alter table payment_sessions drop column owed_at, drop column given_back_at, drop column return_tries,
      drop column return_tried_at, drop column return_error;`)
}
