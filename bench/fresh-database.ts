import { randomBytes } from 'node:crypto'
import type { Client } from 'pg'
import { urlOf } from '../scripts/shop/kept-database'
import { onDatabase } from '../tests/support/shop-copy'
import { makeTemplate, templateName } from '../tests/support/template'

export type FreshDatabase = { url: string; query: Client['query'] }

/**
 * A migrated and seeded database that the parts of `src/server` use which `work` imports (`await import(…)`, for their first
 * connection stays); it goes with the work.
 */
export async function withFreshDatabase<T>(work: (db: FreshDatabase) => Promise<T>): Promise<T> {
  const admin = process.env.DATABASE_URL ?? ''
  const [template, name] = [templateName(), `bench_${randomBytes(6).toString('hex')}`]
  await makeTemplate(admin, template)
  await onDatabase(admin, db => db.query(`create database "${name}" template "${template}"`))
  const url = urlOf(admin, name)
  Object.assign(process.env, { DATABASE_URL: url, LOG_LEVEL: 'silent' })
  try {
    return await onDatabase(url, db => work({ url, query: db.query.bind(db) }))
  } finally {
    await onDatabase(admin, db => db.query(`drop database if exists "${name}" with (force)`))
  }
}
