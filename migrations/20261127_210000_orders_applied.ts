import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// What a coupon brought is found by the steps of stored prices that name it, not by reading every order.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`create index orders_applied on orders using gin ((quote -> 'applied') jsonb_path_ops)`),
  )
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw('drop index orders_applied'))
}
