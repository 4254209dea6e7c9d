import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// Why a payment goes back: what went back with its order counts where something else stood on that.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`alter table payment_sessions add column returned_because text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`alter table payment_sessions drop column returned_because;`)
}
