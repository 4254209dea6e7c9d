import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// The first page of the admin adds up what was sold in the last days, however much was sold before.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create index invoices_issued on invoices (issued_at);
    create index orders_paid on orders (paid_at) where paid_at is not null;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop index orders_paid;
    drop index invoices_issued;`)
}
