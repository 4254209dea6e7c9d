import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What editors wrote for the review site stays where it is said, under the names that count products, not services. */
const NAMES = [
  ['review.scores.of.services', 'review.scores.of.products'],
  ['review.scores.of.perService', 'review.scores.of.perProduct'],
  ['review.scores.fact.services', 'review.scores.fact.products'],
  ['review.scores.fact.perService', 'review.scores.fact.perProduct'],
  ['review.scores.rule.services', 'review.scores.rule.products'],
  ['review.scores.rule.perService', 'review.scores.rule.perProduct'],
  ['review.compare.of.services', 'review.compare.of.products'],
] as const

/** Nothing is lost where both are stored: the one under the name that is read stays, the other under its own. */
async function rename(db: MigrateUpArgs['db'], from: string, to: string): Promise<void> {
  await db.execute(sql`
    update interface_messages set key = ${to}
    where key = ${from} and not exists (select from interface_messages where key = ${to})`)
}

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const [services, products] of NAMES) await rename(db, services, products)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const [services, products] of NAMES) await rename(db, products, services)
}
