import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// Reports join invoices and licences to orders by these alone; the whole rows, with their prices, are fifty times as large.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw('create index orders_sold on orders (number) include (id, currency)'))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw('drop index orders_sold'))
}
