import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// A payment without its buyer: charged to a payment method that the payer has saved. `charge_asked_at` is written before the
// payer is asked, so that what was not answered is read before it is asked again. The sandbox saves cards of its own.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table payment_sessions add column mandate text, add column charge_asked_at timestamptz;
    create table sandbox_mandates (
      mandate text primary key,
      card text not null check (card in ('good', 'declined', 'hard_declined')),
      ended_at timestamptz,
      created_at timestamptz not null default now()
    );`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop table sandbox_mandates;
    alter table payment_sessions drop column mandate, drop column charge_asked_at;`)
}
