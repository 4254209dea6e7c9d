import type { Migration } from 'payload'
import { database } from '@/server/runtime/database'
import { openCms } from './cms'
import { migrationNames } from './migration-names'
import { say } from './say'

/** Does not boot Payload if there is nothing to do. */
export async function migrate(): Promise<void> {
  const missing = await missingMigrations()
  if (missing.length === 0) return
  say(`Migrating the database (${missing.length} to apply) …`)
  const payload = await openCms()
  const { level } = payload.logger
  // How an empty database came to be as it is, nobody has to read.
  if (missing.length === migrationNames().length) payload.logger.level = 'warn'
  // By their index, so that a compiled command needs no loader for them; Payload types them for any database.
  const { migrations } = await import('../../migrations')
  await payload.db.migrate({ migrations: migrations as Migration[] })
  payload.logger.level = level
}

export async function missingMigrations(): Promise<string[]> {
  const known = migrationNames()
  const [table] = await database.query<{ exists: boolean }>(
    `select to_regclass('payload_migrations') is not null as exists`,
  )
  if (!table?.exists) return known
  const applied = await database.query<{ name: string }>(
    'select name from payload_migrations where name is not null',
  )
  const names = new Set(applied.map(({ name }) => name))
  return known.filter(name => !names.has(name))
}
