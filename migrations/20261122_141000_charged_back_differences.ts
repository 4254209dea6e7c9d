import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// What was paid of differences is the sum of their payments, one of which the buyer's bank may take back.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table price_differences drop column paid_before;
    alter table payment_sessions drop constraint payment_sessions_state_check;
    alter table payment_sessions add constraint payment_sessions_state_check
      check (state in ('open', 'closed', 'void', 'paid', 'charged_back', 'returned'));`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    update payment_sessions set state = 'paid' where state = 'charged_back';
    alter table payment_sessions drop constraint payment_sessions_state_check;
    alter table payment_sessions add constraint payment_sessions_state_check
      check (state in ('open', 'closed', 'void', 'paid', 'returned'));
    alter table price_differences add column paid_before integer not null default 0 check (paid_before >= 0);`)
}
