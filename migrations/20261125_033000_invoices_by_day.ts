import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// The first page of the admin adds up the invoices of the last days, however many there are.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`create index invoices_issued on invoices (issued_at)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop index invoices_issued`)
}
