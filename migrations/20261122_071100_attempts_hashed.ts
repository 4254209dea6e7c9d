import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// As src/server/checkout/place-order.ts stores them from now on.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`update orders set attempt =
      translate(rtrim(encode(sha256(convert_to(attempt, 'UTF8')), 'base64'), '='), '+/', '-_')
      where attempt not like 'erased:%'`),
  )
}

/** Hashes stay: what they were made of is gone. */
export async function down(_: MigrateDownArgs): Promise<void> {}
