import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// The first page of the admin counts disputes that are open, a few among all orders.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(`create index orders_open_disputes on orders (dispute) where dispute = 'open'`))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw('drop index orders_open_disputes'))
}
